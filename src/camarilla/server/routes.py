"""The HTTP part: who one is, which tables there are, games that have ended. Playing is the socket's (`sockets`)."""

import secrets

import msgspec
from litestar import Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, FromQuery, JSONBody

from camarilla.bots import levels_of
from camarilla.games import GAMES, game_named
from camarilla.protocol import VERSION
from camarilla.protocol.closing import Closing
from camarilla.protocol.http import (
    Checkable,
    Credentials,
    Finished,
    GameEntry,
    Health,
    Labelled,
    Me,
    Named,
    NewToken,
    Rating,
    Replay,
    Token,
)
from camarilla.protocol.pace import PaceSettings
from camarilla.protocol.tables import Settings, TableInfo
from camarilla.protocol.to_client import Code
from camarilla.server import lists, names, ratings, replays
from camarilla.server.addresses import is_local, shared
from camarilla.server.guards import COOKIE, who_is
from camarilla.server.house import House
from camarilla.server.keys import hang_up
from camarilla.server.people import SESSION_DAYS, Someone
from camarilla.server.refusal import Refusal
from camarilla.server.watch import is_well

HttpRequest = Request[object, object, State]
THIS_MACHINE = frozenset({"127.0.0.1", "::1"})


async def me(who: Someone, house: House) -> Me:
    """Somebody, as they see themselves; a program has no pace."""
    return Me(who.name, who.account, who.is_bot, None if who.is_bot else await house.people.pace(who.id))


async def someone(request: HttpRequest, house: House) -> Someone:
    """Whoever makes a request, who must have come in before."""
    who = await who_is(request, house.people)
    if who is None:
        raise Refusal(Code.NOT_YOURS, "table-who-are-you")
    return who


async def at_keyboard(request: HttpRequest, house: House) -> Someone:
    """The same, but no token: a bot's key opens tables, not the account behind it."""
    who = await someone(request, house)
    if who.is_bot:
        raise Refusal(Code.FORBIDDEN, "table-not-by-token")
    return who


def address(request: HttpRequest) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else "?"


async def with_session(
    who: Someone, key: str | None, request: HttpRequest, house: House, status: int = 201
) -> Response[Me]:
    """An answer that keeps somebody's session, if they have one, for as long again."""
    cookies = [] if key is None else [session_cookie(key, request, max_age=SESSION_DAYS * 86_400)]
    return Response(await me(who, house), cookies=cookies, status_code=status)


def session_cookie(key: str, request: HttpRequest, *, max_age: int) -> Cookie:
    """A cookie which no script can read and no other page can send."""
    secure = request.url.scheme == "https"
    return Cookie(COOKIE, value=key, httponly=True, samesite="lax", secure=secure, max_age=max_age, path="/")


# --------------------------------------------------------------------------------------------------------- people


@post("/api/session")
async def come_in(request: HttpRequest, state: State, data: JSONBody[Named]) -> Response[Me]:
    """Come in as a guest; whoever is in already stays who they are."""
    house: House = state.house
    known = await who_is(request, house.people)
    if known is not None:
        key = None if known.is_bot else request.cookies.get(COOKIE)
        return await with_session(known, key, request, house, status=200)
    house.limits.check(house.limits.arrivals, address(request))
    who, key = await house.people.guest(data.name)
    return await with_session(who, key, request, house)


@get("/api/me")
async def get_me(request: HttpRequest, state: State) -> Me:
    """Who one is."""
    house: House = state.house
    return await me(await someone(request, house), house)


@patch("/api/me")
async def rename(request: HttpRequest, state: State, data: JSONBody[Named]) -> Me:
    """Be called something else, also at tables whose game has not begun."""
    house: House = state.house
    who = await at_keyboard(request, house)
    house.limits.check(house.limits.arrivals, who.id)
    return await me(await house.rename(who, data.name), house)


@put("/api/me/pace")
async def set_pace(request: HttpRequest, state: State, data: JSONBody[PaceSettings]) -> PaceSettings:
    """How one likes to be shown what happens: kept for the person, whatever they play with."""
    house: House = state.house
    who = await at_keyboard(request, house)
    house.limits.check(house.limits.likings, who.id)
    await house.set_pace(who, data)
    return data


