"""Talk at the table, as far as it is typed: what one may answer to a claim."""

import enum


class Reply(enum.Enum):
    """An answer to somebody's claim."""

    BELIEVE = "believe"
    DOUBT = "doubt"
    AGREE = "agree"
    SHRUG = "shrug"
