"""A match with those who sit at it: people, and bots that decide from what their seat can see."""

import hashlib
import secrets
from collections.abc import Sequence
from pathlib import Path

import msgspec

from camarilla.bots import FORMER, levels_of, make_bot, usual_level
from camarilla.bots.style import STYLES
from camarilla.cli.words import FAILED, Refused
from camarilla.core import record as records
from camarilla.core.errors import BadRecord, why
from camarilla.core.match import Match
from camarilla.core.rng import number_from
from camarilla.games import GAMES

HUMAN = "human"
SEATS = "seats"
SEED = "seed"
TOLD = "told"
"""What the record keeps for us in its `table`."""


class House:
    """A match, who plays at which seat (HUMAN or a bot's level), and the seed it was dealt from, if we know it.

    Of a game that was saved we also know how many events each seat had been told.
    """

    def __init__(self, match: Match, seats: Sequence[str], seed: str | None, *, resumed: bool = False) -> None:
        self.match = match
        self.resumed = resumed
        self.seats = tuple(seats)
        self.seed = seed
        self.told: list[int] | None = None

    @property
    def humans(self) -> list[int]:
        """The seats where people sit."""
        return [seat for seat, who in enumerate(self.seats) if who == HUMAN]

    def bot_plays(self, seat: int) -> None:
        """Let a bot decide. Its chance comes from seed, seat and ply, so that a resumed game goes on the same way."""
        legal = self.match.legal_actions(seat)
        ply = len(self.match.moves)
        style = STYLES[number_from("style", self._chance(), seat) % len(STYLES)]
        who = f"{self.seats[seat]}/{style.key}"
        bot = make_bot(who, self.match.game.key, number_from("bot", self._chance(), seat, ply))
        self.match.play_action(seat, bot.decide(self.match.view(seat), legal))

    def save(self, path: Path) -> None:
        """Write the game to a file, with who sits where and what they have been told."""
        table = {SEATS: ",".join(self.seats)}
        if self.told is not None:
            table[TOLD] = ",".join(str(events) for events in self.told)
        if self.seed is not None:
            table[SEED] = self.seed
        self.match.save(path, table)

    def _chance(self) -> str:
        if self.seed is not None:
            return self.seed
        return hashlib.sha256(msgspec.json.encode(self.match.deal)).hexdigest()


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(8)


def seated(players: int, humans: int, bots: str | None, game: str) -> list[str]:
    """People first, then bots: of one level, or one level each; the usual one if nothing is said."""
    if not 0 <= humans <= players:
        raise Refused("cli-humans", players=players, humans=humans)
    return [HUMAN] * humans + bot_levels(bots, players - humans, game)


def bot_levels(bots: str | None, count: int, game: str) -> list[str]:
    """The levels of so many bots from a comma-separated list; without one, the usual one."""
    known = levels_of(game)
    levels = [usual_level(game)] if bots is None else [level.strip() for level in bots.split(",")]
    for level in levels:
        if level not in known:
            raise Refused("cli-bots", name=level, levels=", ".join(known))
    if len(levels) == 1:
        return levels * count
    if len(levels) != count:
        raise Refused("cli-bots-count", count=count, given=len(levels))
    return levels


def resumed(path: Path) -> House:
    """A game from a file, with who sat where; somebody else's record has a person first and bots after."""
    try:
        record = records.read(path.read_bytes())
        match = Match.replay(record, GAMES)
    except BadRecord as wrong:
        raise Refused("cli-bad-record", FAILED, file=str(path), why=why(wrong)) from wrong
    if SEATS not in record.table:
        return House(match, seated(match.players, 1, None, match.game.key), record.table.get(SEED), resumed=True)
    seats = record.table[SEATS].split(",")
    if len(seats) != match.players or not set(seats) <= {HUMAN, *levels_of(match.game.key), *FORMER}:
        raise BadRecord(f"table: {SEATS}: {record.table[SEATS]!r} does not say who plays at {match.players} seats")
    house = House(match, seats, record.table.get(SEED), resumed=True)
    told = record.table.get(TOLD, "").split(",")
    if len(told) == match.players and all(events.isdecimal() for events in told):
        house.told = [int(events) for events in told]
    return house


def is_name(name: str) -> bool:
    """Whether somebody may be called so: no number, which is a seat or a choice, nor signs alone."""
    return any(sign.isalpha() for sign in name)


def clean_names(names: Sequence[str]) -> list[str]:
    """Names as they may be printed: no control characters, no longer than a column."""
    return ["".join(sign for sign in name if sign.isprintable()).strip()[:MOST_NAME] for name in names]


MOST_NAME = 20