@post("/api/account")
async def register(request: HttpRequest, state: State, data: JSONBody[Credentials]) -> Response[Me]:
    """Make an account of the guest one is; their other sessions end."""
    house: House = state.house
    who = await at_keyboard(request, house)
    house.limits.check(house.limits.log_ins, address(request))
    registered, key, ended = await house.people.register(who, data.name, data.password)
    hang_up(house.hub, ended, Closing.KEY_ENDED)
    return await with_session(registered, key, request, house)


@post("/api/login")
async def log_in(request: HttpRequest, state: State, data: JSONBody[Credentials]) -> Response[Me]:
    """Come back to an account."""
    house: House = state.house
    house.limits.check(house.limits.log_ins, address(request))
    house.limits.check(house.limits.log_ins, "name:" + names.skeleton(data.name))
    who, key = await house.people.log_in(data.name, data.password)
    return await with_session(who, key, request, house)


@post("/api/logout", status_code=204)
async def log_out(request: HttpRequest, state: State) -> Response[None]:
    """End the session, and its connections to tables."""
    house: House = state.house
    await at_keyboard(request, house)
    hang_up(house.hub, {await house.people.log_out(request.cookies.get(COOKIE, ""))})
    return Response(None, cookies=[session_cookie("", request, max_age=0)], status_code=204)


@get("/api/tokens")
async def get_tokens(request: HttpRequest, state: State) -> list[Token]:
    """The API tokens of one's remote bots."""
    house: House = state.house
    return await house.people.tokens(await at_keyboard(request, house))


@post("/api/tokens")
async def make_token(request: HttpRequest, state: State, data: JSONBody[Labelled]) -> NewToken:
    """A remote bot of one's own, called by the label, and its API token, whose key is shown this once."""
    house: House = state.house
    who = await at_keyboard(request, house)
    house.limits.check(house.limits.arrivals, who.id)
    token, key = await house.people.new_token(who, data.label)
    return NewToken(token, key)


@delete("/api/tokens/{token:str}")
async def drop_token(request: HttpRequest, state: State, token: FromPath[str]) -> None:
    """Make an API token worthless, and end its connections to tables."""
    house: House = state.house
    hang_up(house.hub, {await house.people.drop_token(await at_keyboard(request, house), token)})


# --------------------------------------------------------------------------------------------------------- tables


@get("/api/addresses")
async def addresses(request: HttpRequest, state: State) -> list[str]:
    """Where others in the same network find this server, for whoever sits at its machine and opened it as localhost."""
    running = state.house.running
    here = address(request) in THIS_MACHINE and is_local(request.url.hostname or "")
    if not here or running.proxied or request.url.port is None:
        return []
    return shared(running.host, request.url.port)


@get("/api/catalogue")
async def catalogue() -> list[GameEntry]:
    """The games that can be played here, their options and their bots."""
    return [
        GameEntry(
            game.key,
            game.seats[0],
            game.seats[-1],
            msgspec.Raw(msgspec.json.encode(game.options())),
            msgspec.Raw(msgspec.json.encode(msgspec.json.schema(type(game.options())))),
            levels_of(game.key),
        )
        for game in GAMES
    ]


@get("/api/tables")
async def open_tables(state: State) -> list[TableInfo]:
    """Public tables to join or to watch."""
    house: House = state.house
    return await house.hub.store.read(lists.open_tables)


@post("/api/tables")
async def make_table(request: HttpRequest, state: State, data: JSONBody[Settings]) -> TableInfo:
    """Make a table and sit down at it."""
    house: House = state.house
    who = await someone(request, house)
    house.limits.check(house.limits.tables, who.id)
    if data.rated and not who.account:
        raise Refusal(Code.FORBIDDEN, "table-rated-accounts")
    live = await house.hub.new(secrets.token_urlsafe(9), data, who.sitter)
    return live.table.info()


@get("/api/tables/{table:str}")
async def get_table(request: HttpRequest, state: State, table: FromPath[str]) -> TableInfo:
    """A table, for whoever may see it."""
    house: House = state.house
    who = await who_is(request, house.people)
    live = await house.hub.live(table)
    if live is None or not live.table.may_see("" if who is None else who.id):
        raise Refusal(Code.UNKNOWN, "table-no-table")
    return live.table.info(live.watching())


