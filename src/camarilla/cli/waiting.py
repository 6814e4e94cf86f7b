"""The waiting room in words: who sits where, how the table is set, and what changes."""

from itertools import zip_longest

from rich.text import Text

from camarilla.cli import absence
from camarilla.cli.setting import in_words
from camarilla.locales import Speaker
from camarilla.protocol.tables import BotSeat, OpenSeat, PersonSeat, Phase, Seat, TableInfo
from camarilla.protocol.to_client import GameInfo, You


def names_of(table: TableInfo) -> list[str]:
    """Who sits where; nobody is called nothing."""
    return ["" if isinstance(seat, OpenSeat) else seat.name for seat in table.seats]


def players(table: TableInfo, game: GameInfo | None) -> list[str]:
    """Who plays the game: whoever sits there now, since a seat may have been taken over; else who sat there."""
    sitting = names_of(table)
    if game is None:
        return sitting
    if game.number != table.number:
        return list(game.names)
    return [now or then for now, then in zip_longest(sitting[: len(game.names)], game.names, fillvalue="")]


def title(table: TableInfo, speaker: Speaker) -> str:
    """The game, and which one at this table."""
    game = speaker.text(f"cli-join-game-{table.settings.game}")
    return speaker.text("cli-join-title", game=game, number=table.number)


def room_lines(table: TableInfo, you: You, speaker: Speaker) -> list[Text]:
    """Who sits where, and how the table is set."""
    lines = [Text(title(table, speaker), style="bold")]
    for number, seat in enumerate(table.seats, start=1):
        own = you.seat == number - 1
        style = "dim" if isinstance(seat, OpenSeat) else "bold" if own else ""
        lines.append(Text.assemble((f"{number:>3}  ", "bold cyan"), (seat_words(seat, speaker, own=own), style)))
    lines.append(Text(" · ".join(in_words(table.settings, speaker)), style="dim"))
    return lines


def seat_words(seat: Seat, speaker: Speaker, *, own: bool) -> str:
    """A seat in a few words."""
    match seat:
        case OpenSeat():
            return speaker.text("cli-join-seat-free")
        case BotSeat():
            return speaker.text("cli-join-seat-bot", name=seat.name, level=seat.level)
        case PersonSeat():
            marks = [
                speaker.text(f"cli-join-mark-{mark}")
                for mark, holds in (
                    ("you", own),
                    ("host", seat.is_host),
                    ("bot", seat.is_bot),
                    ("away", seat.away_since is not None and not own),
                    ("stand-in", seat.stand_in),
                )
                if holds
            ]
            return f"{seat.name} ({', '.join(marks)})" if marks else seat.name


def free_seats(table: TableInfo) -> int:
    """How many may still sit down."""
    return sum(isinstance(seat, OpenSeat) for seat in table.seats)


# ---------------------------------------------------------------------------------------------------- what changes


def differences(old: TableInfo, new: TableInfo, you: You, away: set[int], speaker: Speaker) -> list[str]:
    """What has happened between two looks at a table, in sentences; `away` are the seats that were said to be so.

    That a bot plays for somebody while a game goes on, or no longer does, and who takes a seat over, the table says
    itself.
    """
    told: list[str] = []
    if new.number != old.number:
        told.append(speaker.text("cli-join-once-more", number=new.number))
    if new.settings != old.settings:
        told.append(speaker.text("cli-join-set-anew", settings=" · ".join(in_words(new.settings, speaker))))
    is_same_game = old.phase is Phase.PLAYING and old.number == new.number
    for seat, (before, after) in enumerate(zip_longest(old.seats, new.seats)):
        if not (is_same_game and is_taken_over(before, after)):
            told += seat_changes(seat, before, after, speaker, you)
        if seat != you.seat and (change := coming_or_going(seat, before, after, away)) is not None:
            told += presence(change, before, after, new, speaker)
    if new.host != old.host:
        told.append(speaker.text("cli-join-new-host", name=new.host))
    if new.phase is Phase.DEALING and old.phase is Phase.WAITING:
        told.append(speaker.text("cli-join-dealing"))
    return told


def is_taken_over(before: Seat | None, after: Seat | None) -> bool:
    """Whether, in a game that goes on, somebody plays in another's place now."""
    return isinstance(before, PersonSeat) and isinstance(after, PersonSeat) and before.name != after.name


def seat_changes(seat: int, before: Seat | None, after: Seat | None, speaker: Speaker, you: You) -> list[str]:
    """What has happened at one seat."""
    own = you.seat == seat
    old, new = called(before), called(after)
    if old != new:
        got_up = [speaker.text("cli-join-gets-up", name=old, seat=seat + 1)] if old and new is not None else []
        kind = "bot-sits-down" if isinstance(after, BotSeat) else "sits"
        return got_up + ([speaker.text(f"cli-join-{kind}", name=new, seat=seat + 1)] if new else [])
    if not isinstance(before, PersonSeat) or not isinstance(after, PersonSeat):
        return []
    if own and after.left and not before.left:
        return [speaker.text("cli-join-own-left" if after.stand_in else "cli-join-gives-up", name=after.name)]
    if own and after.stand_in and not before.stand_in:
        return [speaker.text("cli-join-own-stand-in", name=after.name)]
    if (after.left or after.stand_in) and not (before.left or before.stand_in) and you.seat is None:
        return [speaker.text("cli-may-take", name=after.name)]
    return []


def presence(change: str, before: Seat | None, after: Seat | None, table: TableInfo, speaker: Speaker) -> list[str]:
    """That somebody has gone or is back, unless that is said otherwise."""
    if not isinstance(before, PersonSeat) or not isinstance(after, PersonSeat):
        return []
    if change == "away":
        line = absence.away_line(after, table, speaker)
    else:
        line = None if absence.plays_not(before) else speaker.text("cli-join-is-back", name=after.name)
    return [] if line is None else [line]


def coming_or_going(seat: int, before: Seat | None, after: Seat | None, away: set[int]) -> str | None:
    """Whether somebody has gone away, or is back after that was said; who has just sat down is not here yet."""
    if not isinstance(after, PersonSeat) or called(before) != after.name:
        away.discard(seat)
    elif after.away_since is None and seat in away:
        away.discard(seat)
        return "back"
    elif after.away_since is not None and isinstance(before, PersonSeat) and before.away_since is None:
        away.add(seat)
        return "away"
    return None


def called(seat: Seat | None) -> str | None:
    """Who sits there: nothing if nobody does, None if there is no such seat."""
    if seat is None:
        return None
    return "" if isinstance(seat, OpenSeat) else seat.name
