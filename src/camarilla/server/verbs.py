"""What may be done at a table, and by whom: a request is checked against the table as it stands.

Each verb gives the entry to be written into the log, or raises a Refusal. Nothing is changed here.
"""

import secrets
from collections.abc import Sequence
from itertools import chain, count
from typing import assert_never

import msgspec

from camarilla.bots import levels_of
from camarilla.core.match import check_players
from camarilla.core.record import By
from camarilla.core.text import Name
from camarilla.games import game_named
from camarilla.protocol import to_server as ask
from camarilla.protocol.tables import Phase, Settings, Talk, Visibility
from camarilla.protocol.to_client import Code
from camarilla.server import absence
from camarilla.server import entries as e
from camarilla.server.checks import check_host, check_phase, name_apart, named_apart, own_seat
from camarilla.server.entries import AnyEntry, Sitter
from camarilla.server.names import skeleton
from camarilla.server.refusal import Refusal
from camarilla.server.table import Bot, Person, Table

SEED_BYTES = 32
MOST_CLAIMS = 100
"""So many claims may one seat make in a game."""
MOST_INVITED = 200

Request = (
    ask.Sit
    | ask.Stand
    | ask.AddBot
    | ask.Clear
    | ask.Change
    | ask.HandOver
    | ask.Start
    | ask.Rematch
    | ask.Commit
    | ask.Reveal
    | ask.Play
    | ask.Undo
    | ask.Back
    | absence.Request
    | ask.Say
    | ask.MakeClaim
    | ask.AnswerClaim
)
"""What is written into a table's log when it is granted."""


def entry_for(table: Table, who: Sitter, request: Request, at: int) -> AnyEntry:  # noqa: C901 - one case a verb
    """What to write down for a request. Raises Refusal, IllegalMove or BadData if it may not be granted."""
    mark = f"{who.id}:{request.id}"
    match request:
        case ask.Sit():
            return sit(table, who, request.seat, at, mark)
        case ask.Stand():
            return stand(table, who, at, mark)
        case ask.AddBot():
            return add_bot(table, who, request, at, mark)
        case ask.Clear():
            return clear(table, who, request.seat, at, mark)
        case ask.Change():
            return change(table, who, request.settings, at, mark)
        case ask.HandOver():
            return hand_over(table, who, request.seat, at, mark)
        case ask.Start():
            return start(table, who, at, mark)
        case ask.Rematch():
            return rematch(table, who, at, mark)
        case ask.Commit():
            return commit(table, who, request, at, mark)
        case ask.Reveal():
            return reveal(table, who, request, at, mark)
        case ask.Play():
            return play(table, who, request, at, mark)
        case ask.Undo():
            return undo(table, who, at, mark)
        case ask.Back():
            return back(table, who, at, mark)
        case ask.Go() | ask.Wait() | ask.LetBotPlay() | ask.TakeOver() | ask.LetIn():
            return absence.entry_for(table, who, request, at, mark)
        case ask.Say():
            return say(table, who, request.text, at, mark)
        case ask.MakeClaim():
            return claim(table, who, request.claim, at, mark)
        case ask.AnswerClaim():
            return answer(table, who, request, at, mark)
        case _ as never:
            assert_never(never)


# -------------------------------------------------------------------------------------------------- who may do what


def deciding_seat(table: Table, who: Sitter) -> int:
    """Where the asker sits and plays: a seat that a stand-in plays decides nothing else, and claims nothing."""
    seat = own_seat(table, who)
    check_phase(table, Phase.PLAYING)
    if table.plays_by_itself(seat):
        late = not table.person_at(seat).stand_in
        raise Refusal(Code.NOT_NOW, "table-too-late" if late else "table-stand-in-plays")
    return seat


def free_seat(table: Table, wanted: int | None) -> int:
    """The seat that is asked for, or the first one, if it is free."""
    free = [seat for seat, place in enumerate(table.seats) if place is None]
    if wanted is None:
        if not free:
            raise Refusal(Code.FULL, "table-full")
        return free[0]
    if wanted >= len(table.seats):
        raise Refusal(Code.UNKNOWN, "table-no-seat", seat=wanted + 1, players=len(table.seats))
    if wanted not in free:
        raise Refusal(Code.FULL, "table-seat-taken", seat=wanted + 1)
    return wanted


