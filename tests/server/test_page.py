"""The page is served as it was built: packed, marked, kept for good where its name says what it is."""

import asyncio
import gzip
import re
from pathlib import Path

import pytest

from camarilla.server import page
from tests.server.hosted import serving

BUILT = {
    "index.html": b'<!doctype html><script type="module" src="/assets/index-1a2b.js"></script>',
    "assets/index-1a2b.js": b"export const page = 1;\n" * 50,
    "assets/face-3c4d.woff2": bytes(range(256)),
    "icon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "icons/icon-192.png": b"\x89PNG",
    "manifest.webmanifest": b'{"name": "Camarilla"}',
    "sw.js": b"self.addEventListener('push', () => {});",
    ".sources": b"not for anybody",
}


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "web"
    for name, body in BUILT.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)
    monkeypatch.setattr(page, "files", lambda _=None: real(folder))
    return folder


real = page.files


def test_every_address_of_the_page_is_the_page(built: Path, tmp_path: Path) -> None:
    del built

    async def visit() -> None:
        async with serving(tmp_path) as server, server.http() as http:
            for path in ("/", "/t/abc", "/t/abc/replay/2", "/rules", "/rules/secrets", "/device", "/settings"):
                answer = await http.get(path)
                assert answer.status_code == 200
                assert answer.content == BUILT["index.html"]
                assert answer.headers["content-type"].startswith("text/html")
                assert answer.headers["cache-control"] == "no-cache"
                again = await http.get(path, headers={"if-none-match": answer.headers["etag"]})
                assert (again.status_code, again.content) == (304, b"")

    asyncio.run(visit())


def test_a_browser_at_an_address_of_nothing_gets_the_page_which_says_so(built: Path, tmp_path: Path) -> None:
    del built

    async def visit() -> None:
        async with serving(tmp_path) as server, server.http() as http:
            browser = {"accept": "text/html,application/xhtml+xml"}
            for path in ("/nothing", "/device/2", "/t"):
                answer = await http.get(path, headers=browser)
                assert (answer.status_code, answer.content) == (404, BUILT["index.html"])
                assert answer.headers["cache-control"] == "no-cache"
            for path in ("/api/nothing", "/assets/nothing.js"):
                answer = await http.get(path, headers=browser)
                assert (answer.status_code, answer.json()["code"]) == (404, "unknown")
            program = await http.get("/nothing")
            assert (program.status_code, program.json()["code"]) == (404, "unknown")

    asyncio.run(visit())


def test_what_a_name_says_for_good_is_kept_for_good(built: Path, tmp_path: Path) -> None:
    del built

    async def visit() -> None:
        async with serving(tmp_path) as server, server.http() as http:
            script = await http.get("/assets/index-1a2b.js", headers={"accept-encoding": "gzip"})
            assert script.headers["content-encoding"] == "gzip"
            assert int(script.headers["content-length"]) < len(BUILT["assets/index-1a2b.js"]) / 5
            assert script.content == BUILT["assets/index-1a2b.js"]
            plain = await http.get("/assets/index-1a2b.js", headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.headers["content-type"].startswith("text/javascript")
            font = await http.get("/assets/face-3c4d.woff2", headers={"accept-encoding": "gzip"})
            assert font.headers["content-type"] == "font/woff2"
            assert "content-encoding" not in font.headers
            for answer in (script, plain, font):
                assert "immutable" in answer.headers["cache-control"]

    asyncio.run(visit())


def test_what_a_browser_installs_is_asked_for_anew_each_time(built: Path, tmp_path: Path) -> None:
    """A service worker that a browser kept would keep the page of yesterday."""
    del built
    kinds = {
        "sw.js": "text/javascript",
        "manifest.webmanifest": "application/manifest+json",
        "icons/icon-192.png": "image/png",
    }

    async def visit() -> None:
        async with serving(tmp_path) as server, server.http() as http:
            for name, kind in kinds.items():
                answer = await http.get(f"/{name}")
                assert (answer.status_code, answer.content) == (200, BUILT[name])
                assert answer.headers["content-type"].startswith(kind)
                assert answer.headers["cache-control"] == "no-cache"
                assert "worker-src 'self'" in answer.headers["content-security-policy"]
                again = await http.get(f"/{name}", headers={"if-none-match": answer.headers["etag"]})
                assert again.status_code == 304
            assert (await http.get("/icons/nothing.png")).status_code == 404
            assert (await http.get("/icons/..%2findex.html")).status_code == 404

    asyncio.run(visit())


def test_nothing_but_what_was_built_can_be_fetched(built: Path, tmp_path: Path) -> None:
    (built.parent / "secret.txt").write_text("secret")

    async def visit() -> None:
        async with serving(tmp_path) as server, server.http() as http:
            for path in ("/assets/nothing.js", "/assets/..%2f..%2fsecret.txt", "/assets/.sources", "/.sources"):
                answer = await http.get(path)
                assert answer.status_code == 404, path
                assert b"secret" not in answer.content

    asyncio.run(visit())


def test_a_server_without_its_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "files", lambda _=None: {})

    async def visit() -> None:
        async with serving(tmp_path) as server, server.http() as http:
            english = (await http.get("/")).text
            assert "came without its page" in english
            assert "camarilla join http" in english
            assert "venue sans sa page" in (await http.get("/", headers={"accept-language": "fr"})).text

    asyncio.run(visit())


def test_the_rules_are_there_in_both_languages(tmp_path: Path) -> None:
    async def visit() -> None:
        async with serving(tmp_path) as server, server.http() as http:
            for game in ("royal-secrets", "secrets", "road-to-the-palace"):
                texts = [(await http.get(f"/api/rules/{game}/{lang}")).text for lang in ("en", "fr")]
                ids = [re.findall(r"^- ([A-Z]{2}-\d+\.\d+) ", text, re.MULTILINE) for text in texts]
                assert ids[0] == ids[1] != []
            for path in ("/api/rules/secrets/tlh", "/api/rules/chess/en", "/api/rules/secrets/..%2fen"):
                assert (await http.get(path)).status_code in {400, 404}, path

    asyncio.run(visit())


def test_packing_is_the_same_each_time(tmp_path: Path) -> None:
    file = tmp_path / "a.css"
    file.write_text("body { color: red }" * 20)
    assert page.read(file) == page.read(file)
    packed = page.read(file).packed
    assert packed is not None
    assert gzip.decompress(packed) == file.read_bytes()
