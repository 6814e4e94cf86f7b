"""The page at the address that people share, until the table itself can be drawn there."""

from html import escape

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from camarilla.locales import LANGUAGES, Speaker
from camarilla.server import lists
from camarilla.server.house import House


@get("/", media_type=MediaType.HTML)
async def home(request: Request[object, object, State], state: State) -> Response[str]:
    """That the server runs, how to join it from a terminal, and which tables are open."""
    house: House = state.house
    wanted = request.headers.get("accept-language", "")[:2].lower()
    speaker = Speaker(wanted if wanted in LANGUAGES else LANGUAGES[0])
    address = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    open_tables = await house.hub.store.read(lists.open_tables)
    rows = "".join(
        f"<li><code>camarilla join {escape(address)}/t/{escape(table.id)}</code> {escape(table.settings.game)}</li>"
        for table in open_tables
    )
    title = escape(speaker.text("table-page-title"))
    body = (
        f"<!doctype html><html lang={speaker.lang}><meta charset=utf-8><title>{title}</title>"
        '<meta name=viewport content="width=device-width">'
        "<style>body{font:18px/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem}"
        "code{background:#8882;padding:.1em .3em}</style>"
        f"<h1>{title}</h1><p>{escape(speaker.text('table-page-how'))}</p>"
        f"<p><code>camarilla join {escape(address)}</code></p>"
        f"<h2>{escape(speaker.text('table-page-tables'))}</h2><ul>{rows}</ul></html>"
    )
    return Response(body, media_type=MediaType.HTML)
