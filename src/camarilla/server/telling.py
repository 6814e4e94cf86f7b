"""The one exit: everything that a reader is told about a table and its game is made here.

A game's secrets pass through two doors only, `Match.view` and `Event.as_seen_by`, both for the reader's own seat; a
person gets the view `as_shown`, a declared bot gets it whole, since it has no eyes to remember with.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from camarilla.core.data import Event, Move, Reader, View
from camarilla.core.match import Match
from camarilla.core.text import Sentence
from camarilla.protocol import VERSION
from camarilla.protocol.changes import changes
from camarilla.protocol.pace import BotSpeed
from camarilla.protocol.tables import NoClock, Phase
from camarilla.protocol.to_client import (
    ClaimOffer,
    Claims,
    Clocks,
    DealAsked,
    FormerSeat,
    GameBegan,
    GameInfo,
    Missed,
    MissedStep,
    Noted,
    Offer,
    Played,
    Situation,
    TakenBack,
    Talked,
    Welcome,
    You,
)
from camarilla.server.playing import as_sent, dealt_again, encoded, marks_seen
from camarilla.server.shown import Mark
from camarilla.server.table import Person, Table

MOST_MISSED = 400
"""So many decisions are told to who comes back, the last ones."""


@dataclass(frozen=True)
class Listener:
    """Who is told: a person at a table, where they sit, whether they see with a program's eyes, whom they muted."""

    person: str
    name: str
    seat: Reader
    whole: bool = False


def shown(view: View, listener: Listener) -> View:
    """The reader's own view as this listener may have it."""
    return view if listener.whole else view.as_shown()


def offers(table: Table, seat: int, view: View) -> tuple[Offer, ...]:
    """What a seat may decide now, in words, with what it would do."""
    legal = table.play().match.legal(seat)
    if not legal or table.plays_by_itself(seat):
        return ()
    hints = view.keeps_log()  # where people are to remember for themselves, nothing remembers for them
    return tuple(offer(table, view, move, hints=hints) for move in legal)


def offer(table: Table, view: View, move: Move, *, hints: bool) -> Offer:
    """One decision on offer."""
    raw = msgspec.Raw(msgspec.json.encode(move))
    said = [*table.game.consequences(view, move), table.game.taking_back(view, move)] if hints else []
    return Offer(raw, table.game.label(move), tuple(sentence for sentence in said if sentence is not None))


def clocks(table: Table, now: int) -> Clocks | None:
    """The clocks, alike for everybody; who is alone with bots has none, and then there is none to see."""
    kept = table.play().clocks
    hurried = [seat for seat in range(len(table.seats)) if not table.is_alone(seat)]
    if isinstance(kept.clock, NoClock) or not any(isinstance(table.seats[seat], Person) for seat in hurried):
        return None
    left = tuple(kept.remaining(seat, now) if seat in hurried else None for seat in range(len(table.seats)))
    running = tuple(seat for seat in kept.waiting if seat in hurried)
    return Clocks(now, left, running if table.phase is Phase.PLAYING else ())


def situation(table: Table, view: View, now: int) -> Situation:
    """What is asked of whom, in one reader's eyes."""
    playing = table.play()
    seat = view.reader
    return Situation(
        ply=playing.seen[seat],
        choice=table.game.choice(view),
        offers=() if seat is None else offers(table, seat, view),
        can_undo=seat is not None and not table.plays_by_itself(seat) and playing.undoable(seat) is not None,
        clocks=clocks(table, now),
        outcome=playing.match.outcome,
    )


def game_info(table: Table, listener: Listener, now: int, mark: Mark | None = None) -> GameInfo:
    """The whole game as one reader knows it, with what it has not been shown yet."""
    playing = table.play()
    view = playing.match.view(listener.seat)
    rereads = may_reread(view, listener)
    history = playing.match.history(listener.seat) if rereads else []
    return GameInfo(
        number=table.number,
        seat=listener.seat,
        names=table.names(),
        view=msgspec.Raw(msgspec.json.encode(shown(view, listener))),
        history=tuple(encoded(event) for event in history),
        lines=tuple(table.game.line(event) for event in history),
        situation=situation(table, view, now),
        deal=playing.number,
        seed_commitment=playing.proof.seed_commitment,
        origin=playing.origin,
        by=as_sent(playing.match.marks_of(listener.seat)) if rereads else (),
        missed=missed(table, listener, mark) if rereads and mark is not None else None,
    )


def missed(table: Table, listener: Listener, mark: Mark) -> Missed | None:
    """What has happened since a reader was last shown something, in its own eyes; None if nothing.

    A decision that was taken back since is not among it: the first view is that of where the game stands without it.
    """
    playing, reader = table.play(), listener.seat
    known = max(0, mark.ply)  # the opening is in every view
    if mark.number != table.number or mark.seat != reader or known >= playing.seen[reader]:
        return None
    behind = [place for place, plies in enumerate(playing.plies) if plies.get(reader, 0) > known][-MOST_MISSED:]
    if not behind:
        return None
    again = dealt_again(playing.match)
    for decided in playing.decisions[: behind[0]]:
        again.play(decided.seat, decided.move, decided.by)
    choice = table.game.choice(again.view(reader))
    before = shown(again.view(reader), listener)
    view = msgspec.Raw(msgspec.json.encode(before))
    history = len(again.history(reader))
    steps: list[MissedStep] = []
    for place in range(behind[0], len(playing.decisions)):
        decided = playing.decisions[place]
        told = again.play(decided.seat, decided.move, decided.by)
        if reader in playing.plies[place]:
            step, before = missed_step(table, listener, (again, told), before, playing.times[place])
            steps.append(step)
    since = max(mark.at, away_since(table, reader) or 0)
    return Missed(playing.plies[behind[0]][reader] - 1, since, view, history, choice, tuple(steps))


