"""The cards as people know them: in moves, events, views and records."""

import msgspec

from camarilla.games.royal_secrets.options import Favour


class Courtier(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """RS-1.2: a Courtier of a player's colour."""

    number: int
    colour: int
    value: int


class Excuse(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """RS-6.2: the Courtier that withdraws its player."""

    number: int
    colour: int


class Valet(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """RS-1.3: a Valet with its rumour."""

    number: int
    value: int
    rumour: int


class Cardinal(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """RS-1.4: a card of the Cardinal's."""

    number: int
    value: int


Card = Courtier | Excuse | Valet | Cardinal


class AudienceCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """RS-1.5: an Audience card, by its number in the deck file (from 0)."""

    number: int
    influence: int
    win: int
    loss: int
    favour: Favour
