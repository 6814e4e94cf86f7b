"""One game from deal to outcome, for somebody who just wants to play it.

A Match speaks in Moves, keeps every event, takes forced decisions by itself, and can be saved and loaded. Whatever
it gives to a reader is a View or an Event as seen by that reader.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from camarilla.core import record as records
from camarilla.core.data import Deal, Event, Move, Options, Outcome, Reader, View
from camarilla.core.errors import BadOptions, BadRecord, CamarillaError, why
from camarilla.core.game import Game, State
from camarilla.core.proof import Proof
from camarilla.core.record import By, Decision, Record
from camarilla.core.rng import KEY_BYTES, Dealing, key_from_seed
from camarilla.core.text import Sentence


class Match:
    """A game being played: `game`, `options`, `deal`, the `moves` so far, and the table they lead to."""

    def __init__(
        self,
        game: Game,
        deal: Deal,
        options: Options | Mapping[str, object] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        """Sit down to a deal. Raises BadDeal if it is not the whole box."""
        check_players(game, deal.players)
        if names and len(names) != deal.players:
            raise BadOptions(
                f"{len(names)} names for {deal.players} players",
                Sentence("bad-names", {"names": len(names), "players": deal.players}),
            )
        self.game = game
        self.deal = deal
        self.options: Options = options if isinstance(options, Options) else game.options(options)
        self.names = tuple(names)
        self.moves: list[tuple[int, Move]] = []
        self.takers: list[By | None] = []
        """For each of the moves: who took it, if it was a stand-in or the clock."""
        self.marks: list[By | None] = []
        """The same for each event, those that are dropped unseen too: who took the decision that it tells."""
        self._deciders: dict[int, By | None] = {}
        """Who has decided since everybody was last told something: one seat, or all whose answers lie sealed."""
        self._told: list[Event] = []
        self._state: State = game.lay_out(deal, self.options, self._told)
        self.marks += [None] * len(self._told)
        self._take_forced()

    @classmethod
    def start(
        cls,
        game: Game,
        players: int,
        seed: str | int | bytes,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
    ) -> "Match":
        """Deal from a seed (any text or number, or a 32-byte key) and sit down."""
        check_players(game, players)
        chosen = game.options(options)
        key = seed if isinstance(seed, bytes) else key_from_seed(str(seed))
        if len(key) != KEY_BYTES:
            raise BadOptions(
                f"a key has {KEY_BYTES} bytes, not {len(key)}",
                Sentence("bad-key", {"bytes": KEY_BYTES, "given": len(key)}),
            )
        return cls(game, game.shuffle(players, chosen, Dealing(key)), chosen, names)

    @property
    def players(self) -> int:
        """How many play."""
        return self.deal.players

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.is_over()

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return self._state.outcome()

    def waiting(self) -> tuple[int, ...]:
        """The seats the table waits for, as everybody sees it: the same until sealed answers are settled."""
        return self._state.view(None).waiting

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision. For whoever runs the table: while answers are sealed this is a secret."""
        return self._state.to_act()

    def legal(self, seat: int) -> list[Move]:
        """The moves this seat may make now; empty if it owes no decision."""
        return [self.game.move_of(action, self.options) for action in self.legal_actions(seat)]

    def legal_actions(self, seat: int) -> list[int]:
        """The same, as numbers, for bots."""
        self._check_reader(seat)
        return self._state.legal(seat)

    def play(self, seat: int, move: Move, by: By | None = None) -> list[Event]:
        """Make a move. Returns what followed, whole truth; give it to readers through `as_seen_by`.

        `by` says who took the decision for the seat; a stand-in's and the clock's are marked.

        Raises IllegalMove if the rules forbid it and BadMove if the game has no such move; then nothing has changed.
        """
        before = len(self._told)
        self._play(seat, self.game.action_of(move, self.options), records.mark(by))
        self._take_forced()
        return self._told[before:]

    def play_action(self, seat: int, action: int) -> list[Event]:
        """The same with the number of the move."""
        return self.play(seat, self.game.move_of(action, self.options))

    def view(self, reader: Reader) -> View:
        """What a seat, or a spectator (None), has been shown."""
        self._check_reader(reader)
        return self._state.view(reader)

    def history(self, reader: Reader, since: int = 0) -> list[Event]:
        """All events as this reader has seen them, from the reader's event number `since` on."""
        self._check_reader(reader)
        seen = [event.as_seen_by(reader) for event in self._told]
        return [event for event in seen if event is not None][since:]

    def marks_of(self, reader: Reader) -> list[By | None]:
        """For each event of a reader's history: whether a stand-in or the clock took the decision that it tells."""
        self._check_reader(reader)
        told = zip(self._told, self.marks, strict=True)
        return [mark for event, mark in told if event.as_seen_by(reader) is not None]

    def truth(self) -> list[Event]:
        """All events with the whole truth in them: for replays with all cards open, never for a reader."""
        return [event for event in self._told if not event.is_dropped()]

    def marks_of_truth(self) -> list[By | None]:
        """The marks of all these events."""
        return [mark for event, mark in zip(self._told, self.marks, strict=True) if not event.is_dropped()]

    def state(self) -> State:
        """The whole table as it stands, for whoever runs it; never for a reader, nor for a bot."""
        return self._state.copy()

    def record(self, table: Mapping[str, str] | None = None, proof: Proof | None = None) -> Record:
        """The match as data; `table` is kept in it for whoever runs the table, `proof` for whoever checks the deal."""
        return Record(
            records.FORMAT,
            self.game.key,
            msgspec.Raw(msgspec.json.encode(self.options)),
            msgspec.Raw(msgspec.json.encode(self.deal)),
            self.names,
            tuple(
                Decision(seat, msgspec.Raw(msgspec.json.encode(move)), by)
                for (seat, move), by in zip(self.moves, self.takers, strict=True)
            ),
            self.outcome,
            dict(table or {}),
            proof,
        )

    def save(self, path: Path | str, table: Mapping[str, str] | None = None, proof: Proof | None = None) -> None:
        """Write the record to a file; an older file there stays whole until the new one is."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_bytes(records.write(self.record(table, proof)))
        draft.replace(target)

    @classmethod
    def load(cls, path: Path | str, games: Sequence[Game]) -> "Match":
        """Read a record from a file and play it again. Raises BadRecord, saying where it does not fit."""
        return cls.replay(records.read(Path(path).read_bytes()), games)

    @classmethod
    def replay(cls, record: Record, games: Sequence[Game]) -> "Match":
        """Play a record again. Raises BadRecord, saying where it does not fit."""
        match = cls._opening(record, games)
        for number, decision in enumerate(record.moves, start=1):
            match.play_recorded(number, decision)
        if record.outcome is not None and record.outcome != match.outcome:
            raise BadRecord(
                f"after all {len(record.moves)} moves: the outcome is not the one that was recorded",
                Sentence("bad-record-outcome", {"moves": len(record.moves)}),
            )
        return match

    @classmethod
    def _opening(cls, record: Record, games: Sequence[Game]) -> "Match":
        game = next((game for game in games if game.key == record.game), None)
        if game is None:
            raise BadRecord(
                f"game: nobody here knows {record.game!r}", Sentence("bad-record-game", {"game": record.game})
            )
        try:
            options = game.options(msgspec.json.decode(record.options, type=dict[str, object]))
            return cls(game, game.read_deal(bytes(record.deal)), options, record.names)
        except (CamarillaError, msgspec.DecodeError) as wrong:
            sentence = Sentence("bad-record-opening", {"why": why(wrong)})
            raise BadRecord(f"before the first move: {wrong}", sentence) from wrong

    def play_recorded(self, number: int, decision: Decision) -> None:
        """Make a recorded move, unless it was forced and has been taken already."""
        try:
            move = self.game.read_move(bytes(decision.move))
            if len(self.moves) >= number:
                if self.moves[number - 1] != (decision.seat, move):
                    raise BadRecord(
                        f"the table had just one move here, {self.moves[number - 1]}, not {move}",
                        Sentence("bad-record-forced"),
                    )
                return
            self.play(decision.seat, move, decision.by)
        except CamarillaError as wrong:
            sentence = Sentence("bad-record-move", {"number": number, "seat": decision.seat + 1, "why": why(wrong)})
            raise BadRecord(f"move {number}, seat {decision.seat}: {wrong}", sentence) from wrong

    def _check_reader(self, reader: Reader) -> None:
        """Refuse a reader who does not sit at this table."""
        if reader is not None and not 0 <= reader < self.players:
            raise BadOptions(
                f"there is no seat {reader} at a table of {self.players}",
                Sentence("bad-seat", {"seat": reader + 1, "players": self.players}),
            )

    def _play(self, seat: int, action: int, by: By | None) -> None:
        self._state.play(seat, action, self._told)
        self.moves.append((seat, self.game.move_of(action, self.options)))
        self.takers.append(by)
        self._deciders[seat] = by
        new = self._told[len(self.marks) :]
        for event in new:
            whose = event.decision_of()
            self.marks.append(None if whose is None else self._deciders.get(whose))
        if any(event.as_seen_by(None) is not None for event in new):
            self._deciders.clear()

    def _take_forced(self) -> None:
        """Take every decision that everybody can see is the only one."""
        while (forced := self._state.forced()) is not None:
            self._play(forced[0], forced[1], None)


def check_players(game: Game, players: int) -> None:
    """Refuse a table that is too small or too large for a game."""
    if players not in game.seats:
        raise BadOptions(
            f"{game.key} is for {game.seats[0]} to {game.seats[-1]} players, not {players}",
            Sentence("bad-players", {"least": game.seats[0], "most": game.seats[-1], "players": players}),
        )
