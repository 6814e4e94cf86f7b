"""`camarilla play` on a real terminal, played by a script."""

import re
import signal
from pathlib import Path

import pytest

import camarilla
from camarilla.cli.screen import CLEAR
from tests.cli.terminal import CURTAIN, PROMPT, Terminal, plain

pytestmark = [
    pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="needs a pseudo-terminal"),
    # Python 3.12 and later warn when a process with threads forks; pytest-xdist has one that only waits.
    pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning"),
]

THE_LAST_QUESTION = re.compile(r"(Press Enter to keep this game in|sur Entrée pour garder cette partie dans) (\S+),")


def play_out(terminal: Terminal) -> Path:
    """Take the first choice at every question, to the end; the file the game is kept in."""
    screen = terminal.to_prompt()
    for _ in range(200):
        kept = THE_LAST_QUESTION.search(screen)
        if kept is not None:
            terminal.type("")
            return Path(kept[2])
        screen = terminal.answer("1")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ("The King’s audience", "Hand  ♦ blue", "round 7 of 7", "Where the points came from", "The seed was: pty"),
        ),
        ("fr", ("L’Audience du Roi", "Main  ♦ bleu", "tour 7 sur 7", "D’où viennent les points", "était : pty")),
    ],
)
def test_a_whole_game_against_bots(lang: str, words: tuple[str, ...], tmp_path: Path) -> None:
    with Terminal(("play", "royal-secrets", "--seed", "pty", "--players", "3", "--lang", lang), tmp_path) as terminal:
        file = play_out(terminal)
        code = terminal.to_end()

        assert code == 0, terminal.text[-2000:]
        for word in words:
            assert word in terminal.text.replace("\u00a0", " ")
        assert terminal.text.index("pty") > terminal.text.index(words[3]), "the seed is shown at the end only"
        assert camarilla.load(tmp_path / file).is_over


def test_everything_fits_80_columns_and_the_table_24_lines(tmp_path: Path) -> None:
    with Terminal(("play", "royal-secrets", "--seed", "narrow"), tmp_path, rows=24, columns=80) as terminal:
        screen = terminal.to_prompt()
        for _ in range(8):
            assert max(len(line) for line in screen.splitlines()) <= 80
            drawn = screen[screen.index("⚜") :] if "⚜" in screen else screen
            assert len(drawn.splitlines()) <= 24, drawn
            screen = terminal.answer("1")


def test_questions_about_the_choice_are_answered_at_the_prompt(tmp_path: Path) -> None:
    with Terminal(("play", "royal-secrets", "--seed", "x", "--names", "Zoe"), tmp_path) as terminal:
        terminal.to_prompt()

        assert "RS-4.1" in terminal.answer("?")
        stake = terminal.answer("? 1")
        assert "Influence is asked. If those who stay bring it" in stake
        assert "Espionage: Look, alone, at every card" in stake
        assert "Zoe" in terminal.answer("log")
        assert "Hand  ♦ blue  0  0  10" in terminal.answer("hand")
        assert "♥ Bruno  ♥ red  0  0" in terminal.answer("hands")
        assert "Go to the Queen" in terminal.answer("table")
        assert "the other way up" in terminal.answer("rules RS-5.2")
        assert "RS-8 Favours" in terminal.answer("rules")
        assert "There is no rule “RS-99”." in terminal.answer("rules RS-99")
        assert "There is no choice 99: they go from 1 to 2." in terminal.answer("99")
        assert "I do not understand “fish”" in terminal.answer("fish")
        assert "from 1 to 2" in terminal.answer("")
        assert "There is no round 5 yet" in terminal.answer("log 5")
        assert "log (this round) · log 4 · log all" in terminal.answer("?")
        assert "Round 1." in terminal.answer("log all")
        assert "the other way up" in terminal.answer("rules 5.2")
        assert "Zoe goes to the King." in terminal.answer("1")


def test_what_is_longer_than_the_screen_is_read_in_pages(tmp_path: Path) -> None:
    with Terminal(("play", "royal-secrets", "--seed", "x"), tmp_path, rows=16, columns=80) as terminal:
        terminal.to_prompt()
        terminal.type("rules RS-8")
        terminal.until("Press Enter to read on.")
        assert "RS-8 Favours" in terminal.text
        assert "RS-8.13" not in terminal.text
        terminal.child.send("\r")
        assert "RS-8.13" in terminal.to_prompt()


def test_the_same_words_in_french(tmp_path: Path) -> None:
    with Terminal(("play", "royal-secrets", "--seed", "x", "--lang", "fr"), tmp_path) as terminal:
        terminal.to_prompt()

        assert "RS-4.1" in terminal.answer("aide")
        assert "Main  ♦ bleu" in terminal.answer("main")
        assert "♥ Bruno  ♥ rouge" in terminal.answer("mains")
        assert "Tour 1" in terminal.answer("journal")
        assert "RS-5.2" in terminal.answer("règles rs-5.2")
        assert "Je ne comprends pas" in terminal.answer("poisson")
        assert "enregistrée dans partie.camarilla" in terminal.answer("sauver partie.camarilla")
        terminal.type("quitter")

        assert terminal.to_end() == 0
        assert (tmp_path / "partie.camarilla").exists()


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)], ids=str
)
def test_a_signal_saves_the_game_and_resume_goes_on(number: signal.Signals, code: int, tmp_path: Path) -> None:
    with Terminal(("play", "royal-secrets", "--seed", "stop"), tmp_path) as terminal:
        terminal.to_prompt()
        terminal.answer("1")
        if number is signal.SIGINT:
            terminal.child.sendintr()
        else:
            terminal.child.kill(number)
        assert terminal.to_end() == code
        told = terminal.text

    (saved,) = tmp_path.glob("*.camarilla")
    assert f"camarilla play royal-secrets --resume {saved.name}" in told
    match = camarilla.load(saved)
    assert match.to_act() == (0,)

    with Terminal(("play", "royal-secrets", "--resume", saved.name), tmp_path) as terminal:
        screen = terminal.to_prompt()
        assert "(you)" in screen
        terminal.type("quit")
        assert terminal.to_end() == 0
    assert camarilla.load(saved).record() == match.record()


