"""The server, put together."""

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
from litestar import Litestar, Request, Response
from litestar._openapi.schema_generation import SchemaCreator
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.types import Message, Scope
from litestar.typing import FieldDefinition

from camarilla.core.errors import BrokenInvariant, CamarillaError
from camarilla.core.text import Sentence
from camarilla.locales import LANGUAGES, Speaker
from camarilla.protocol import VERSION
from camarilla.protocol.http import Trouble
from camarilla.protocol.to_client import Code, Refused
from camarilla.server.companions import seat_companion
from camarilla.server.continuing import play_on
from camarilla.server.driver import Driver
from camarilla.server.figures import Figures
from camarilla.server.guards import SAFE, check_origin
from camarilla.server.house import House
from camarilla.server.hub import Hub
from camarilla.server.lists import Lists
from camarilla.server.notify.routes import CALL_ROUTES
from camarilla.server.notify.service import CallService
from camarilla.server.nudges import Nudges, RedisNudges
from camarilla.server.opening import check_parts, opened_store, used_alone
from camarilla.server.page import PAGE, nowhere
from camarilla.server.people import People
from camarilla.server.refusal import refused
from camarilla.server.replays import Replays
from camarilla.server.routes import ROUTES
from camarilla.server.settings import Running
from camarilla.server.sockets import table_socket
from camarilla.server.store import StoreTrouble
from camarilla.server.turns import my_turns
from camarilla.server.voices import Voices
from camarilla.server.watch import Watch
from camarilla.server.workers import Workers

LOG = logging.getLogger("camarilla.app")
MOST_BODY = 64 * 1024

STATUS = {
    Code.NOT_YOURS: 401,
    Code.FORBIDDEN: 403,
    Code.UNKNOWN: 404,
    Code.FULL: 409,
    Code.NOT_NOW: 409,
    Code.TOO_LARGE: 413,
    Code.TOO_FAST: 429,
    Code.BUSY: 503,
}

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class AnyJson(OpenAPISchemaPlugin):
    """What is a game's own affair is any JSON to the HTTP part; docs/protocol.md tells its types."""

    @staticmethod
    def is_plugin_supported_type(value: object) -> bool:
        """JSON that is passed on as it is."""
        return value is msgspec.Raw

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:  # noqa: ARG002 - the framework's own shape
        """Anything."""
        return Schema()


@asynccontextmanager
async def opened(running: Running) -> AsyncIterator[House]:
    """Everything that runs in one process, from start to stop. Raises CannotStart.

    They are closed from the last callback to the first; one that fails keeps none of the others from it.
    """
    check_parts(running)
    process = secrets.token_hex(8)
    async with AsyncExitStack() as parts:
        parts.enter_context(used_alone(running.database))
        store = await opened_store(running)
        parts.push_async_callback(store.close)
        nudges: Nudges = Nudges() if running.redis is None else RedisNudges(running.redis, process)
        hub = Hub(store, nudges, process)
        parts.push_async_callback(hub.marks.close)
        figures = Figures()
        calls = CallService(running.calling, store, figures)
        house = House(running, hub, People(store), Replays(store), figures, calls)
        workers = Workers(running.workers)
        driver = Driver(hub, workers, running.pace)
        voices = Voices(hub, workers, running.pace)
        lists = Lists(store, process)
        watch = Watch(hub, alone=store.engine.dialect.name == "sqlite")
        hub.after.append(lambda live, entry: lists.note(live.table, entry) if live.owned else None)
        hub.after.append(lambda _, entry: figures.count(entry))
        figures.looks.append(lambda: figures.look_at(hub, workers))
        parts.push_async_callback(watch.leave)
        parts.push_async_callback(lists.close)
        parts.push_async_callback(workers.close)
        parts.push_async_callback(nudges.close)
        parts.push_async_callback(hub.close)
        parts.push_async_callback(voices.close)
        parts.push_async_callback(driver.close)
        parts.push_async_callback(calls.close)
        parts.push_async_callback(house.turn_caller.close)
        parts.push_async_callback(house.close)
        parts.push_async_callback(watch.close)
        await workers.start()
        lists.start()
        hub.marks.start()
        await calls.start()
        house.turn_caller.start()
        await nudges.start(hub.nudged)
        await watch.start()
        yield house


