"""Everything the code can say is said in every language, and nothing else is in the catalogues.

What is said is found by making the code say it: whole games as each reader sees them, every move's label and its
consequences, every choice, every claim, every refusal, every bad deck. Nothing here knows a wording, except where
wording is the point.
"""

import ast
import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import camarilla
from camarilla.core.data import Event, Options, Reader
from camarilla.core.errors import (
    BadData,
    BadMove,
    BadOptions,
    BadRecord,
    BrokenInvariant,
    CamarillaError,
    IllegalMove,
)
from camarilla.core.game import Game, State
from camarilla.core.rng import Fast
from camarilla.core.text import Name, Phrase, Sentence, Several, names, phrase
from camarilla.games import GAMES
from camarilla.games.road_to_the_palace import view as road
from camarilla.games.road_to_the_palace.cards import Disc
from camarilla.games.royal_secrets.events import Reason
from camarilla.games.royal_secrets.options import Favour, named_deck, read_deck
from camarilla.games.royal_secrets.view import Step
from camarilla.games.secrets.cards import Character, Identity
from camarilla.games.secrets.view import Answer
from camarilla.games.secrets.view import Step as SecretsStep
from camarilla.locales import LANGUAGES, Speaker, pick_language
from tests.variants import VARIANTS

GAMES_A_COUNT = 70
GAMES_WATCHED_CLOSELY = 10  # with everybody's view and all that is forbidden, at every step

NEVER_HAPPENS = {
    "royal-secrets-log-nothing-revealed",  # RS-1.5, RS-5.2: three cards lie hidden, and there are two daggers
    "royal-secrets-log-hand-counted-empty",  # RS-5.4: the 0 Courtiers always come back
    "royal-secrets-log-used-planning",  # RS-8.3: sealed, so told by log-planning-used
}
SELDOM_HAPPENS = {  # a second Favour at the very moment when the first has left it without an object
    "royal-secrets-refused-already-dining",
    "royal-secrets-refused-no-audience-loss",
    "royal-secrets-refused-no-loss",
    "royal-secrets-effect-recruit-zero",  # a 0 that a spy has seen before, and may recruit
}
TOLD_ELSEWHERE = {  # the table explains what lies there
    *(f"royal-secrets-favour-{favour.value}-text" for favour in Favour),
    *(f"secrets-{card.value}-text" for card in Character),
}


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's way to name it
        self.found.add(node.id.name)