# ---------------------------------------------------------------------------------------------------- before the game


def sit(table: Table, who: Sitter, wanted: int | None, at: int, mark: str | None) -> AnyEntry:
    """Take a seat; who left a running game may come back to it."""
    seat = table.seat_of(who.id)
    if seat is not None and wanted in {None, seat}:
        if table.phase in {Phase.DEALING, Phase.PLAYING} and table.plays_by_itself(seat):
            return e.Returned(at=at, ask=mark, seat=seat)
        raise Refusal(Code.NOT_NOW, "table-seated-already")
    check_phase(table, Phase.WAITING)
    if table.settings.rated and not who.account:
        raise Refusal(Code.FORBIDDEN, "table-rated-accounts")
    return e.SeatTaken(at=at, ask=mark, seat=free_seat(table, wanted), sitter=named_apart(table, who))


def rename(table: Table, person: str, name: str, at: int) -> AnyEntry | None:
    """Be called something else where one sits; once cards are dealt a name stays."""
    seat = table.seat_of(person)
    if seat is None or table.phase is not Phase.WAITING:
        return None
    called = name_apart(name, table.names()[:seat] + table.names()[seat + 1 :])
    return None if called == table.person_at(seat).sitter.name else e.Renamed(at=at, seat=seat, name=called)


def stand(table: Table, who: Sitter, at: int, mark: str) -> AnyEntry:
    """Give one's seat up, which can be done once."""
    seat = own_seat(table, who)
    if table.person_at(seat).left:
        raise Refusal(Code.NOT_NOW, "table-left-already")
    return e.SeatLeft(at=at, ask=mark, seat=seat)


def seat_companion(table: Table, owner: Sitter, companion: Sitter, at: int) -> AnyEntry:
    """Somebody who plays at the host's own screen sits down."""
    check_host(table, owner)
    check_phase(table, Phase.WAITING)
    return sit(table, companion, None, at, None)


def add_bot(table: Table, who: Sitter, request: ask.AddBot, at: int, mark: str) -> AnyEntry:
    """Seat one of our bots."""
    check_host(table, who)
    check_phase(table, Phase.WAITING)
    levels = levels_of(table.settings.game)
    if request.level not in levels:
        raise Refusal(Code.BAD_OPTIONS, "bad-bot", level=request.level[:40], levels=", ".join(levels))
    seat = free_seat(table, request.seat)
    return e.BotSeated(at=at, ask=mark, seat=seat, level=request.level, name=bot_name(table.names()))


BOT_NAMES = ("Aramis", "Berthe", "Colbert", "Diane", "Estrées", "Fouquet", "Ghislaine", "Hortense")


def bot_name(others: Sequence[str]) -> str:
    """A name for a bot that none of the others has."""
    taken = {skeleton(name) for name in others}
    numbered = (f"{name} {number}" for number in count(2) for name in BOT_NAMES)
    return next(name for name in chain(BOT_NAMES, numbered) if skeleton(name) not in taken)


def clear(table: Table, who: Sitter, seat: int, at: int, mark: str) -> AnyEntry:
    """Send a bot or somebody away before the game begins."""
    check_host(table, who)
    check_phase(table, Phase.WAITING)
    if seat >= len(table.seats) or table.seats[seat] is None:
        raise Refusal(Code.UNKNOWN, "table-nobody-there", seat=seat + 1)
    return e.SeatLeft(at=at, ask=mark, seat=seat)


def change(table: Table, who: Sitter, settings: Settings, at: int, mark: str) -> AnyEntry:
    """Set the table anew."""
    check_host(table, who)
    check_phase(table, Phase.WAITING)
    checked = checked_settings(settings)
    seated = [place for place in table.seats if place is not None]
    if len(seated) > checked.players:
        raise Refusal(Code.NOT_NOW, "table-too-many-seated", seated=len(seated), players=checked.players)
    if checked.rated and not all(place.sitter.account for _, place in table.people()):
        raise Refusal(Code.FORBIDDEN, "table-rated-accounts")
    for place in seated:
        if isinstance(place, Person) and checked.rated and not place.sitter.account:
            raise Refusal(Code.FORBIDDEN, "table-rated-accounts")
        if isinstance(place, Bot) and place.level not in levels_of(checked.game):
            raise Refusal(Code.BAD_OPTIONS, "bad-bot", level=place.level, levels=", ".join(levels_of(checked.game)))
    return e.Changed(at=at, ask=mark, settings=checked)


