"""The page at the address that people share, until the table itself is drawn there."""

from html import escape

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from camarilla.locales import LANGUAGES, Speaker
from camarilla.protocol.tables import OpenSeat, TableInfo
from camarilla.server import lists
from camarilla.server.house import House

STYLE = """
:root { color-scheme: light dark; }
body { font: 1.125rem/1.5 Georgia, "Times New Roman", serif; max-width: 42rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 2rem; margin: 0; }
h2 { font-size: 1.25rem; margin: 2rem 0 0.5rem; }
code { font: 1rem/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
pre { background: #8882; border-left: 0.25rem solid #a33; border-radius: 0.25rem; padding: 0.75rem 1rem; }
pre code { white-space: pre-wrap; }
ul { list-style: none; padding: 0; }
li { border-top: 1px solid #8886; padding: 0.5rem 0; }
li span { display: block; }
"""

PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
<h1>{title}</h1>
{body}
</main>
</body>
</html>
"""


@get("/page.css")
async def style() -> Response[str]:
    """How the page looks: a file of its own, so that no page here needs a style inside it."""
    return Response(STYLE, media_type=MediaType.CSS)


@get("/", media_type=MediaType.HTML)
async def home(request: Request[object, object, State], state: State) -> Response[str]:
    """That the server runs, how to join it from a terminal, and which tables are open."""
    house: House = state.house
    speaker = speaker_for(request)
    server = address(request)
    body = [*how(speaker, "table-page-how", server), heading(speaker, "table-page-tables")]
    found = await house.hub.store.read(lists.open_tables)
    if found:
        body.append("<ul>\n" + "\n".join(row(table, server, speaker) for table in found) + "\n</ul>")
    else:
        body.append(paragraph(speaker, "table-page-no-tables"))
    return page(speaker, body)


@get("/t/{table:str}", media_type=MediaType.HTML)
async def table_page(request: Request[object, object, State], table: FromPath[str]) -> Response[str]:
    """How to sit down at a table whose link somebody has; whether there is such a table is not told here."""
    speaker = speaker_for(request)
    return page(speaker, how(speaker, "table-page-table", f"{address(request)}/t/{table}"))


def page(speaker: Speaker, body: list[str]) -> Response[str]:
    """A whole page."""
    text = PAGE.format(lang=speaker.lang, title=escape(speaker.text("table-page-title")), body="\n".join(body))
    return Response(text, media_type=MediaType.HTML, headers={"vary": "accept-language"})


def how(speaker: Speaker, message: str, target: str) -> list[str]:
    """What to type, and why that is needed."""
    command = f"<pre><code>camarilla join {escape(target)}</code></pre>"
    return [paragraph(speaker, "table-page-not-yet"), paragraph(speaker, message), command]


def heading(speaker: Speaker, message: str) -> str:
    """What the next part is about."""
    return f"<h2>{escape(speaker.text(message))}</h2>"


def paragraph(speaker: Speaker, message: str) -> str:
    """A sentence or two."""
    return f"<p>{escape(speaker.text(message))}</p>"


def row(table: TableInfo, server: str, speaker: Speaker) -> str:
    """A table that one may join or watch."""
    free = sum(isinstance(seat, OpenSeat) for seat in table.seats)
    told = speaker.text("table-page-seats", game=table.settings.game, host=table.host, free=free)
    command = f"camarilla join {server}/t/{table.id}"
    return f"<li><span>{escape(told)}</span> <code>{escape(command)}</code></li>"


def speaker_for(request: Request[object, object, State]) -> Speaker:
    """Who speaks the language that the browser asks for."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return Speaker(wanted if wanted in LANGUAGES else LANGUAGES[0])


def address(request: Request[object, object, State]) -> str:
    """The address that the browser came to."""
    return f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
