"""The web client, as it was built into the package (hatch_build.py): the page, and the files it is made of.

Names of assets carry a hash of their content, so a browser may keep them for good; the page itself is asked for anew
each time. Everything is small: it is read once, and kept as it is sent.
"""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib import resources
from pathlib import Path

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from camarilla.games import game_named
from camarilla.locales import LANGUAGES, Speaker
from camarilla.protocol.to_client import Code
from camarilla.server.refusal import Refusal

FOLDER = Path(__file__).parent / "web"
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = frozenset(
    {"text/html", "text/css", "text/javascript", "image/svg+xml", "application/json", "application/manifest+json"}
)
"""What grows small by gzip; fonts are packed already."""
TYPES = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".css": "text/css",
    ".webmanifest": "application/manifest+json",
}

HttpRequest = Request[object, object, State]


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    kind: str
    plain: bytes
    packed: bytes | None
    mark: str


@cache
def files(folder: Path = FOLDER) -> dict[str, File]:
    """Everything that was built, by its path; nothing if it was not."""
    found = sorted(file for file in folder.rglob("*") if file.is_file() and not file.name.startswith("."))
    return {file.relative_to(folder).as_posix(): read(file) for file in found}


def read(file: Path) -> File:
    """A file, packed if that makes it smaller."""
    plain = file.read_bytes()
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    packed = gzip.compress(plain, 9, mtime=0) if kind in PACKED else None
    return File(kind, plain, packed, f'"{hashlib.sha256(plain).hexdigest()[:20]}"')


def sent(request: HttpRequest, name: str, keep: str, folder: Path = FOLDER) -> Response[bytes]:
    """One of the files, or word that the browser has it already."""
    file = files(folder).get(name)
    if file is None:
        raise Refusal(Code.UNKNOWN, "table-no-page")
    headers = {"cache-control": keep, "etag": file.mark, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.mark:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.plain, headers=headers, media_type=file.kind)


@get(["/", "/t/{place:path}", "/rules/{place:path}", "/rules", "/device", "/settings"])
async def home(request: HttpRequest) -> Response[bytes]:
    """The page; which part of it, it reads from its own address."""
    if "index.html" not in files():
        return not_built(request)
    return sent(request, "index.html", ASK_AGAIN)


@get("/assets/{name:str}")
async def asset(request: HttpRequest, name: FromPath[str]) -> Response[bytes]:
    """A part of the page, under a name that nothing else will ever have."""
    return sent(request, f"assets/{name}", FOR_GOOD)


@get("/icon.svg")
async def icon(request: HttpRequest) -> Response[bytes]:
    """The sign in the browser's tab."""
    return sent(request, "icon.svg", ASK_AGAIN)


@get("/icons/{name:str}")
async def installed_icon(request: HttpRequest, name: FromPath[str]) -> Response[bytes]:
    """The sign on a home screen, and beside a note."""
    return sent(request, f"icons/{name}", ASK_AGAIN)


@get("/manifest.webmanifest")
async def manifest(request: HttpRequest) -> Response[bytes]:
    """How the page is called and looks where it is installed."""
    return sent(request, "manifest.webmanifest", ASK_AGAIN)


@get("/sw.js")
async def service_worker(request: HttpRequest) -> Response[bytes]:
    """The service worker: at the root, since it sees only what lies below its own address."""
    return sent(request, "sw.js", ASK_AGAIN)


@get("/api/rules/{game:str}/{lang:str}")
async def rules(game: FromPath[str], lang: FromPath[str]) -> Response[str]:
    """The rules of a game in our words, as Markdown."""
    file = resources.files("camarilla") / "rules" / f"{game_named(game).key}.{lang}.md"
    if lang not in LANGUAGES or not file.is_file():
        raise Refusal(Code.UNKNOWN, "table-no-page")
    text = file.read_text(encoding="utf-8")
    return Response(text, headers={"cache-control": ASK_AGAIN}, media_type="text/markdown; charset=utf-8")


def nowhere(request: HttpRequest) -> Response[bytes] | None:
    """For a browser that was given an address of nothing: the page all the same, which says so in words."""
    page = files().get("index.html")
    shown = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if page is None or not shown or request.url.path.startswith(("/api/", "/assets/")):
        return None
    return Response(page.plain, status_code=404, headers={"cache-control": ASK_AGAIN}, media_type=page.kind)


def not_built(request: HttpRequest) -> Response[bytes]:
    """That the server runs, but came without its page."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    speaker = Speaker(wanted if wanted in LANGUAGES else LANGUAGES[0])
    address = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    title = escape(speaker.text("table-page-title"))
    body = (
        f"<!doctype html><html lang={speaker.lang}><meta charset=utf-8><title>{title}</title>"
        f"<h1>{title}</h1><p>{escape(speaker.text('table-page-not-built'))}</p>"
        f"<p>{escape(speaker.text('table-page-how'))} <code>camarilla join {escape(address)}</code></p></html>"
    )
    return Response(body.encode(), media_type=MediaType.HTML)


PAGE = (home, asset, icon, installed_icon, manifest, service_worker, rules)