def checked_settings(settings: Settings) -> Settings:
    """Settings that make sense, with the game's options written out. Raises BadOptions."""
    game = game_named(settings.game)
    check_players(game, settings.players)
    options = game.options(settings.options)
    return msgspec.structs.replace(settings, options=msgspec.to_builtins(options))


def hand_over(table: Table, who: Sitter, seat: int, at: int, mark: str) -> AnyEntry:
    """Make somebody else the host."""
    check_host(table, who)
    place = table.seats[seat] if seat < len(table.seats) else None
    if not isinstance(place, Person) or place.left:
        raise Refusal(Code.UNKNOWN, "table-nobody-there", seat=seat + 1)
    return e.HostChanged(at=at, ask=mark, host=place.sitter)


def invite(table: Table, who: Sitter, person: Sitter, at: int, mark: str) -> AnyEntry:
    """Let somebody see and join a private table."""
    check_host(table, who)
    if table.settings.visibility is not Visibility.PRIVATE:
        raise Refusal(Code.NOT_NOW, "table-not-private")
    if len(table.invited) >= MOST_INVITED:
        raise Refusal(Code.FULL, "table-many-invited", most=MOST_INVITED)
    return e.Invited(at=at, ask=mark, person=person.id, name=person.name)


def start(table: Table, who: Sitter, at: int, mark: str) -> AnyEntry:
    """Begin the game: first of all, the deal."""
    check_host(table, who)
    check_phase(table, Phase.WAITING)
    if not table.is_full():
        free = sum(place is None for place in table.seats)
        raise Refusal(Code.NOT_NOW, "table-seats-free", free=free)
    return deal_again(table, (), at, mark)


def deal_again(table: Table, without: tuple[int, ...], at: int, mark: str | None = None) -> AnyEntry:
    """Ask everybody who is here for their part in the deal; once broken, only who has not broken it yet."""
    asked = tuple(
        seat for seat, person in table.people() if seat not in without and person.away_since is None and not person.left
    )
    if table.phase is Phase.DEALING:
        asked = tuple(seat for seat in asked if seat in table.deal().asked)
    return e.DealBegan(at=at, ask=mark, seed=secrets.token_bytes(SEED_BYTES).hex(), asked=asked)


def rematch(table: Table, who: Sitter, at: int, mark: str) -> AnyEntry:
    """Once more."""
    check_phase(table, Phase.OVER)
    if not table.is_host(who.id) and table.person_at(own_seat(table, who)).left:
        raise Refusal(Code.NOT_YOURS, "table-left-already")
    return e.RematchCalled(at=at, ask=mark)


def commit(table: Table, who: Sitter, request: ask.Commit, at: int, mark: str) -> AnyEntry:
    """Seal one's nonce."""
    seat = own_seat(table, who)
    dealing = table.dealing
    if table.phase is not Phase.DEALING or dealing is None or request.number != dealing.number:
        raise Refusal(Code.STALE, "table-no-deal")
    if dealing.taking_part is not None or seat not in dealing.awaited():
        raise Refusal(Code.NOT_NOW, "table-no-deal")
    return e.NonceSealed(at=at, ask=mark, seat=seat, commitment=request.commitment)


def reveal(table: Table, who: Sitter, request: ask.Reveal, at: int, mark: str) -> AnyEntry:
    """Open one's nonce."""
    seat = own_seat(table, who)
    dealing = table.dealing
    if table.phase is not Phase.DEALING or dealing is None or request.number != dealing.number:
        raise Refusal(Code.STALE, "table-no-deal")
    if dealing.taking_part is None or seat not in dealing.awaited():
        raise Refusal(Code.NOT_NOW, "table-no-deal")
    if not dealing.fits(seat, request.nonce):
        raise Refusal(Code.BAD_MESSAGE, "table-other-nonce")
    return e.NonceOpened(at=at, ask=mark, seat=seat, nonce=request.nonce)


# ---------------------------------------------------------------------------------------------------------- the game