@get("/api/me/tables")
async def my_tables(request: HttpRequest, state: State) -> list[TableInfo]:
    """The tables where one sits."""
    house: House = state.house
    who = await someone(request, house)
    return await house.hub.store.read(lambda connection: lists.tables_of(connection, who.id))


# ---------------------------------------------------------------------------------------------- games that have ended


@get("/api/me/games")
async def my_games(request: HttpRequest, state: State) -> list[Finished]:
    """The games one has played to the end."""
    house: House = state.house
    who = await someone(request, house)
    return await house.hub.store.read(lambda connection: lists.finished(connection, who.id))


@get("/api/games")
async def public_games(state: State) -> list[Finished]:
    """Games that were played to the end at public tables."""
    house: House = state.house
    return await house.hub.store.read(lambda connection: lists.finished(connection, None))


async def ended(request: HttpRequest, house: House, table: str, number: int) -> replays.Ended:
    """A game that has ended, for whoever may see it."""
    who = await who_is(request, house.people)
    house.limits.check(house.limits.reads, address(request))
    return await house.replays.ended(table, number, None if who is None else who.id)


@get("/api/games/{table:str}/{number:int}/record")
async def record(request: HttpRequest, state: State, table: FromPath[str], number: FromPath[int]) -> Response[bytes]:
    """The record of a game, to keep; `camarilla replay` tells it again, `camarilla verify` checks its deal."""
    game = await ended(request, state.house, table, number)
    name = f"{game.table.game.key}-{table}-{number}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(game.playing.record(), media_type="application/json", headers=headers)


@get("/api/games/{table:str}/{number:int}/replay")
async def replay(
    request: HttpRequest, state: State, table: FromPath[str], number: FromPath[int], eyes: FromQuery[str] = "table"
) -> Replay:
    """A game to be looked at again, through the eyes of a seat, of who watched, or with all cards open."""
    return replays.replay(await ended(request, state.house, table, number), eyes)


@get("/api/games/{table:str}/{number:int}/proof")
async def proof(request: HttpRequest, state: State, table: FromPath[str], number: FromPath[int]) -> Checkable:
    """How the cards were dealt, for anybody to recompute (docs/fairness.md)."""
    game = await ended(request, state.house, table, number)
    deal = msgspec.Raw(msgspec.json.encode(game.playing.match.deal))
    return Checkable(game.playing.proof, deal, game.playing.origin)


@get("/api/ratings/{game:str}")
async def get_ratings(state: State, game: FromPath[str]) -> list[Rating]:
    """The ratings of a game, the strongest first."""
    house: House = state.house
    key = game_named(game).key
    return await house.hub.store.read(lambda connection: ratings.best(connection, key))


# --------------------------------------------------------------------------------------------------- for operators


@get("/healthz")
async def healthz(state: State) -> Health:
    """Whether the server is well: it can read its database, and write to it."""
    house: House = state.house
    if not await is_well(house.hub):
        raise Refusal(Code.BUSY, "table-busy")
    return Health("well", VERSION)


@get("/metrics")
async def metrics(request: HttpRequest, state: State) -> Response[bytes]:
    """Figures for Prometheus: for this machine, and where there is a proxy for whom the proxy lets through.

    Who plays must not see them: where few do, a count that goes up tells that somebody has given a sealed answer.
    """
    house: House = state.house
    if address(request) not in THIS_MACHINE and not house.running.proxied:
        raise Refusal(Code.UNKNOWN, "table-no-page")
    return Response(house.figures.text(), media_type=house.figures.content_type)


ROUTES = (
    come_in,
    get_me,
    rename,
    set_pace,
    register,
    log_in,
    log_out,
    get_tokens,
    make_token,
    drop_token,
    addresses,
    catalogue,
    open_tables,
    make_table,
    get_table,
    my_tables,
    my_games,
    public_games,
    record,
    replay,
    proof,
    get_ratings,
    healthz,
    metrics,
)
