"""RP-2.6, RP-4: what becomes of mission discs, who bribes whom, and who impresses King and Queen."""

from collections.abc import Sequence

from camarilla.arena.counts.counting import Counting, Ratio, Traits, kept
from camarilla.core.data import Event
from camarilla.core.text import Arg, Sentence, phrase
from camarilla.games.road_to_the_palace.evaluation import FIRST_COLUMN_POINTS, THIRD_COLUMN_POINTS
from camarilla.games.road_to_the_palace.events import (
    BribesChosen,
    InfluenceChanged,
    KingJudged,
    LoanTaken,
    QueenJudged,
    Reason,
    RoundBegan,
)

FATES = ("discs-first", "discs-third", "discs-owed")
SHARES = tuple(Ratio(f"road-{fate}", fate, "discs") for fate in FATES)


def count(events: Sequence[Event]) -> dict[str, int]:
    """The mission discs of one game, who took the pawn from somebody, and loans."""
    changes = [event for event in events if isinstance(event, InfluenceChanged)]
    pawns = [event for event in events if isinstance(event, KingJudged)]
    first = sum(event.points for event in changes if event.reason is Reason.FIRST_COLUMN) // FIRST_COLUMN_POINTS
    third = sum(event.points for event in changes if event.reason is Reason.THIRD_COLUMN) // THIRD_COLUMN_POINTS
    owed = -sum(event.points for event in changes if event.reason is Reason.DEBT and event.points < 0)
    return {
        "discs": first + third + owed,
        "discs-first": first,
        "discs-third": third,
        "discs-owed": owed,
        "pawn-taken": sum(1 for event in pawns if event.first_player != event.before),
        "loans": sum(1 for event in events if isinstance(event, LoanTaken)),
    }


def traits(events: Sequence[Event], players: int) -> Traits:
    """RP-2.6, RP-3.1, RP-4.2, RP-4.3: Bribes, the pawn, and who stands highest with King and Queen, by round.

    Where all stand alike, nobody stands highest or lowest.
    """
    found: list[set[str]] = [set() for _ in range(players)]
    number = 1
    for event in events:
        match event:
            case BribesChosen():
                found[event.seat] |= {f"bribe-1-{event.first.value}", f"bribe-2-{event.second.value}"}
            case RoundBegan():
                number = event.round
                found[event.first_player].add(f"pawn-{number}")
            case KingJudged() | QueenJudged():
                who = "king" if isinstance(event, KingJudged) else "queen"
                lowest = event.lowest if isinstance(event, QueenJudged) else ()
                for seat in event.highest if len(event.highest) < players else ():
                    found[seat].add(f"{who}-{number}")
                for seat in lowest if len(lowest) < players else ():
                    found[seat].add(f"last-{number}")
            case _:
                pass
    return kept(found)


def named(trait: str) -> Sentence:
    """A Bribe, the pawn, or a place with King or Queen, in a round."""
    kind, number, *rest = trait.split("-")
    thing: dict[str, Arg] = {"thing": phrase(f"road-to-the-palace-{rest[0]}")} if rest else {}
    return Sentence(f"lab-{kind}", {"round": int(number), **thing})


COUNTING = Counting(count, SHARES, traits=traits, named=named)
