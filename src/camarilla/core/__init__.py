"""The contract every game keeps. Start with `camarilla.core.game`."""