def play(table: Table, who: Sitter, request: ask.Play, at: int, mark: str) -> AnyEntry:
    """A decision."""
    seat = deciding_seat(table, who)
    playing = table.play()
    if request.ply != playing.seen[seat]:
        raise Refusal(Code.STALE, "table-stale")
    check_move(table, seat, bytes(request.move))
    return e.Moved(at=at, ask=mark, seat=seat, move=request.move, by=By.PERSON)


def check_move(table: Table, seat: int, raw: bytes) -> None:
    """Whether the rules allow a move now. Raises BadMove or IllegalMove."""
    match = table.play().match
    move = table.game.read_move(raw)
    action = table.game.action_of(move, match.options)
    if action in match.legal_actions(seat):
        return
    match.state().play(seat, action, None)  # says which rule forbids it
    raise Refusal(Code.ILLEGAL, "table-not-offered")


def undo(table: Table, who: Sitter, at: int, mark: str) -> AnyEntry:
    """Take one's last decision back."""
    seat = deciding_seat(table, who)
    playing = table.play()
    if playing.undoable(seat) is None:
        raise Refusal(Code.SHOWN, f"table-undo-{playing.why_not_undone(seat).value}")
    if playing.is_open() and not table.is_alone(seat) and playing.open[-1].clocks.is_over(seat, at):
        raise Refusal(Code.SHOWN, "table-undo-late")
    return e.Undone(at=at, ask=mark, seat=seat)


def back(table: Table, who: Sitter, at: int, mark: str) -> AnyEntry:
    """Play on oneself."""
    seat = own_seat(table, who)
    check_phase(table, Phase.DEALING, Phase.PLAYING)
    if not table.person_at(seat).stand_in:
        raise Refusal(Code.NOT_NOW, "table-no-stand-in")
    return e.Returned(at=at, ask=mark, seat=seat)


# ---------------------------------------------------------------------------------------------------------- the talk


def say(table: Table, who: Sitter, text: str, at: int, mark: str) -> AnyEntry:
    """Chat."""
    if table.settings.talk is not Talk.FREE:
        raise Refusal(Code.FORBIDDEN, f"table-talk-{table.settings.talk.value}")
    seat = table.seat_of(who.id)
    if seat is None and table.phase in {Phase.DEALING, Phase.PLAYING}:
        raise Refusal(Code.FORBIDDEN, "table-watchers-silent")
    words = cleaned(text)
    if not words:
        raise Refusal(Code.BAD_MESSAGE, "table-nothing-said")
    speaker = who if seat is None else table.person_at(seat).sitter
    return e.Said(at=at, ask=mark, sitter=speaker, text=words)


def cleaned(text: str) -> str:
    """Text as it may be shown: lines stay, other control characters and the marks that turn writing round go."""
    kept = "".join(sign if sign == "\n" or sign.isprintable() else " " for sign in text)
    return "\n".join(" ".join(line.split()) for line in kept.splitlines()).strip()


def claim(table: Table, who: Sitter, raw: msgspec.Raw, at: int, mark: str) -> AnyEntry:
    """Make a claim."""
    seat = deciding_seat(table, who)
    check_talk(table)
    if sum(made.seat == seat for made in table.play().claims) >= MOST_CLAIMS:
        raise Refusal(Code.FULL, "table-many-claims", most=MOST_CLAIMS)
    made = table.game.read_claim(bytes(raw))
    if made not in table.game.claims(table.play().match.view(None), seat):
        raise Refusal(Code.NOT_NOW, "table-no-claim")
    return e.ClaimMade(at=at, ask=mark, seat=seat, claim=msgspec.Raw(msgspec.json.encode(made)))


def answer(table: Table, who: Sitter, request: ask.AnswerClaim, at: int, mark: str) -> AnyEntry:
    """Answer a claim."""
    seat = deciding_seat(table, who)
    check_talk(table)
    claims = table.play().claims
    if not 0 <= request.claim < len(claims):
        raise Refusal(Code.UNKNOWN, "table-no-such-claim")
    if claims[request.claim].seat == seat:
        raise Refusal(Code.NOT_YOURS, "table-own-claim", player=Name(seat))
    return e.ClaimAnswered(at=at, ask=mark, seat=seat, claim=request.claim, reply=request.reply)


def check_talk(table: Table) -> None:
    """Whether claims may be made now."""
    check_phase(table, Phase.PLAYING)
    if table.settings.talk is Talk.SILENT:
        raise Refusal(Code.FORBIDDEN, "table-talk-silent")
