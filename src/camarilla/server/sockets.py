"""The socket: one connection of one person to one table."""

import asyncio
import contextlib
import logging

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
from camarilla.server.guards import check_origin, key_of, who_is
from camarilla.server.house import House
from camarilla.server.hub import Live, now
from camarilla.server.outbox import Line, answer
from camarilla.server.people import Someone
from camarilla.server.refusal import Refusal, refused
from camarilla.server.store import StoreTrouble

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

Socket = WebSocket[object, object, State]


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
    elif len(house.lines_of(live, who.id)) >= SAME_SOCKETS:
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


class Visit:
    """One connection, from its first message to its last."""

    def __init__(self, socket: Socket, house: House, live: Live, who: Someone) -> None:
        self.socket = socket
        self.house = house
        self.hub = house.hub
        self.live = live
        self.who = who
        self.line = Line(key_of(socket))
        self.bad = 0

    async def run(self) -> None:
        """Talk until one of the two has gone; who does not take the last words in time is not waited for."""
        sending = asyncio.create_task(self.send())
        listening = asyncio.create_task(self.visit())
        loop = asyncio.get_running_loop()
        self.line.when_closed = lambda: loop.call_later(LAST_WORDS, listening.cancel)
        try:
            await asyncio.wait({listening})
        finally:
            listening.cancel()
            self.line.close(1000, "")
            with contextlib.suppress(TimeoutError, Exception):
                await asyncio.wait_for(sending, LAST_WORDS)

    async def visit(self) -> None:
        """Say hello, then listen."""
        self.house.figures.sockets.inc()
        try:
            if await self.greet():
                await self.came()
                await self.listen()
        except WebSocketDisconnect:
            pass
        except StoreTrouble:
            self.line.close(1013, "busy")
        except Exception:  # the log says where; nobody is told what was in it
            LOG.exception("broken", extra={"table": self.live.table.id})
            self.line.close(1011, "broken")
        finally:
            self.house.figures.sockets.dec()
            self.gone()

    # -------------------------------------------------------------------------------------------------- out

    async def send(self) -> None:
        """Send what is queued."""
        waiting = self.line.waiting
        try:
            while (raw := await waiting.get()) is not None:
                await self.socket.send({"type": "websocket.send", "bytes": None, "text": raw.decode()})
            code, why = self.line.closing or (1000, "")
            await self.socket.close(code, why)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.line.close(1001, "gone")

    # --------------------------------------------------------------------------------------------------- in

    async def receive(self) -> str | bytes:
        """The next message."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        text, data = message.get("text"), message.get("bytes")
        if isinstance(text, str):
            return text
        return data if isinstance(data, bytes) else b""

    async def greet(self) -> bool:
        """The first message says which language is spoken, and what was heard before."""
        try:
            hello = read_request(await asyncio.wait_for(self.receive(), HELLO_WITHIN))
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
        box = await self.house.outbox(self.live, self.who)  # from here on without a pause, lest it be cleared away
        if not self.live.table.may_see(self.who.id):
            self.line.close(Closing.NO_TABLE, "no table")
            return False
        if len(box.lines) >= SAME_SOCKETS:
            self.line.close(Closing.FLOODING, "too many")
            return False
        missed = box.missed(hello.stretch, hello.since)
        box.lines.add(self.line)
        if missed is None:
            self.line.send(write_answer(self.house.welcome(self.live, box)))
        else:
            for raw in missed:
                self.line.send(raw)
        asked = telling.deal_asked(self.live.table)
        if asked is not None:  # their part may have been lost on its way
            self.line.send(write_answer(msgspec.structs.replace(asked, seq=box.seq)))
        return True

    async def listen(self) -> None:
        """Answer one message after another."""
        while self.line.closing is None:
            raw = await self.receive()
            try:
                self.house.limits.check(self.house.limits.messages, (self.who.id, self.live.table.id))
                request = read_request(raw)
            except Refusal as wrong:
                self.refuse(refused(None, wrong))
                self.count_bad(Closing.FLOODING)
                continue
            except BadData as wrong:
                code = Code.TOO_LARGE if isinstance(wrong, TooLarge) else Code.BAD_MESSAGE
                self.refuse(Refused(None, code, wrong.sentence or Sentence("table-bad-message")))
                self.count_bad(Closing.BAD_MESSAGES)
                continue
            self.bad = max(0, self.bad - 1)
            if not isinstance(request, ask.Hello):
                self.line.asking = True
                with self.house.figures.answers.time():
                    await self.answer(request)
                self.line.asking = False
                if not self.live.table.may_see(self.who.id):
                    self.line.close(Closing.NOT_ALLOWED, "not for you any more")

    def refuse(self, why: Refused) -> None:
        """Say why something is not done."""
        self.house.figures.refusals.labels(why.code.value).inc()
        answer(self.line, why)

    def count_bad(self, code: int) -> None:
        """Who sends nothing but nonsense is sent away."""
        self.bad += 1
        if self.bad >= MOST_BAD:
            self.line.close(code, "too much of it")

    async def answer(self, request: "verbs.Request | ask.Invite | ask.AskClaims | ask.Mute") -> None:
        """Do what is asked, and say so; or say why not."""
        try:
            match request:
                case ask.AskClaims():
                    seat = verbs.deciding_seat(self.live.table, self.who.sitter)
                    verbs.check_talk(self.live.table)
                    answer(self.line, telling.claims(self.live.table, seat, request.id))
                    return
                case ask.Mute():
                    await self.house.mute(self.live, self.who, request.name, muted=request.muted)
                case ask.Invite():
                    await self.house.invite(self.live, self.who, request)
                case _:
                    self.check_rate(request)
                    await self.hub.ask(self.live, self.who.sitter, request)
        except CamarillaError as wrong:
            self.refuse(refused(request.id, wrong))
        else:
            answer(self.line, Done(request.id))

    def check_rate(self, request: verbs.Request) -> None:
        """Some things may not be done as often as others."""
        limits = self.house.limits
        if isinstance(request, ask.Say | ask.MakeClaim | ask.AnswerClaim):
            limits.check(limits.words, self.who.id)
        elif isinstance(request, ask.AddBot):
            limits.check(limits.bots, self.who.id)

    # ----------------------------------------------------------------------------------------- coming and going

    async def came(self) -> None:
        """Whoever sits here is here again."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.house.present(self.live, self.who.id), NOTED_WITHIN)
            return
        self.house.see_to(self.live, self.who.id)

    def gone(self) -> None:
        """The connection is closed; if it was the last, whoever sits here is away."""
        box = self.live.outboxes.get(self.who.id)
        if box is not None and self.line in box.lines:
            box.lines.discard(self.line)
            if not box.lines:
                box.idle_since = now()
            self.house.see_to(self.live, self.who.id)
