"""The line that somebody types, kept key by key."""

import pytest

from camarilla.cli.line import Line


@pytest.mark.parametrize(
    ("keys", "text", "done"),
    [
        ("say hé", "say hé", []),
        ("1\n2\r", "", ["1", "2"]),
        ("sax\x7fy", "say", []),
        ("\x7f\bx", "x", []),
        ("say hello there\x17", "say hello ", []),
        ("say\x17", "", []),
        ("nonsense\x15log\n", "", ["log"]),
        ("ab\x04", "ab", []),
        ("\x04", "", [None]),
        ("a\x1b[Ab\x1b[1;5Cc\x1bOPd\x00\x07", "abcd", []),
    ],
)
def test_keys_make_lines(keys: str, text: str, done: list[str | None]) -> None:
    line = Line()
    line.feed(keys)
    assert (line.text, line.done) == (text, done)


@pytest.mark.parametrize("keys", ["a\x1b[Ab\n", "x\x1b[1;5C\x7fab\n", "\x1bOPab\n"])
def test_it_does_not_matter_how_the_keys_arrive(keys: str) -> None:
    line = Line()
    for key in keys:
        line.feed(key)
    assert line.done == ["ab"]
