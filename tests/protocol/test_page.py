"""docs/protocol.md tells of the wire as it is."""

import re

import msgspec

from camarilla.protocol.changes import updated
from camarilla.protocol.closing import Closing
from camarilla.protocol.codec import MOST_BYTES
from camarilla.protocol.to_client import Code
from camarilla.protocol.to_server import MOST_WORDS
from camarilla.server.guards import Limits
from camarilla.server.sockets import SAME_SOCKETS
from tests.protocol.page import EXAMPLE, PAGE, a_decision, examples, filled

SERVER = PAGE.parent.parent / "src" / "camarilla" / "server"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_examples_and_the_reference_are_as_the_types_are_now() -> None:
    assert filled(TEXT) == TEXT, "run python -m tests.protocol.page"


def test_every_example_is_shown() -> None:
    assert set(EXAMPLE.findall(TEXT)) == examples().keys()


def test_the_decision_that_is_shown_leads_from_one_view_to_the_next() -> None:
    before, news, after = a_decision()
    assert news.changes
    view = updated(msgspec.json.decode(before.view), news.changes)
    assert msgspec.json.encode(view) == bytes(after.view)
    assert before.history + news.events == after.history
    assert before.lines + news.lines == after.lines
    assert news.situation == after.situation


def test_the_way_to_update_a_view_that_the_page_shows_is_ours() -> None:
    before, news, after = a_decision()
    space: dict[str, object] = {}
    block = re.search(r"^```python\n(def update.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    assert block is not None
    exec(block[1], space)  # noqa: S102 - our own documentation
    update = space["update"]
    assert callable(update)
    sent = msgspec.json.decode(msgspec.json.encode(news.changes))
    assert update(msgspec.json.decode(before.view), sent) == msgspec.json.decode(after.view)


def test_every_refusal_has_its_line() -> None:
    assert re.findall(r"^\| `([a-z-]+)` \|", TEXT, re.MULTILINE) == [code.value for code in Code]


def test_every_close_code_has_its_line() -> None:
    assert re.findall(r"^\| (4\d\d\d) \|", TEXT, re.MULTILINE) == [str(code.value) for code in Closing]


def test_the_close_codes_are_those_that_the_server_sends() -> None:
    sources = [file.read_text(encoding="utf-8") for file in SERVER.glob("*.py")]
    sent = {name for source in sources for name in re.findall(r"Closing\.([A-Z_]+)", source)}

    assert sent == {code.name for code in Closing}
    assert not [number for source in sources for number in re.findall(r"\b44\d\d\b", source)], "they have names"


def test_the_rates_are_those_of_the_server() -> None:
    limits = Limits(on=True)
    told = [limits.messages, limits.words, limits.bots, limits.sockets]
    lines = re.findall(r"^\| [^|]+ \| ([\d.]+) a second \| (\d+) \|$", TEXT, re.MULTILINE)
    assert lines == [(f"{limit.rate:g}", f"{limit.burst:g}") for limit in told]
    assert f"| connections to one table, a person | | {SAME_SOCKETS} |" in TEXT


def test_the_limits_are_those_of_the_codec() -> None:
    assert f"at most {MOST_BYTES // 1024} KiB" in TEXT
    assert f"at most {MOST_WORDS} characters" in TEXT
