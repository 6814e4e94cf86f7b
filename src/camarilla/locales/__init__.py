"""Sentences in English and French. The one module that knows Fluent (docs/adr/0003).

A `Speaker` speaks one language at one table: it knows what the players are called there. Its words are those of the
.ftl files in the language's folder, all of them. A message or a variable that is missing is a bug of ours and
raises `BrokenInvariant`; people never read a placeholder.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import assert_never

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

from camarilla.core.errors import BadData, BadOptions, BrokenInvariant, CamarillaError, IllegalMove
from camarilla.core.text import Arg, Name, Phrase, Sentence, Several

LANGUAGES = ("en", "fr")
DEFAULT_LANGUAGE = "en"
NAMED_SEATS = 8
MINUS = "\N{MINUS SIGN}"


class Speaker:
    """Says sentences in one language, with the names of those who sit at the table."""

    def __init__(self, lang: str, names: Sequence[str] = ()) -> None:
        """Names by seat; a seat without one is called by the catalogue's name for it."""
        if lang not in LANGUAGES:
            raise BadOptions(f"no language is called {lang!r}; there are: {', '.join(LANGUAGES)}")
        self.lang = lang
        self.names = tuple(names)

    def say(self, sentence: Sentence) -> str:
        """The sentence, in words."""
        return said(self.lang, sentence.id, {name: self._word(arg) for name, arg in sentence.args.items()})

    def text(self, message: str, /, **args: Arg) -> str:
        """The same from a message's id and what to fill in."""
        return self.say(Sentence(message, args))

    def name(self, seat: int) -> str:
        """What the player at a seat is called."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        if seat < NAMED_SEATS:
            return self.text(f"seat-{seat}")
        return self.text("seat-other", number=seat + 1)

    def join(self, words: Sequence[str]) -> str:
        """Several things as the language joins them: "a, b and c"; nobody if there are none."""
        if not words:
            return self.text("list-empty")
        joined = words[-1]
        for place, word in enumerate(reversed(words[:-1])):
            joined = self.text("list-last" if place == 0 else "list-more", word=word, rest=joined)
        return joined

    def explain(self, error: CamarillaError) -> str:
        """What went wrong, for people: a refusal with its rule, or bad data with what is bad about it."""
        if isinstance(error, IllegalMove):
            return self.text("refusal", reason=Phrase(error.reason), rule=error.rule)
        if isinstance(error, BadData) and error.sentence is not None:
            return self.say(error.sentence)
        return str(error)

    def _word(self, arg: Arg) -> "int | str":
        match arg:
            case int() | str():
                return arg
            case Name():
                return self.name(arg.seat)
            case Several():
                return self.join([plain(self._word(one)) for one in arg.of])
            case Phrase():
                return self.say(arg.of)
            case _ as never:
                assert_never(never)


class PlainInt(FluentInt):
    """A number as it stands on a card: a true minus sign, and no marks between thousands."""

    def format(self, locale: object) -> str:  # noqa: ARG002 - both our languages write them so
        """The number in a sentence."""
        return plain(int(self))


def plain(word: int | str) -> str:
    """A word, or a number written plainly."""
    return word if isinstance(word, str) else str(word).replace("-", MINUS)


def said(lang: str, message: str, words: Mapping[str, int | str]) -> str:
    """A message of the catalogues with its variables filled in."""
    bundle = catalogue(lang)
    if not bundle.has_message(message):
        raise BrokenInvariant(f"{lang}: there is no message {message!r}")
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise BrokenInvariant(f"{lang}: the message {message!r} has no text")
    args = {name: PlainInt(word) if isinstance(word, int) else word for name, word in words.items()}
    errors: list[Exception] = []
    # What format_pattern does, but for one thing: that would make our numbers its own again, with their marks.
    text = pattern(ResolverEnvironment(context=bundle, current=CurrentEnvironment(args=args), errors=errors))
    if errors or not isinstance(text, str):
        raise BrokenInvariant(f"{lang}: the message {message!r} with {dict(words)}: {errors}")
    return text


@cache
def catalogue(lang: str) -> FluentBundle:
    """All messages of a language, from every .ftl file in its folder."""
    bundle = FluentBundle([lang], use_isolating=False)  # no invisible marks: terminals and screen readers show them
    folder = files("camarilla.locales") / lang
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if not file.name.endswith(".ftl"):
            continue
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise BrokenInvariant(f"{lang}/{file.name}: cannot be read: {entry.content!r}")
            if isinstance(entry, ast.Message) and bundle.has_message(entry.id.name):
                raise BrokenInvariant(f"{lang}/{file.name}: there is a message {entry.id.name!r} already")
            bundle.add_resource(ast.Resource([entry]))
    return bundle


def pick_language(requested: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for; else, as far as we speak it, that of the environment; else English."""
    if requested is not None:
        if (language := spoken(requested)) is None:
            raise BadOptions(
                f"no language is called {requested!r}; there are: {', '.join(LANGUAGES)}",
                Sentence("bad-language", {"name": requested, "languages": ", ".join(LANGUAGES)}),
            )
        return language
    setting = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    return spoken(setting) or DEFAULT_LANGUAGE


def spoken(setting: str) -> str | None:
    """The language of a setting such as "fr", "fr-CA" or "fr_FR.UTF-8", if it is one of ours."""
    language = setting.replace("-", "_").split(".")[0].split("_")[0].lower()
    return language if language in LANGUAGES else None
