"""The table of Royal Secrets and its choices on a small terminal: 80 columns, 24 lines."""

from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.text import Text

import camarilla
from camarilla.bots import make_bot
from camarilla.cli.choices import laid_out
from camarilla.cli.draw import drawing_of
from camarilla.cli.draw.drawing import Offers
from camarilla.core.data import Move, View
from camarilla.core.match import Match
from camarilla.games.royal_secrets.moves import AwardMedal, DividePlayers, Pass, Recruit, Stab, UseFavour
from camarilla.locales import Speaker

DRAWING = drawing_of("royal-secrets")
FAVOURS = (AwardMedal, Stab, Recruit, UseFavour, Pass)
WIDTH, HEIGHT = 80, 24
LONG = ("Maximilienne-Adélaïd", "Bartholomew", "", "", "")


def questions(players: int, seed: str) -> Iterator[tuple[Match, View, list[Move]]]:
    """Every question of a game between bots that choose by chance."""
    match = camarilla.start("royal-secrets", players, seed)
    while not match.is_over:
        seat = match.to_act()[0]
        view = match.view(seat)
        yield match, view, match.legal(seat)
        bot = make_bot("page", "royal-secrets", len(match.moves))
        match.play_action(seat, bot.decide(view, match.legal_actions(seat)))


def drawn(match: Match, view: View, moves: list[Move], speaker: Speaker, width: int = WIDTH) -> list[str]:
    """What is on the screen when this is asked."""
    console = Console(width=width, color_system=None, force_terminal=False, highlight=False)
    table = DRAWING.table(view, speaker, width)
    assert table is not None
    with console.capture() as screen:
        console.print(table)
        console.print(speaker.say(match.game.choice(view).prompt))
        for line in laid_out(DRAWING.choices(view, moves, match.game, speaker), width):
            console.print(line)
    return screen.get().splitlines()


@pytest.mark.parametrize(
    ("players", "lang", "names"), [(4, "en", ()), (4, "fr", ()), (4, "fr", LONG), (5, "fr", ()), (5, "en", LONG)]
)
def test_table_and_choices_fit_a_small_terminal(players: int, lang: str, names: tuple[str, ...]) -> None:
    speaker = Speaker(lang, names)
    favours_seen: set[type[Move]] = set()
    for number, (match, view, moves) in enumerate(questions(players, "small 0")):
        kinds = {type(move) for move in moves}
        if not kinds & {AwardMedal, Stab, Recruit} and number % 4:
            continue
        favours_seen |= kinds & set(FAVOURS)
        lines = drawn(match, view, moves, speaker)
        assert max(len(line) for line in lines) <= WIDTH
        frames = [line for line in lines if line.startswith(("╭", "╰"))]
        assert all(line.count(line[0]) == 2 for line in frames), "both boxes begin and end on the same line"
        assert len(frames) == 2
        inside = lines[lines.index(frames[0]) + 1 : lines.index(frames[1])]
        assert all(line.count("│") == 4 for line in inside)
        if players == 4 and not names and DividePlayers not in kinds:
            assert len(lines) + 1 <= HEIGHT, "\n".join(lines)
    assert {AwardMedal, Recruit} <= favours_seen


def test_a_favour_s_choices_show_whose_card_it_is_and_what_is_seen_of_it() -> None:
    speaker = Speaker("en")
    lines = next(
        drawn(match, view, moves, speaker)
        for seed in range(20)
        for match, view, moves in questions(4, f"small {seed}")
        if {AwardMedal, Pass} <= {type(move) for move in moves}
    )
    choices = "\n".join(lines[next(n for n, line in enumerate(lines) if " 1) " in line) :])
    assert "1) Use no Favour now" in choices
    assert "\n Medal   2) " in choices
    assert "1st " in choices
    assert "2nd ▒▒" in choices
    assert "yours " in choices


@pytest.mark.parametrize("players", [3, 5])
def test_to_use_no_favour_is_always_the_first_choice(players: int) -> None:
    speaker = Speaker("en")
    windows = 0
    for seed in range(3):
        for match, view, moves in questions(players, f"pass {seed}"):
            if Pass() in moves:
                offers = DRAWING.choices(view, moves, match.game, speaker)
                assert offers[0].choices[0][0] == Pass()
                assert sorted(map(repr, moves)) == sorted(repr(move) for group in offers for move, _ in group.choices)
                windows += 1
    assert windows


def test_a_group_without_a_title_is_not_under_another_s_and_long_choices_hang() -> None:
    long = Text("Use " + "a very long Favour that says all it does " * 3)
    offers = [Offers("Face up", [(Pass(), Text("0"))]), Offers("", [(Pass(), long), (Pass(), Text("short"))])]
    lines = [line.plain for line in laid_out(offers, 60)]

    assert lines[0] == " Face up   1) 0"
    assert lines[1].startswith("   2) Use a very")
    assert lines[2].startswith("      ")
    assert lines[2][6] != " "
    assert lines[-1] == "   3) short"
    assert max(map(len, lines)) <= 60


def test_the_cardinal_is_announced_and_an_empty_audience_told() -> None:
    speaker = Speaker("en")
    said = set()
    for seed in range(6):
        for _, view, _ in questions(3, f"alone {seed}"):
            plain = "\n".join(DRAWING.plain(view, speaker))
            said |= {text for text in ("nobody here yet", "nobody came", "Cardinal: will join") if text in plain}
            if "nobody came" in plain:
                assert "nobody here yet" not in plain
    assert said == {"nobody here yet", "nobody came", "Cardinal: will join"}
