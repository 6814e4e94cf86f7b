"""The server, put together."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar, Request, Response
from litestar._openapi.schema_generation import SchemaCreator
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from camarilla.core.errors import CamarillaError
from camarilla.core.text import Sentence
from camarilla.locales import LANGUAGES, Speaker
from camarilla.protocol import VERSION
from camarilla.protocol.http import Trouble
from camarilla.protocol.to_client import Code, Refused
from camarilla.server.driver import Driver
from camarilla.server.figures import Figures
from camarilla.server.guards import SAFE, check_origin
from camarilla.server.house import House
from camarilla.server.hub import Hub
from camarilla.server.lists import Lists
from camarilla.server.nudges import Nudges, RedisNudges
from camarilla.server.page import PAGE
from camarilla.server.people import People
from camarilla.server.refusal import refused
from camarilla.server.replays import Replays
from camarilla.server.routes import ROUTES
from camarilla.server.settings import Running
from camarilla.server.sockets import table_socket
from camarilla.server.store import Store, StoreTrouble
from camarilla.server.voices import Voices
from camarilla.server.watch import Watch
from camarilla.server.workers import Workers

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
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


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
    """Everything that runs in one process, from start to stop."""
    process = secrets.token_hex(8)
    store = await Store.opened(running.database)
    nudges: Nudges = Nudges() if running.redis is None else RedisNudges(running.redis, process)
    hub = Hub(store, nudges, process)
    figures = Figures()
    house = House(running, hub, People(store), Replays(store), figures)
    workers = Workers(running.workers)
    driver = Driver(hub, workers, running.pace)
    voices = Voices(hub, workers, running.pace)
    lists = Lists(store, process)
    hub.after.append(lambda live, entry: lists.note(live.table, entry) if live.owned else None)
    hub.after.append(lambda _, entry: figures.count(entry))
    watch = Watch(hub, alone=store.engine.dialect.name == "sqlite")
    await workers.start()
    lists.start()
    await nudges.start(hub.nudged)
    await watch.start()
    try:
        yield house
    finally:
        await house.close()
        await driver.close()
        await voices.close()
        await hub.close()
        await nudges.close()
        await workers.close()
        await lists.close()
        await watch.close()
        await store.close()


def make_app(running: Running) -> Litestar:
    """The application that uvicorn serves."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with opened(running) as house:
            app.state.house = house
            yield

    async def before(request: Request[object, object, State]) -> None:
        if request.method not in SAFE and "authorization" not in request.headers:
            check_origin(request, running)

    return Litestar(
        route_handlers=[*PAGE, table_socket, *ROUTES],
        lifespan=[lifespan],
        before_request=before,
        exception_handlers={CamarillaError: explained, HTTPException: misunderstood},
        response_headers=HEADERS,
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Camarilla", version=str(VERSION), path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,
        plugins=[AnyJson()],
    )


def explained(request: Request[object, object, State], wrong: CamarillaError) -> Response[Trouble]:
    """A refusal, as HTTP says it."""
    busy = Refused(None, Code.BUSY, Sentence("table-busy"))
    said = busy if isinstance(wrong, StoreTrouble) else refused(None, wrong)
    trouble = Trouble(said.code.value, said.why, words(request, said.why), said.rule)
    return Response(trouble, status_code=STATUS.get(said.code, 400))


def misunderstood(request: Request[object, object, State], wrong: HTTPException) -> Response[Trouble]:
    """What the framework refuses by itself: no such page, a body of the wrong shape, one that is too large."""
    code = {404: Code.UNKNOWN, 405: Code.UNKNOWN, 413: Code.TOO_LARGE}.get(wrong.status_code, Code.BAD_MESSAGE)
    why = Sentence("table-no-page") if code is Code.UNKNOWN else Sentence("bad-data", {"why": detail(wrong)})
    return Response(Trouble(code.value, why, words(request, why)), status_code=wrong.status_code)


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
