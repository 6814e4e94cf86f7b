"""The rules pages as they come with the package: the whole page, one chapter, or one rule by its id."""

import re
from functools import cache
from importlib.resources import files

ITEM = re.compile(r"- (?P<id>[A-Z]{2}-\d+\.\d+) ")
RULER = re.compile(r"[|-]+")
"""The line under the heading of a table."""
HEADING = re.compile(r"#+ (?P<id>[A-Z]{2}-\d+)\b")


@cache
def page(game: str, lang: str) -> str:
    """The rules of a game, as Markdown; nothing if nobody has written them down yet."""
    file = files("camarilla") / "rules" / f"{game}.{lang}.md"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def rule(game: str, lang: str, asked: str) -> str | None:
    """One rule (RS-5.2, or just 5.2) or chapter (RS-5, or 5), as Markdown; None if there is none of that name."""
    wanted = asked.strip().upper()
    lines = page(game, lang).splitlines()
    for start, line in enumerate(lines):
        if (item := ITEM.match(line)) and wanted in {item["id"], item["id"].partition("-")[2]}:
            return "\n".join([line, *following(lines[start + 1 :])])
        if (heading := HEADING.match(line)) and wanted in {heading["id"], heading["id"].partition("-")[2]}:
            return "\n".join([line, *chapter(lines[start + 1 :])]).rstrip()
    return None


def following(lines: list[str]) -> list[str]:
    """The rest of a rule: what is indented under it, and its table."""
    rest: list[str] = []
    for line in lines:
        if line.strip() and not line.startswith(("  ", "|")):
            break
        rest.append(line)
    while rest and not rest[-1].strip():
        rest.pop()
    return rest


def chapter(lines: list[str]) -> list[str]:
    """The rest of a chapter: up to the next heading of its size."""
    rest: list[str] = []
    for line in lines:
        if line.startswith("## "):
            break
        rest.append(line)
    return rest


def chapters(game: str, lang: str) -> list[str]:
    """The headings of the chapters, with their ids."""
    return [line.lstrip("# ") for line in page(game, lang).splitlines() if HEADING.match(line)]


def rule_text(game: str, lang: str, asked: str) -> list[str] | None:
    """A rule or chapter as plain paragraphs, without marks of Markdown."""
    found = rule(game, lang, asked)
    if found is None:
        return None
    paragraphs: list[str] = []
    apart = True
    for line in found.splitlines():
        if line.startswith("  ") and not apart:
            paragraphs[-1] += " " + line.strip()
        elif line.startswith("|"):
            paragraphs += [] if RULER.fullmatch(line) else [line.strip("| ").replace(" | ", " · ")]
        elif line.strip():
            paragraphs.append(line.strip().removeprefix("- ").lstrip("# "))
        apart = not line.strip() or line.startswith("|")
    return [re.sub(r"[*`]+", "", paragraph) for paragraph in paragraphs]