def make_app(running: Running, house: House | None = None) -> Litestar:
    """The application that uvicorn serves: for a house that is open already, or one that it opens and closes itself."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with opened(running) as own:
            app.state.house = own
            yield

    async def before(request: Request[object, object, State]) -> None:
        if request.method not in SAFE:
            check_origin(request, running)

    return Litestar(
        route_handlers=[*PAGE, table_socket, *ROUTES, *CALL_ROUTES, my_turns, seat_companion, play_on],
        lifespan=[lifespan] if house is None else [],
        state=State({} if house is None else {"house": house}),
        before_request=before,
        exception_handlers={
            CamarillaError: explained,
            HTTPException: misunderstood,
            RecursionError: unreadable,
            UnicodeError: unreadable,
            Exception: broken,
        },
        before_send=[add_headers],
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Camarilla", version=str(VERSION), path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        plugins=[AnyJson()],
    )


async def add_headers(message: Message, _scope: Scope) -> None:
    """What browsers are told with every answer, also with a refusal."""
    if message["type"] == "http.response.start":
        said = {name for name, _ in message["headers"]}
        message["headers"] = [*message["headers"], *(header for header in RAW_HEADERS if header[0] not in said)]


def explained(request: Request[object, object, State], wrong: CamarillaError) -> Response[Trouble]:
    """A refusal, as HTTP says it."""
    if isinstance(wrong, BrokenInvariant):
        return broken(request, wrong)
    busy = Refused(None, Code.BUSY, Sentence("table-busy"))
    said = busy if isinstance(wrong, StoreTrouble) else refused(None, wrong)
    count_refusal(request, said.code)
    trouble = Trouble(said.code.value, said.why, words(request, said.why), said.rule)
    return Response(trouble, status_code=STATUS.get(said.code, 400))


def misunderstood(request: Request[object, object, State], wrong: HTTPException) -> Response[Trouble] | Response[bytes]:
    """What the framework refuses by itself: no such page, a body of the wrong shape, one that is too large."""
    if wrong.status_code >= 500:  # noqa: PLR2004 - of HTTP
        return broken(request, wrong)
    page = nowhere(request) if wrong.status_code == 404 else None  # noqa: PLR2004 - of HTTP
    if page is not None:
        return page
    code = {404: Code.UNKNOWN, 405: Code.UNKNOWN, 413: Code.TOO_LARGE}.get(wrong.status_code, Code.BAD_MESSAGE)
    why = Sentence("table-no-page") if code is Code.UNKNOWN else Sentence("bad-data", {"why": detail(wrong)})
    count_refusal(request, code)
    return Response(Trouble(code.value, why, words(request, why)), status_code=wrong.status_code)


def count_refusal(request: Request[object, object, State], code: Code) -> None:
    """A refusal, for the figures."""
    house: House = request.app.state.house
    house.figures.refusals.labels(code.value).inc()


def unreadable(request: Request[object, object, State], _: Exception) -> Response[Trouble]:
    """A body that nests deeper than anything that makes sense, or is no text at all."""
    why = Sentence("table-bad-message")
    return Response(Trouble(Code.BAD_MESSAGE.value, why, words(request, why)), status_code=400)


def broken(request: Request[object, object, State], wrong: Exception) -> Response[Trouble]:
    """Our own mistake: the log says where, nobody is told what was in it."""
    LOG.error("broken", exc_info=wrong)
    why = Sentence("table-broken")
    return Response(Trouble(Code.BROKEN.value, why, words(request, why)), status_code=500)


def detail(wrong: HTTPException) -> str:
    """Where a body is wrong."""
    places = wrong.extra if isinstance(wrong.extra, list) else []
    said = "; ".join(
        f"{place.get('key', '')}: {place.get('message', '')}" for place in places if isinstance(place, dict)
    )
    return (said or wrong.detail)[:300]


def words(request: Request[object, object, State], sentence: Sentence) -> str:
    """A sentence in the language that the request asks for."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return Speaker(wanted if wanted in LANGUAGES else LANGUAGES[0]).say(sentence)