def catalogue(lang: str, name: str) -> dict[str, set[str]]:
    """A file's messages, each with its variables."""
    text = (files("camarilla.locales") / lang / name).read_text(encoding="utf-8")
    messages: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{lang}/{name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in messages, f"{lang}/{name}: {entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            messages[entry.id.name] = variables.found
    return messages


def file_names(lang: str) -> list[str]:
    return sorted(file.name for file in (files("camarilla.locales") / lang).iterdir() if file.name.endswith(".ftl"))


FILES = sorted({name for lang in LANGUAGES for name in file_names(lang)})


# What is said


class Notebook:
    """Every different sentence heard, once."""

    def __init__(self) -> None:
        self.sentences: dict[bytes, Sentence] = {}
        self.lines: dict[bytes, Sentence] = {}
        self.refusals: dict[tuple[str, str], IllegalMove] = {}

    def hear(self, sentence: Sentence | None, *, of_the_log: bool = False) -> None:
        if sentence is not None:
            heard = msgspec.json.encode(sentence)
            self.sentences[heard] = sentence
            if of_the_log:
                self.lines[heard] = sentence

    def hear_events(self, game: Game, told: list[Event], readers: list[Reader]) -> None:
        for event in told:
            self.hear(game.line(event), of_the_log=True)  # all cards open, as in a replay
            for reader in readers:
                seen = event.as_seen_by(reader)
                if seen is not None:
                    self.hear(game.line(seen), of_the_log=True)

    def hear_choices(self, game: Game, state: State, readers: list[Reader]) -> None:
        for reader in readers:
            choice = game.choice(state.view(reader))
            self.hear(choice.prompt)
            self.hear(choice.help)

    def hear_claims(self, game: Game, state: State) -> None:
        public = state.view(None)
        for seat in range(state.players):
            for claim in game.claims(public, seat):
                self.hear(game.saying(seat, claim))

    def hear_consequences(self, game: Game, state: State, seat: int, options: Options) -> None:
        view = state.view(seat)
        for action in state.legal(seat):
            move = game.move_of(action, options)
            for sentence in (*game.consequences(view, move), game.taking_back(view, move)):
                if sentence is not None:
                    self.hear(sentence)

    def hear_refusals(self, game: Game, state: State) -> None:
        asked = state.to_act()
        for seat in range(state.players):
            tries = set(range(game.actions)) - set(state.legal(seat)) if seat in asked else {0}
            for action in tries:
                refusal = refusal_of(state, seat, action)
                self.refusals[refusal.rule, refusal.reason.id] = refusal
                self.hear(refusal.reason)

    def ids(self) -> set[str]:
        return {message for sentence in self.sentences.values() for message in ids_in(sentence)}


def refusal_of(state: State, seat: int, action: int) -> IllegalMove:
    try:  # pytest.raises would take most of the time here
        state.play(seat, action, None)
    except IllegalMove as refusal:
        return refusal
    raise AssertionError(f"seat {seat} could play {action}, which is not legal")


def ids_in(sentence: Sentence) -> Iterator[str]:
    yield sentence.id
    for arg in sentence.args.values():
        for part in arg.of if isinstance(arg, Several) else (arg,):
            if isinstance(part, Phrase):
                yield from ids_in(part.of)


@cache
def heard(game: Game) -> Notebook:
    """What a game says in a good many random games, to everybody."""
    notebook = Notebook()
    for action in range(game.actions):
        notebook.hear(game.label(game.move_of(action, game.options())))
    tables = [(players, game.options()) for players in game.seats]
    tables += [(variant.players, variant.options) for variant in VARIANTS if variant.game is game]
    for players, options in tables:
        for seed in range(GAMES_A_COUNT):
            listen(game, players, options, seed, notebook)
    return notebook


def listen(game: Game, players: int, options: Options, seed: int, notebook: Notebook) -> None:
    """One random game, with all its readers."""
    rng = Fast(seed)
    told: list[Event] = []
    state = game.lay_out(game.shuffle(players, options, rng), options, told)
    readers: list[Reader] = [None, *range(players)]
    while not state.is_over():
        if seed < GAMES_WATCHED_CLOSELY:
            notebook.hear_choices(game, state, readers)
            notebook.hear_refusals(game, state)
            notebook.hear_claims(game, state)
        seat = rng.choice(state.to_act())
        notebook.hear_consequences(game, state, seat, options)
        state.play(seat, rng.choice(state.legal(seat)), told)
    notebook.hear_choices(game, state, readers)
    notebook.hear_refusals(game, state)
    notebook.hear_events(game, told, readers)
    outcome = state.outcome()
    assert outcome is not None
    notebook.hear(outcome.why)


def spoilt_deck(spoil: Callable[[list[dict[str, object]], list[dict[str, object]]], None]) -> bytes:
    """The deck that comes with the game, with something wrong in its Audience or Valet cards."""
    deck = json.loads(msgspec.json.encode(named_deck("reconstructed")))
    spoil(deck["audiences"], deck["valets"])
    return json.dumps(deck).encode()


BAD_DECKS: dict[str, bytes] = {
    "malformed": b'{"name": ',
    "favour": spoilt_deck(lambda audiences, _: audiences[3].update(favour="bribery")),
    "missing": b'{"name": "mine"}',
    "surplus": spoilt_deck(lambda _, valets: valets[1].update(colour="blue")),
    "kind": b'{"name": 3}',
    "object": b"[]",
    "audience-count": spoilt_deck(lambda audiences, _: audiences.clear()),
    "influence": spoilt_deck(lambda audiences, _: audiences[2].update(influence=25)),
    "points": spoilt_deck(lambda audiences, _: audiences[4].update(loss=-1)),
    "favour-count": spoilt_deck(lambda audiences, _: audiences[0].update(favour="royal-dinner")),
    "planning": spoilt_deck(lambda audiences, _: audiences[2].update(influence=60)),
    "rumour": spoilt_deck(lambda _, valets: valets[0].update(rumour=-2)),
    "valets": spoilt_deck(lambda _, valets: valets[0].update(value=30)),
}


def bad_data() -> list[BadData]:
    """Every way in which data from outside is refused with a sentence."""
    wrong: list[BadData] = []
    for raw in BAD_DECKS.values():
        with pytest.raises(BadOptions) as refused:
            read_deck(raw, "mine.json")
        wrong.append(refused.value)
    for game in GAMES:
        for chosen in ({"deck": "no such deck"}, {"no_such_option": True}):
            with pytest.raises(BadOptions) as refused:
                game.options(chosen)
            wrong.append(refused.value)
    with pytest.raises(BadOptions) as refused:
        pick_language("tlh", {})
    wrong.append(refused.value)
    return wrong


# How it is said


def check_text(lang: str, text: str) -> None:
    """What holds for any text that people read."""
    assert text == text.strip(), text
    assert "  " not in text, text
    assert not any(f"{game.key}-" in text for game in GAMES), text
    assert not re.search(r"[{}]|\?\?\?|\bNone\b|[\u2066-\u2069]", text), text
    assert not re.search(r"(?<!\w)-\d|'|\"", text), f"a hyphen for a minus, or a typewriter's quote: {text}"
    if lang == "fr":
        assert not re.search(r" [:;!?»]|« |[^\s\u00a0(:]:(?!\d)", text), f"a space that would break the line: {text}"
    else:
        assert "\u00a0" not in text, text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_whatever_a_game_says_can_be_said(game: Game, lang: str) -> None:
    speaker = Speaker(lang)

    for sentence in heard(game).sentences.values():
        check_text(lang, speaker.say(sentence))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_line_of_the_log_is_a_whole_sentence(game: Game, lang: str) -> None:
    speaker = Speaker(lang)

    for sentence in heard(game).lines.values():
        text = speaker.say(sentence)
        assert text[0].isupper(), text
        assert text.endswith("."), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_refusal_ends_with_its_rule(game: Game, lang: str) -> None:
    speaker = Speaker(lang)

    for refusal in heard(game).refusals.values():
        text = speaker.explain(refusal)
        check_text(lang, text)
        assert text.endswith(f" ({refusal.rule})."), text
        assert ". (" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_data_is_explained(lang: str) -> None:
    speaker = Speaker(lang)

    for wrong in bad_data():
        assert wrong.sentence is not None
        text = speaker.explain(wrong)
        assert text.endswith("."), text
        if not wrong.sentence.args.keys() & {"why", "values"}:  # the library's own words, the file's own numbers
            check_text(lang, text)


def test_every_bad_deck_has_its_own_sentence() -> None:
    for kind, raw in BAD_DECKS.items():
        with pytest.raises(BadOptions) as refused:
            read_deck(raw, "mine.json")
        assert refused.value.sentence is not None
        assert refused.value.sentence.id == f"royal-secrets-deck-{kind}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_and_disc_of_road_to_the_palace_has_its_words(lang: str) -> None:
    asked = [f"{kind}-{step.value}" for step in road.Step for kind in ("prompt", "help")]
    waited = [f"waiting-{step.value}" for step in road.Step if step is not road.Step.OVER]
    discs = [f"disc-{disc.value}" for disc in Disc]
    expected = {f"road-to-the-palace-{message}" for message in asked + waited + discs}

    assert expected <= catalogue(lang, "road-to-the-palace.ftl").keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_favour_and_step_has_its_words(lang: str) -> None:
    reasons = [f"log-points-{reason.name.lower().replace('_', '-')}" for reason in Reason]
    steps = ["second-bet", *(step.value for step in Step)]
    asked = [f"{kind}-{step}" for step in steps for kind in ("prompt", "help")]
    waited = [f"waiting-{step}" for step in steps if step != "over"]
    favours = [f"favour-{favour.value}{part}" for favour in Favour for part in ("", "-text")]
    expected = {f"royal-secrets-{message}" for message in reasons + asked + waited + favours}

    assert expected <= catalogue(lang, "royal-secrets.ftl").keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_character_identity_and_step_of_secrets_has_its_words(lang: str) -> None:
    things = [identity.value for identity in Identity]
    things += [name for card in Character for name in (card.value, f"a-{card.value}", f"{card.value}-text")]
    steps = ["interrupting", *(step.value for step in SecretsStep)]
    asked = [f"{kind}-{step}" for step in steps for kind in ("prompt", "help")]
    waited = [f"waiting-{step.value}" for step in SecretsStep if step is not SecretsStep.OVER]
    settled = [f"log-settled-{answer.value}" for answer in Answer if answer is not Answer.LET_PASS]
    expected = {f"secrets-{message}" for message in things + asked + waited + settled}

    assert expected <= catalogue(lang, "secrets.ftl").keys()


# What the catalogues hold


def test_both_languages_have_the_same_files() -> None:
    assert [file_names(lang) for lang in LANGUAGES] == [FILES] * len(LANGUAGES)


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages_with_the_same_variables(name: str) -> None:
    english = catalogue("en", name)
    french = catalogue("fr", name)

    assert list(english) == list(french)
    assert english == french


def test_no_message_is_in_two_files() -> None:
    for lang in LANGUAGES:
        messages = [message for name in FILES for message in catalogue(lang, name)]
        assert len(messages) == len(set(messages))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_game_says_all_that_is_in_its_catalogue(game: Game) -> None:
    said = heard(game).ids()
    for wrong in bad_data():
        assert wrong.sentence is not None
        said |= set(ids_in(wrong.sentence))

    assert catalogue("en", f"{game.key}.ftl").keys() - said <= TOLD_ELSEWHERE | NEVER_HAPPENS | SELDOM_HAPPENS


@pytest.mark.parametrize("name", FILES)
def test_every_message_is_named_somewhere_in_the_source(name: str) -> None:
    assert [message for message in catalogue("en", name) if not is_named(message)] == []


def is_named(message: str) -> bool:
    """Whether the source has the id whole, with something filled in, or as a beginning and a rest."""
    named, beginnings = words_of_the_source()
    return named.fullmatch(message) is not None or any(
        is_named(message.removeprefix(beginning)) for beginning in beginnings if message.startswith(beginning)
    )


@cache
def words_of_the_source() -> tuple[re.Pattern[str], frozenset[str]]:
    """A pattern of every text in the source that may be a message's id or its rest; and what may be a beginning."""
    patterns: set[str] = set()
    beginnings: set[str] = set()
    for file in Path(camarilla.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                patterns.add(re.escape(node.value))
                if re.fullmatch(r"[a-z-]+-", node.value):
                    beginnings.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns.add("".join(part_of_pattern(part) for part in node.values))
    for text in texts_of_the_page():
        patterns.add(ANYTHING.join(re.escape(part) for part in re.split(r"\$\{[^}]*\}+", text)))
    return re.compile("|".join(filter(names_something, patterns))), frozenset(beginnings)


def texts_of_the_page() -> Iterator[str]:
    """Every text in the sources of the web page that may be an id; what is filled in stands in braces."""
    for file in sorted(WEB.rglob("*")):
        if file.suffix in {".ts", ".svelte"} and "wire" not in file.parts:
            for quoted in QUOTED.findall(file.read_text(encoding="utf-8")):
                yield quoted[1:-1]


def names_something(pattern: str) -> bool:
    """Whether a pattern has a word of its own, beside whatever is filled in and the game's key."""
    for common in (ANYTHING, *(re.escape(game.key) for game in GAMES)):
        pattern = pattern.replace(common, "")
    return re.search(r"[a-z]{3}", pattern) is not None


ANYTHING = "[a-z0-9-]+"
WEB = Path(__file__).resolve().parents[2] / "web" / "src"
QUOTED = re.compile(r"""\"[a-z][a-z0-9-]+\"|'[a-z][a-z0-9-]+'|`[a-z$][^`\n]+`""")


def part_of_pattern(part: ast.expr) -> str:
    return re.escape(part.value) if isinstance(part, ast.Constant) and isinstance(part.value, str) else ANYTHING


# The Speaker


def test_things_are_joined_as_the_language_joins_them() -> None:
    def joined(lang: str, count: int) -> str:
        return Speaker(lang).text("refusal", reason=names(tuple(range(count))), rule="RS-1").split(" (")[0]

    assert [joined("en", count) for count in range(4)] == ["nobody", "Ann", "Ann and Bruno", "Ann, Bruno and Chloé"]
    assert [joined("fr", count) for count in range(4)] == ["personne", "Ann", "Ann et Bruno", "Ann, Bruno et Chloé"]


def test_numbers_and_phrases_can_be_joined_too() -> None:
    several = Several((-10, "b", phrase("royal-secrets-king"), Name(1)))

    assert Speaker("en").text("refusal", reason=several, rule="x") == "−10, b, King and Bruno (x)."  # noqa: RUF001 - a true minus


def test_a_seat_is_called_by_its_given_name_or_by_the_catalogue_s() -> None:
    speaker = Speaker("fr", ["Zoé", ""])

    assert [speaker.name(seat) for seat in range(3)] == ["Zoé", "Bruno", "Chloé"]
    assert speaker.text("royal-secrets-move-hand", player=Name(0)) == "Donner la Parole à Zoé"


def test_eight_seats_have_different_names_and_the_ninth_a_number() -> None:
    for lang in LANGUAGES:
        speaker = Speaker(lang)
        assert len({speaker.name(seat) for seat in range(9)}) == 9
        assert speaker.name(8).endswith(" 9")


def test_a_name_is_taken_as_it_is() -> None:
    speaker = Speaker("en", ["{ $player } <b>", "Ann’s [bold]"])

    assert speaker.text("royal-secrets-move-hand", player=Name(0)) == "Hand the Parley to { $player } <b>"
    assert speaker.text("royal-secrets-move-hand", player=Name(1)) == "Hand the Parley to Ann’s [bold]"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_plain_with_a_true_minus_sign(lang: str) -> None:
    def score(points: int) -> str:
        return Speaker(lang).text("royal-secrets-score", player="X", points=points)

    assert [score(points) for points in (-10, 0, 7, 12345)] == ["X −10", "X 0", "X 7", "X 12345"]  # noqa: RUF001 - a true minus


def test_plurals_follow_the_language() -> None:
    def won(lang: str, points: int) -> str:
        return Speaker(lang).text("royal-secrets-outcome-won", players=names((0,)), points=points)

    assert [won("en", points) for points in (0, 1, 2)] == [
        "Ann wins with 0 points.",
        "Ann wins with 1 point.",
        "Ann wins with 2 points.",
    ]
    assert [won("fr", points) for points in (0, 1, 2)] == [
        "Ann gagne avec 0 point.",
        "Ann gagne avec 1 point.",
        "Ann gagne avec 2 points.",
    ]


def test_french_cards_agree_with_their_colour() -> None:
    def excuse(colour: str) -> str:
        return Speaker("fr").text("royal-secrets-card-excuse", colour=phrase(f"royal-secrets-{colour}"))

    assert [excuse(colour) for colour in ("blue", "red", "yellow", "green", "purple")] == [
        "l’Excuse bleue",
        "l’Excuse rouge",
        "l’Excuse jaune",
        "l’Excuse verte",
        "l’Excuse violette",
    ]


def test_a_missing_message_or_variable_is_a_bug_and_never_a_placeholder() -> None:
    for lang in LANGUAGES:
        with pytest.raises(BrokenInvariant, match="no message 'royal-secrets-nothing'"):
            Speaker(lang).text("royal-secrets-nothing")
        with pytest.raises(BrokenInvariant, match="player"):
            Speaker(lang).text("royal-secrets-move-hand")
        with pytest.raises(BrokenInvariant, match="count"):
            Speaker(lang).text("royal-secrets-move-divide", players=names((0,)))


def test_a_refusal_is_explained_with_its_rule() -> None:
    refusal = IllegalMove("RS-5.2", Sentence("royal-secrets-refused-other-way-up"))

    assert Speaker("en").explain(refusal) == "The second card lies the other way up than the first (RS-5.2)."


def test_an_error_without_a_sentence_is_explained_in_its_own_words() -> None:
    wrong: list[CamarillaError] = [BadMove("there is no action 999"), BadRecord("move 3"), BrokenInvariant("a bug")]

    assert [Speaker("fr").explain(error) for error in wrong] == ["there is no action 999", "move 3", "a bug"]


def test_a_speaker_of_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOptions, match="no language is called 'tlh'; there are: en, fr"):
        Speaker("tlh")


@pytest.mark.parametrize(
    ("requested", "environ", "language"),
    [
        ("fr", {"LANG": "en_GB.UTF-8"}, "fr"),
        ("fr-CA", {}, "fr"),
        ("EN", {"LANG": "fr_FR"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "en_US.UTF-8", "LC_ALL": "fr_BE"}, "fr"),
        (None, {"LANG": "fr_FR", "LC_ALL": "C.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_else_the_environment_s_else_english(
    requested: str | None, environ: dict[str, str], language: str
) -> None:
    assert pick_language(requested, environ) == language


def test_a_language_nobody_speaks_is_refused() -> None:
    with pytest.raises(BadOptions, match="no language is called 'tlh'"):
        pick_language("tlh", {"LANG": "fr_FR"})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("message", ["secrets-outcome-hippie", "secrets-outcome-nobody", "cli-royal-points"])
def test_a_single_point_below_zero_is_not_taken_for_one(lang: str, message: str) -> None:
    assert "\N{MINUS SIGN}1" in Speaker(lang).text(message, players="Ann", points=-1)