def away_since(table: Table, reader: Reader) -> int | None:
    """Since when who plays a seat is away."""
    place = None if reader is None else table.seats[reader]
    return place.away_since if isinstance(place, Person) else None


def missed_step(
    table: Table, listener: Listener, news: tuple[Match, list[Event]], before: View, at: int
) -> tuple[MissedStep, View]:
    """One decision as a reader saw it, and the view that it led to."""
    match, told = news
    seen = [event for event in [event.as_seen_by(listener.seat) for event in told] if event is not None]
    view = match.view(listener.seat)
    after = shown(view, listener)
    step = MissedStep(
        at,
        tuple(encoded(event) for event in seen),
        tuple(table.game.line(event) for event in seen),
        as_sent(match.marks_of(listener.seat)[-len(seen) :]),
        tuple(changes(before, after)),
        table.game.choice(view),
    )
    return step, after


def welcome(  # noqa: PLR0913 - all there is to say
    table: Table,
    listener: Listener,
    muted: dict[str, str],
    *,
    stretch: str,
    seq: int,
    watching: int,
    now: int,
    mark: Mark | None = None,
    bots: BotSpeed | None = None,
) -> Welcome:
    """Everything, to whoever comes."""
    you = You(
        listener.name,
        listener.seat,
        table.is_host(listener.person),
        tuple(muted.values()),
        table.companions_of(listener.person),
        bots or (BotSpeed.NORMAL if mark is None else mark.bots),
        former_seat(table, listener),
    )
    talk = tuple(placed(table, listener, said) for speaker, said in table.talk if speaker not in muted)
    game = None if table.playing is None else game_info(table, listener, now, mark)
    return Welcome(VERSION, stretch, seq, you, table.info(watching), game, talk, now)


def placed(table: Table, listener: Listener, said: Talked) -> Talked:
    """What was said; a note about the table with its place in what its reader has seen of the game."""
    playing = table.playing
    if not isinstance(said, Noted) or playing is None or not may_reread(playing.match.view(listener.seat), listener):
        return said
    seen = table.noted_after.get((said.at, said.seat, said.words.id))
    return said if seen is None else msgspec.structs.replace(said, after=seen[listener.seat])


def may_reread(view: View, listener: Listener) -> bool:
    """Whether a reader is told the past again."""
    return listener.whole or view.keeps_log()


def former_seat(table: Table, listener: Listener) -> FormerSeat | None:
    """Where somebody sat in this game, if somebody else sits there now."""
    seat = table.former.get(listener.person)
    if seat is None or listener.seat is not None or table.phase not in {Phase.PLAYING, Phase.OVER}:
        return None
    return FormerSeat(table.number, seat, table.names()[seat])


class News:
    """Something that happened in the game, before anybody is told of it: what follows from it, whole truth."""

    def __init__(self, table: Table, told: Sequence[Event], now: int) -> None:
        self.table = table
        self.told = told
        self.marks = table.play().match.marks[-len(told) :] if told else []
        self.now = now
        self.said: dict[int, tuple[Event, msgspec.Raw, Sentence | None]] = {}
        """What was said of each event as some reader saw it, by its id: most are the same one for everybody."""

    def say(self, event: Event) -> tuple[Event, msgspec.Raw, Sentence | None]:
        """An event as its reader sees it, as JSON and in words."""
        said = self.said.get(id(event))
        if said is None:  # the event is kept with it, so that its id stays its own
            said = self.said[id(event)] = (event, encoded(event), self.table.game.line(event))
        return said


def played(news: News, listener: Listener, before: View | None) -> tuple[Played, View] | None:
    """What a reader saw of some news, and the view it leads to; None if nothing."""
    seen = [event for event in [event.as_seen_by(listener.seat) for event in news.told] if event is not None]
    if news.told and not seen:
        return None
    view = news.table.play().match.view(listener.seat)
    after = shown(view, listener)
    changed = tuple(changes(before, after)) if before is not None else ()
    said = [news.say(event) for event in seen]
    events = tuple([raw for _, raw, _ in said])
    lines = tuple([line for _, _, line in said])
    by = marks_seen(news.told, news.marks, listener.seat)
    return Played(0, events, lines, changed, situation(news.table, view, news.now), by), after


def view_of(table: Table, listener: Listener) -> View | None:
    """The view that a listener has of the game now, if there is one."""
    return None if table.playing is None else shown(table.playing.match.view(listener.seat), listener)


def game_began(table: Table, listener: Listener, now: int) -> GameBegan:
    """A new game."""
    return GameBegan(0, game_info(table, listener, now))


def taken_back(table: Table, listener: Listener, seat: int, now: int) -> TakenBack:
    """The game after a seat took its last decision back."""
    return TakenBack(0, game_info(table, listener, now), seat)


def deal_asked(table: Table) -> DealAsked | None:
    """What the deal asks for now."""
    dealing = table.dealing
    if table.phase is not Phase.DEALING or dealing is None:
        return None
    if dealing.taking_part is None:
        return DealAsked(0, dealing.number, dealing.asked, None, ())
    sealed = tuple((seat, dealing.sealed[seat]) for seat in dealing.taking_part)
    return DealAsked(0, dealing.number, dealing.taking_part, dealing.commitment, sealed)


def claims(table: Table, seat: int, request: str) -> Claims:
    """What may be claimed now, from what everybody sees."""
    offered = table.game.claims(table.play().match.view(None), seat)
    return Claims(
        request,
        tuple(ClaimOffer(msgspec.Raw(msgspec.json.encode(claim)), table.game.saying(seat, claim)) for claim in offered),
    )


def latest(table: Table) -> tuple[str | None, Talked]:
    """What was said last, and by whom."""
    return table.talk[-1]