def test_the_end_of_the_input_saves_too(tmp_path: Path) -> None:
    with Terminal(("play", "royal-secrets", "--seed", "end", "--save", "kept.camarilla"), tmp_path) as terminal:
        terminal.to_prompt()
        terminal.child.sendeof()

        assert terminal.to_end() == 0
        assert "The game is saved in kept.camarilla." in terminal.text
        assert "The seed" not in terminal.text


def test_between_two_people_a_curtain_hides_what_is_not_theirs(tmp_path: Path) -> None:
    with Terminal(
        ("play", "royal-secrets", "--humans", "2", "--players", "3", "--seed", "curtain"), tmp_path
    ) as terminal:
        for _ in range(20):
            screen = terminal.to_prompt()
            choices = re.findall(r"(\d+)\) ", screen)
            terminal.type(choices[-1])  # the last choice: face down where that is possible
        terminal.to_prompt()
        terminal.type("quit")
        assert terminal.to_end() == 0
        acts = [plain(act) for act in terminal.seen.split(CLEAR)]

    curtains = [act for act in acts if "Hand the keyboard to" in act]
    assert len(curtains) > 4
    for act in curtains:
        rest = re.sub(
            r"Hand the keyboard to (Ann|Bruno)\.|(Ann|Bruno), press Enter when nobody else\s+can see the screen\.",
            "",
            act,
        )
        assert rest.strip() == "", act
    for act in acts:
        own = set(re.findall(r"Hand +([♦♥★])", act)) | set(re.findall(r"(\S) \w+ \(you\)", act))
        assert len(own) <= 1, act
        if own == {"♦"}:
            assert not re.search(r"Bruno (bets|adds) the .*face down|▒[^▒\n]+♥▒", act), act
        if own == {"♥"}:
            assert not re.search(r"Ann (bets|adds) the .*face down|▒[^▒\n]+♦▒", act), act
    assert "That file holds everything" in acts[-1]
    assert "Hand" not in acts[-1]


TO_OPEN = "from camarilla.cli import screen; screen.CURTAIN_SECONDS = {}; "
"""Sets from when on, in seconds, an Enter opens the curtain."""


SHARED = ("play", "royal-secrets", "--humans", "3", "--players", "3", "--seed", "curtain")


def test_what_is_typed_by_habit_does_not_open_the_curtain(tmp_path: Path) -> None:
    with Terminal(SHARED, tmp_path, before=TO_OPEN.format(3600)) as terminal:
        terminal.until("the curtain falls.")
        terminal.child.send("\r")
        terminal.until(CURTAIN)
        for typed in ("\r", "1\r", "\r\r"):
            terminal.child.send(typed)
            terminal.until(CURTAIN)
        after = plain(terminal.seen.rsplit(CLEAR, 1)[1])
        assert "Hand  " not in after, after
        assert "(you)" not in after


def test_only_enter_alone_opens_the_curtain(tmp_path: Path) -> None:
    with Terminal(SHARED, tmp_path, before=TO_OPEN.format(0)) as terminal:
        terminal.until("the curtain falls.")
        terminal.child.send("\r")
        terminal.until(CURTAIN)
        terminal.child.send("2\r")
        terminal.until(CURTAIN)
        assert "(you)" not in plain(terminal.seen.rsplit(CLEAR, 1)[1])
        terminal.child.send("\r")
        terminal.until(PROMPT)
        assert "(you)" in plain(terminal.seen.rsplit(CLEAR, 1)[1])


def test_who_plays_alone_knows_whom_against(tmp_path: Path) -> None:
    table = ("play", "secrets", "--players", "4", "--bots", "page,courtier,minister", "--names", "Ann,Bob,Cléo,Dan")
    with Terminal((*table, "--seed", "x"), tmp_path) as terminal:
        terminal.to_prompt()
        assert "With you at the table: Bob (bot, page), Cléo (bot, courtier) and Dan (bot, minister)." in " ".join(
            terminal.text.split()
        )


def test_several_people_are_welcomed_before_the_first_curtain(tmp_path: Path) -> None:
    with Terminal(
        ("play", "royal-secrets", "--humans", "3", "--players", "3", "--seed", "shared"), tmp_path
    ) as terminal:
        terminal.until("Press Enter: the curtain falls.")
        assert "Ann, Bruno and Chloé share this keyboard." in terminal.text
        assert "Card values" in terminal.text
        assert CLEAR not in terminal.seen


def test_the_curtain_clears_the_scrollback_as_well() -> None:
    assert "\x1b[2J" in CLEAR
    assert "\x1b[3J" in CLEAR
    assert PROMPT.startswith("\r\n")
