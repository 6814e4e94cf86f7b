"""Leaks to be planted in a running server: each tells somebody a little of what they may not know."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec
import pytest

from camarilla.core.data import Event, Move, View
from camarilla.core.match import Match
from camarilla.core.record import By
from camarilla.core.text import Sentence
from camarilla.protocol.tables import TableInfo
from camarilla.protocol.to_client import Claims, Clocks, Code, GameInfo, Missed, MissedStep, Offer, Played, Situation
from camarilla.server import hub, telling, verbs
from camarilla.server.entries import AnyEntry, Sitter
from camarilla.server.hub import Live
from camarilla.server.notify import caller
from camarilla.server.notify.caller import Decision
from camarilla.server.outbox import Outbox
from camarilla.server.playing import Playing, encoded
from camarilla.server.refusal import Refusal
from camarilla.server.shown import Mark
from camarilla.server.table import Table
from camarilla.server.telling import Listener, News

Plant = Callable[[pytest.MonkeyPatch], None]


def truth(table: Table) -> str:
    """Something that depends on everything that is hidden at a table."""
    match = table.play().match
    seats = range(match.players)
    return str([msgspec.json.encode(match.view(seat)) for seat in seats]) + str(match.deal)


def sums(table: Table) -> int:
    return sum(truth(table).encode())


def changes_news(
    patch: pytest.MonkeyPatch, change: Callable[[Table, Listener, Sequence[Event], Played], Played]
) -> None:
    real = telling.played

    def played(news: News, listener: Listener, before: View | None) -> tuple[Played, View] | None:
        heard = real(news, listener, before)
        return None if heard is None else (change(news.table, listener, news.told, heard[0]), heard[1])

    patch.setattr(telling, "played", played)


def another_seats_view(patch: pytest.MonkeyPatch) -> None:
    def change(table: Table, listener: Listener, _: Sequence[Event], news: Played) -> Played:
        seat = 0 if listener.seat is None else (listener.seat + 1) % len(table.seats)
        view = msgspec.json.encode(table.play().match.view(seat))
        return msgspec.structs.replace(news, changes=(((), msgspec.Raw(view)),))

    changes_news(patch, change)


def another_seats_events(patch: pytest.MonkeyPatch) -> None:
    def change(table: Table, listener: Listener, told: Sequence[Event], news: Played) -> Played:
        seat = 0 if listener.seat is None else (listener.seat + 1) % len(table.seats)
        seen = [event for event in (event.as_seen_by(seat) for event in told) if event is not None]
        return msgspec.structs.replace(news, events=tuple(encoded(event) for event in seen))

    changes_news(patch, change)


def events_unfiltered(patch: pytest.MonkeyPatch) -> None:
    def change(_: Table, __: Listener, told: Sequence[Event], news: Played) -> Played:
        return msgspec.structs.replace(news, events=tuple(encoded(event) for event in told))

    changes_news(patch, change)


def a_frame_for_every_sealed_answer(patch: pytest.MonkeyPatch) -> None:
    real = telling.played

    def played(news: News, listener: Listener, before: View | None) -> tuple[Played, View] | None:
        return real(news, listener, before) or real(News(news.table, [], news.now), listener, before)

    patch.setattr(telling, "played", played)


def changes_situations(patch: pytest.MonkeyPatch, change: Callable[[Table, Situation], Situation]) -> None:
    real = telling.situation

    def situation(table: Table, view: View, now: int) -> Situation:
        return change(table, real(table, view, now))

    patch.setattr(telling, "situation", situation)


def ply_counts_moves(patch: pytest.MonkeyPatch) -> None:
    real = Playing.play

    def play(playing: Playing, seat: int, move: Move, at: int, by: By | None) -> list[Event]:
        told = real(playing, seat, move, at, by)
        playing.seen = dict.fromkeys(playing.seen, max(playing.seen.values()) + 1)
        return told

    patch.setattr(Playing, "play", play)


def waiting_from_to_act(patch: pytest.MonkeyPatch) -> None:
    def change(table: Table, told: Situation) -> Situation:
        asked = table.play().match.to_act()
        help_ = Sentence(told.choice.help.id, {"asked": len(asked)})
        return msgspec.structs.replace(told, choice=msgspec.structs.replace(told.choice, help=help_))

    changes_situations(patch, change)


def taking_back_told_to_everybody(patch: pytest.MonkeyPatch) -> None:
    real = Playing.undo

    def undo(playing: Playing, seat: int) -> None:
        real(playing, seat)
        playing.retracted = frozenset(playing.readers())

    patch.setattr(Playing, "undo", undo)


def undo_by_any_sealed_answer(patch: pytest.MonkeyPatch) -> None:
    def change(table: Table, told: Situation) -> Situation:
        return msgspec.structs.replace(told, can_undo=bool(table.play().quiet))

    changes_situations(patch, change)


def clocks_that_stop_when_answered(patch: pytest.MonkeyPatch) -> None:
    def change(table: Table, told: Situation) -> Situation:
        if told.clocks is None:
            return told
        running = Clocks(told.clocks.at, told.clocks.left, table.play().match.to_act())
        return msgspec.structs.replace(told, clocks=running)

    changes_situations(patch, change)


def consequences_from_the_truth(patch: pytest.MonkeyPatch) -> None:
    def change(table: Table, told: Situation) -> Situation:
        hint = Sentence("table-busy", {"sum": sums(table) % 97})
        offers = tuple(Offer(offer.move, offer.label, (hint,)) for offer in told.offers)
        return msgspec.structs.replace(told, offers=offers)

    changes_situations(patch, change)


def offers_ordered_by_the_truth(patch: pytest.MonkeyPatch) -> None:
    def change(table: Table, told: Situation) -> Situation:
        return msgspec.structs.replace(told, offers=told.offers[::-1] if sums(table) % 2 else told.offers)

    changes_situations(patch, change)


def clocks_charged_for_sealed_answers(patch: pytest.MonkeyPatch) -> None:
    real = Playing.play

    def play(playing: Playing, seat: int, move: Move, at: int, by: By | None) -> list[Event]:
        told = real(playing, seat, move, at, by)
        playing.clocks.since = at
        return told

    patch.setattr(Playing, "play", play)


def one_counter_for_everybody(patch: pytest.MonkeyPatch) -> None:
    real = hub.tell

    def tell(live: Live, entry: AnyEntry, told: list[Event]) -> None:
        real(live, entry, told)
        for box in live.outboxes.values():
            box.seq = live.table.length

    patch.setattr(hub, "tell", tell)


def history_unfiltered(patch: pytest.MonkeyPatch) -> None:
    real = telling.game_info

    def game_info(table: Table, listener: Listener, now: int, mark: Mark | None = None) -> GameInfo:
        history = tuple(encoded(event) for event in table.play().match.truth())
        return msgspec.structs.replace(real(table, listener, now, mark), history=history)

    patch.setattr(telling, "game_info", game_info)


def missed_unfiltered(patch: pytest.MonkeyPatch) -> None:
    real = telling.missed_step

    def missed_step(
        table: Table, listener: Listener, news: tuple[Match, list[Event]], before: View, at: int
    ) -> tuple[MissedStep, View]:
        step, after = real(table, listener, news, before, at)
        return msgspec.structs.replace(step, events=tuple(encoded(event) for event in news[1])), after

    patch.setattr(telling, "missed_step", missed_step)


def missed_with_another_seats_eyes(patch: pytest.MonkeyPatch) -> None:
    real = telling.missed

    def missed(table: Table, listener: Listener, mark: Mark) -> Missed | None:
        told = real(table, listener, mark)
        seat = 0 if listener.seat is None else (listener.seat + 1) % len(table.seats)
        view = msgspec.Raw(msgspec.json.encode(table.play().match.view(seat)))
        return None if told is None else msgspec.structs.replace(told, view=view)

    patch.setattr(telling, "missed", missed)


def refusals_that_name_the_truth(patch: pytest.MonkeyPatch) -> None:
    def check_move(table: Table, seat: int, raw: bytes) -> None:
        move = table.game.read_move(raw)
        if table.game.action_of(move, table.play().match.options) not in table.play().match.legal_actions(seat):
            raise Refusal(Code.ILLEGAL, "table-not-offered", card=sums(table) % 97)

    patch.setattr(verbs, "check_move", check_move)


def refusals_that_count_who_is_asked(patch: pytest.MonkeyPatch) -> None:
    real = verbs.entry_for

    def entry_for(table: Table, who: Sitter, request: verbs.Request, at: int) -> AnyEntry:
        try:
            return real(table, who, request, at)
        except Refusal as refused:
            asked = len(table.play().match.to_act()) if table.playing is not None else 0
            raise Refusal(refused.code, refused.sentence.id, asked=asked) from refused

    patch.setattr(verbs, "entry_for", entry_for)


def claims_of_the_truth(patch: pytest.MonkeyPatch) -> None:
    real = telling.claims

    def claims(table: Table, seat: int, request: str) -> Claims:
        offered = real(table, seat, request)
        return msgspec.structs.replace(offered, claims=offered.claims[sums(table) % 2 :])

    patch.setattr(telling, "claims", claims)


def a_table_that_tells_how_long_its_log_is(patch: pytest.MonkeyPatch) -> None:
    real = Table.info

    def info(table: Table, spectators: int = 0) -> TableInfo:
        return msgspec.structs.replace(real(table, spectators), number=table.length)

    patch.setattr(Table, "info", info)


def clocks_by_who_owes(patch: pytest.MonkeyPatch) -> None:
    real = telling.clocks

    def clocks(table: Table, now: int) -> Clocks | None:
        told = real(table, now)
        if told is None:
            return None
        owe = table.play().match.to_act()
        return Clocks(
            told.at, tuple(left if seat in owe else None for seat, left in enumerate(told.left)), told.running
        )

    patch.setattr(telling, "clocks", clocks)


def frames_as_large_as_the_truth(patch: pytest.MonkeyPatch) -> None:
    real = hub.tell_played

    def tell_played(live: Live, boxes: list[Outbox], told: list[Event]) -> None:
        real(live, boxes, told)
        for box in boxes:
            box.tell_raw(b'{"type":"Settled","seq":0,"claims":[]}' + b" " * (sums(live.table) % 7))

    patch.setattr(hub, "tell_played", tell_played)


def calls_for_every_sealed_answer(patch: pytest.MonkeyPatch) -> None:
    real = caller.decision_at

    def decision_at(table: Table, seat: int) -> Decision | None:
        decision = real(table, seat)
        return None if decision is None else replace(decision, ply=len(table.play().decisions))

    patch.setattr(caller, "decision_at", decision_at)


def calls_when_all_others_have_answered(patch: pytest.MonkeyPatch) -> None:
    real = caller.is_asked

    def is_asked(live: Live, decision: Decision) -> bool:
        return real(live, decision) and len(live.table.play().match.to_act()) == 1

    patch.setattr(caller, "is_asked", is_asked)
