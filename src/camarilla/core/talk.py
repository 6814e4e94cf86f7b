"""How players answer what others claim. Like a claim, an answer binds nobody."""

import enum

from camarilla.core.text import Name, Sentence


class Reply(enum.Enum):
    """What can be answered to a claim."""

    BELIEVE = "believe"
    DOUBT = "doubt"
    AGREE = "agree"
    """To a plan: go ahead, I am with you."""
    SHRUG = "shrug"


def reply_line(seat: int, said_by: int, reply: Reply) -> Sentence:
    """An answer in words, as the table hears it."""
    return Sentence(f"talk-reply-{reply.value}", {"player": Name(seat), "other": Name(said_by)})
