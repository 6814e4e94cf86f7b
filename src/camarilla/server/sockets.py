"""The socket: one connection of one person to one table."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from functools import partial

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from camarilla.core.errors import BadData, CamarillaError
from camarilla.core.text import Sentence
from camarilla.protocol import VERSION
from camarilla.protocol import to_server as ask
from camarilla.protocol.closing import Closing
from camarilla.protocol.codec import TooLarge, read_request, write_answer
from camarilla.protocol.to_client import Code, Done, Refused
from camarilla.server import telling, verbs
from camarilla.server.entries import Sitter
from camarilla.server.guards import check_origin, key_of, who_is
from camarilla.server.house import House
from camarilla.server.hub import Live, now
from camarilla.server.outbox import Line, answer
from camarilla.server.people import Someone
from camarilla.server.refusal import Refusal, refused
from camarilla.server.store import StoreTrouble
from camarilla.server.wire import WIRE, Wire

LOG = logging.getLogger("camarilla.sockets")
HELLO_WITHIN = 10
NOTED_WITHIN = 5
"""Seconds that whoever comes waits until it is written down that they are here."""
LAST_WORDS = 5
"""Seconds in which a connection that is closed must take what was still to be said."""
MOST_BAD = 10
"""So many messages that cannot be read, and the connection is closed."""
SAME_SOCKETS = 8
"""Connections that one person may have to one table at a time."""
MOST_WAITING = 16
"""Messages of one connection that wait for an answer before no more are taken in."""

Socket = WebSocket[object, object, State]
HouseRequest = ask.AskClaims | ask.Mute | ask.Invite | ask.CallSomebody
Asked = verbs.Request | HouseRequest


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, state: State, table_id: FromPath[str]) -> None:
    """Sit at a table, or watch it."""
    house: House = state.house
    try:
        check_origin(socket, house.running)
        who = await who_is(socket, house.people)
        live = await house.hub.live(table_id) if who is not None else None
        if who is not None:
            house.limits.check(house.limits.sockets, who.id)
            who, live = await as_companion(socket, house, who, live)
    except Refusal as wrong:
        await refuse(socket, {Code.TOO_FAST: Closing.FLOODING, Code.BUSY: 1013}.get(wrong.code, Closing.NOT_ALLOWED))
        return
    except StoreTrouble:
        await refuse(socket, 1013)
        return
    except Exception:  # the log says where; nobody is told what was in it
        LOG.exception("broken")
        await refuse(socket, 1011)
        return
    if who is None:
        await refuse(socket, Closing.NO_SESSION)
    elif live is None or not live.table.may_see(who.id):  # whom a table is not for is not told that there is one
        await refuse(socket, Closing.NO_TABLE)
    elif still_open(house.lines_of(live, who.id)) >= SAME_SOCKETS:
        await refuse(socket, Closing.FLOODING)
    else:
        await socket.accept()
        await Visit(socket, house, live, who).run()


async def as_companion(socket: Socket, house: House, who: Someone, live: Live | None) -> tuple[Someone, Live | None]:
    """Who the connection is for: who opens it, or a companion of theirs, where that companion sits and nowhere else."""
    wanted = socket.query_params.get("as")
    if wanted is None:
        return who, live
    companion = await house.people.companion(who, wanted) if wanted.isalnum() else None
    if companion is None or live is None or live.table.seat_of(companion.id) is None:
        return who, None
    return companion, live


async def refuse(socket: Socket, code: int) -> None:
    """Close a connection with a code that programs can read: browsers see no code of a refused handshake."""
    await socket.accept()
    await socket.close(code)


def still_open(lines: set[Line]) -> int:
    """How many of these are not being closed already."""
    return sum(line.closing is None for line in lines)


class Visit:
    """One connection, from its first message to its last."""

    def __init__(self, socket: Socket, house: House, live: Live, who: Someone) -> None:
        self.socket = socket
        self.house = house
        self.hub = house.hub
        self.live = live
        self.who = who
        self.wire: Wire = socket.scope["state"][WIRE]
        self.line = Line(self.wire, key_of(socket))
        self.first: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.waiting: deque[bytes] = deque()
        self.is_busy = True
        """Whether something is being answered, or they have not been greeted yet."""
        self.is_going_on = False
        self.opened = True
        """Whether somebody has opened it; else it is a lost connection that has come back by itself."""
        self.asked_at = 0.0
        self.bad = 0

    async def run(self) -> None:
        """Talk until one of the two has gone; who does not take the last words in time is not waited for."""
        self.wire.take_over(self.hear, self.lost)
        self.house.figures.sockets.inc()
        try:
            if await self.greet():
                await self.came()
                self.is_busy = False
                self.go_on()
                await self.line.ended.wait()
        except StoreTrouble:
            self.line.close(1013, "busy")
        except Exception as wrong:  # noqa: BLE001 - the log says where; nobody is told what was in it
            self.broken(wrong)
        finally:
            self.line.close(1000, "")
            self.house.figures.sockets.dec()
            self.gone()
            await self.take_leave()

    async def take_leave(self) -> None:
        """Close the connection properly, or else cut it."""
        code, why = self.line.closing or (1000, "")
        try:
            async with asyncio.timeout(LAST_WORDS):
                await self.socket.close(code, why)
        except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            self.wire.cut()

    def lost(self) -> None:
        """The other side has gone."""
        self.line.close(1001, "gone")
        if not self.first.done():
            self.first.set_result(b"")

    def broken(self, wrong: BaseException) -> None:
        """Something of ours went wrong."""
        LOG.error("broken", exc_info=wrong, extra={"table": self.live.table.id})
        self.line.close(1011, "broken")

    async def greet(self) -> bool:
        """The first message says which language is spoken, and what was heard before."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = read_request(await self.first)
        except (TimeoutError, BadData):
            hello = None
        if not isinstance(hello, ask.Hello):
            self.line.close(Closing.BAD_MESSAGES, "say hello first")
            return False
        if hello.version != VERSION:
            answer(self.line, Refused(None, Code.VERSION, Sentence("table-version", {"version": VERSION})))
            self.line.close(Closing.VERSION, "another version")
            return False
        return await self.catch_up(hello)

    async def catch_up(self, hello: ask.Hello) -> bool:
        """What was missed, or everything; unless they have lost the right to it while we waited for their hello."""
        still = await who_is(self.socket, self.house.people)
        if still is None:
            self.line.close(Closing.NO_SESSION, "no session")
            return False
        if self.hub.is_shared:  # they may have been shown more through another process
            await self.hub.read_marks(self.live)
        box = await self.house.outbox(self.live, self.who)  # from here on without a pause, lest it be cleared away
        if not self.live.table.may_see(self.who.id):
            self.line.close(Closing.NO_TABLE, "no table")
            return False
        if still_open(box.lines) >= SAME_SOCKETS:
            self.line.close(Closing.FLOODING, "too many")
            return False
        self.opened = hello.stretch is None
        missed = box.missed(hello.stretch, hello.since)
        box.lines.add(self.line)
        self.house.turn_caller.note_looking(self.live, self.who.id)
        if missed is None:
            self.line.send(write_answer(self.house.welcome(self.live, box)))
        else:
            for raw in missed:
                self.line.send(raw)
        asked = telling.deal_asked(self.live.table)
        if asked is not None:  # their part may have been lost on its way
            self.line.send(write_answer(msgspec.structs.replace(asked, seq=box.seq)))
        return True

    def hear(self, raw: bytes) -> None:
        """A message; while another one is being answered it waits, and if too many do, the network does."""
        if not self.first.done():
            self.first.set_result(raw)
            return
        if self.line.closing is not None:
            return
        self.waiting.append(raw)
        if not self.is_busy:
            self.go_on()
        elif len(self.waiting) >= MOST_WAITING:
            self.wire.read(on=False)

    def go_on(self) -> None:
        """Answer one message after another; what is answered at once has us going on already."""
        if self.is_going_on:
            return
        self.is_going_on = True
        try:
            while self.waiting and not self.is_busy and self.line.closing is None:
                self.take(self.waiting.popleft())
        finally:
            self.is_going_on = False
        if not self.waiting:
            self.wire.read(on=True)

    def take(self, raw: bytes) -> None:
        """Read a message, and begin to do what it asks for."""
        try:
            self.house.limits.check(self.house.limits.messages, (self.who.id, self.live.table.id))
            request = read_request(raw)
        except Refusal as wrong:
            self.refuse(refused(None, wrong))
            self.count_bad(Closing.FLOODING)
            return
        except BadData as wrong:
            code = Code.TOO_LARGE if isinstance(wrong, TooLarge) else Code.BAD_MESSAGE
            self.refuse(Refused(None, code, wrong.sentence or Sentence("table-bad-message")))
            self.count_bad(Closing.BAD_MESSAGES)
            return
        self.bad = max(0, self.bad - 1)
        if isinstance(request, ask.Look):
            self.look(looking=request.looking)
            if request.id is not None:
                answer(self.line, Done(request.id))
        elif isinstance(request, ask.Shown):
            self.hub.show(self.live, self.who.id, request)
        elif not isinstance(request, ask.Hello):
            self.is_busy = self.line.asking = True
            self.asked_at = time.perf_counter()
            self.begin(request)

    def look(self, *, looking: bool) -> None:
        """The page is seen, or not any more: who looks is not called."""
        box = self.live.outboxes.get(self.who.id)
        if box is not None:
            box.look(self.line, looking=looking)
            self.house.turn_caller.note_looking(self.live, self.who.id)

    def refuse(self, why: Refused) -> None:
        """Say why something is not done."""
        self.house.figures.refusals.labels(why.code.value).inc()
        answer(self.line, why)

    def count_bad(self, code: int) -> None:
        """Who sends nothing but nonsense is sent away."""
        self.bad += 1
        if self.bad >= MOST_BAD:
            self.line.close(code, "too much of it")

    def begin(self, request: Asked) -> None:
        """Begin to do what is asked."""
        if isinstance(request, HouseRequest):
            doing = asyncio.ensure_future(self.see_to(request))
            doing.add_done_callback(lambda _: None if doing.cancelled() else self.done(request, doing.exception()))
            return
        try:
            self.check_rate(request)
        except Refusal as wrong:
            self.done(request, wrong)
        else:
            self.hub.ask(self.live, self.sitter(), request, partial(self.done, request))

    def sitter(self) -> Sitter:
        """Who asks, by the name they have now: it may have changed since they came."""
        box = self.live.outboxes.get(self.who.id)
        return self.who.sitter if box is None else msgspec.structs.replace(self.who.sitter, name=box.listener.name)

    async def see_to(self, request: HouseRequest) -> None:
        """What is asked of the house, not of the table."""
        match request:
            case ask.AskClaims():
                seat = verbs.deciding_seat(self.live.table, self.who.sitter)
                verbs.check_talk(self.live.table)
                answer(self.line, telling.claims(self.live.table, seat, request.id))
            case ask.Mute():
                await self.house.mute(self.live, self.who, request.name, muted=request.muted)
            case ask.Invite():
                await self.house.invite(self.live, self.who, request)
            case ask.CallSomebody():
                await self.house.call_somebody(self.live, self.sitter(), request.seat)

    def done(self, request: Asked, wrong: BaseException | None) -> None:
        """It is done, or not; say so, and go on."""
        if isinstance(wrong, CamarillaError):
            self.refuse(refused(request.id, wrong))
        elif wrong is not None:
            self.broken(wrong)
        elif not isinstance(request, ask.AskClaims):  # whose answer says more
            answer(self.line, Done(request.id))
        self.house.figures.answers.observe(time.perf_counter() - self.asked_at)
        self.is_busy = self.line.asking = False
        if not self.live.table.may_see(self.who.id):
            self.line.close(Closing.NOT_ALLOWED, "not for you any more")
        self.go_on()

    def check_rate(self, request: verbs.Request) -> None:
        """Some things may not be done as often as others."""
        limits = self.house.limits
        if isinstance(request, ask.Say | ask.MakeClaim | ask.AnswerClaim | ask.TakeOver):
            limits.check(limits.words, self.who.id)
        elif isinstance(request, ask.AddBot):
            limits.check(limits.bots, self.who.id)

    # ----------------------------------------------------------------------------------------- coming and going

    async def came(self) -> None:
        """Whoever sits here is here again."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(NOTED_WITHIN):
                await self.house.present(self.live, self.who.id, opened=self.opened)
            return
        self.house.see_to(self.live, self.who.id, opened=self.opened)

    def gone(self) -> None:
        """The connection is closed; if it was the last, whoever sits here is away."""
        box = self.live.outboxes.get(self.who.id)
        if box is not None and self.line in box.lines:
            was_looking = self.line.looking
            box.look(self.line, looking=False)
            box.lines.discard(self.line)
            self.house.turn_caller.note_looking(self.live, self.who.id)
            if was_looking:
                self.house.turn_caller.lost(self.live, self.who.id)
            if not box.lines:
                box.idle_since = now()
            self.house.see_to(self.live, self.who.id)
