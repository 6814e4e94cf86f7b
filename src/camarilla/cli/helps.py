"""Help texts for `--help`, read from the catalogue without Fluent, so that help is quick.

They are messages of cli.ftl that begin with `cli-help-`: plain text, nothing to fill in. Their language is that of
`--lang` on the command line, or of the environment.
"""

import os
import re
import sys
from functools import cache
from importlib.resources import files
from itertools import pairwise

FRENCH = "fr"
ENGLISH = "en"
HEADINGS = re.compile(r"^(Usage|Arguments|Options|Commands):", re.MULTILINE)


def language() -> str:
    """The language of help: what `--lang` says on the command line, else what the environment says."""
    words = sys.argv[1:]
    asked = [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    asked += [after for word, after in pairwise(words) if word == "--lang"]
    settings = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    setting = asked[0] if asked else next((setting for setting in settings if setting), "")
    return FRENCH if setting.lower().startswith(FRENCH) else ENGLISH


@cache
def catalogue(lang: str) -> dict[str, str]:
    """The help messages of a language, by their ids."""
    messages: dict[str, str] = {}
    last = ""
    for line in (files("camarilla") / "locales" / lang / "cli.ftl").read_text(encoding="utf-8").splitlines():
        if line.startswith("cli-help-"):
            last, _, text = line.partition(" = ")
            messages[last] = text
        elif last and line.startswith("    "):
            messages[last] += " " + line.strip()
        else:
            last = ""
    return messages


def help_text(name: str) -> str:
    """A help text in the language of the command line."""
    return catalogue(language())[f"cli-help-{name}"]


def headed(text: str) -> str:
    """Help as typer puts it together, with its own words in the language of the command line."""
    text = text.replace("Show this message and exit.", help_text("help")).replace("[default:", help_text("default"))
    return HEADINGS.sub(lambda heading: help_text(heading[1].lower()), text)
