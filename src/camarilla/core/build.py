"""Which of the two builds of the same sources is running."""


def is_compiled() -> bool:
    """Whether mypyc compiled the engine (this very module with it)."""
    return not __file__.endswith(".py")
