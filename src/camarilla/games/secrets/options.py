"""The table options."""

import enum

from camarilla.core.data import Options


class UnTies(enum.Enum):
    """SE-4.3: what a UN holder does who is no longer alone with the fewest cards."""

    CENTRE = "centre"
    KEEP = "keep"


class Notebook(enum.Enum):
    """SE-7.1: how much people may reread."""

    OFF = "off"
    LOG = "log"
    BELIEFS = "beliefs"


class SecretsOptions(Options, frozen=True, forbid_unknown_fields=True):
    """What a table may decide beforehand."""

    un_ties: UnTies = UnTies.CENTRE
    """SE-4.3: the UN token goes back to the centre, or a holder tied for the fewest cards keeps it."""
    notebook: Notebook = Notebook.LOG
    """SE-7.1: looks are shown once only, or may be reread, or are worked out for everybody."""
