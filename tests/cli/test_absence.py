"""Who is away from a table, at terminals: waited for, played for, back again; a table asleep; a seat taken over."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.terminal import PROMPT, piped
from tests.cli.test_join import LINK, Person, home
from tests.server.live import Moved

pytestmark = [
    pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="needs a pseudo-terminal"),
    # Python 3.12 and later warn when a process with threads forks; pytest-xdist has one that only waits.
    pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning"),
]
ROAD = ("--game", "road-to-the-palace", "--players", "2")
ASKED, ASKED_FR = "Whom do you bribe in round 1", "anche 1"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Moved]:
    with Moved(f"sqlite:///{tmp_path / 'tables.db'}") as served:
        yield served


def sit_down_together(ann: Person, bob: Person) -> None:
    """Both sit, and the cards are dealt."""
    bob.to_prompt()
    ann.until("Bob sits down at seat 2.")
    ann.type("start")


def play_on_to(person: Person, text: str) -> None:
    """Take the first choice at every question, until something is told."""
    person.type("1")
    while person.until(text, PROMPT):
        person.type("1")


def test_who_is_away_is_waited_for_and_a_bot_plays_until_they_are_back(server: Moved, tmp_path: Path) -> None:
    with Person("Ann", tmp_path, server.url, "--name", "Ann", *ROAD) as ann:
        link = LINK.findall(ann.to_prompt())[0]
        with Person("Bob", tmp_path, link, "--name", "Bob", "--lang", "fr") as bob:
            sit_down_together(ann, bob)
            ann.until(ASKED)
            bob.until(ASKED_FR)
            bob.type("quitter")
            assert bob.to_end() == 0
            assert "un robot joue au bout de 90 secondes" in " ".join(bob.text.split())
        ann.until("Bob is away: a bot plays in ")
        ann.until("(wait · let a bot play).")
        ann.type("table")
        ann.until("Bob: away")
        server.go_on(60)
        ann.type("wait")
        ann.until("The table waits for Bob: a bot plays in ")
        ann.type("let a bot play for Bob")
        ann.until("Bob is away: a bot plays until Bob is back.")
        play_on_to(ann, "A bot for Bob ")
        ann.type("claim bribe noble")
        ann.until("Type claim and a number")
        ann.type("claim 1")
        ann.until("] Ann: my Bribe for round 1 is the Noble.")
        with Person("Bob", tmp_path, link, "--lang", "fr") as bob:
            bob.until("Pendant votre absence")
            bob.until("Un robot pour vous ")
            bob.until("] Ann")  # what she claimed meanwhile
            ann.until("Bob is back and plays again.")


def test_a_table_of_one_person_sleeps_until_that_person_is_back(server: Moved, tmp_path: Path) -> None:
    with Person("Ann", tmp_path, server.url, "--name", "Ann", *ROAD, "--bots", "page") as ann:
        ann.until(ASKED)
        ann.type("quit")
        assert ann.to_end() == 0
        assert "Your seat is kept, and the table waits for you." in ann.text
        link = LINK.findall(ann.text)[-1]
    server.go_on(30 * 24 * 3600)
    with Person("Ann", tmp_path, link) as ann:
        ann.until(ASKED)
        assert "The table has slept" not in ann.text  # she is just asked again
        assert "bot for you" not in ann.text


def test_whoever_comes_while_somebody_is_waited_for_is_told_so_once(server: Moved, tmp_path: Path) -> None:
    with Person("Ann", tmp_path, server.url, "--name", "Ann", *ROAD, "--wait", "1h") as ann:
        link = LINK.findall(ann.to_prompt())[0]
        with Person("Bob", tmp_path, link, "--name", "Bob") as bob:
            sit_down_together(ann, bob)
            bob.until(ASKED)
            bob.type("quit")
            assert bob.to_end() == 0
        ann.until("Bob is away: a bot plays in ")
        with (
            Person("Eve", tmp_path, link, "--name", "Eve", "--watch") as eve,
            Person("Wim", tmp_path, link, "--name", "Wim", "--watch", "--lang", "fr") as wim,
        ):
            eve.until("Bob is away: a bot plays in ")
            wim.until("Bob n’est pas là\u00a0: un robot joue dans ")
            server.go_on(30)
            ann.type("wait")
            eve.until("The table waits for Bob: a bot plays in ")
            assert eve.text.count("Bob is away") == 1
            assert ann.text.count("Bob is away") == 1
            with Person("Bob", tmp_path, link) as again:
                again.until(ASKED)
                eve.until("Bob is back.")


def test_where_no_bot_plays_for_who_is_away_that_is_why_none_can_be_let_in(server: Moved, tmp_path: Path) -> None:
    never = "At this table no bot plays for whoever is away: the table waits."
    with Person("Ann", tmp_path, server.url, "--name", "Ann", *ROAD, "--clock", "days") as ann:
        link = LINK.findall(ann.to_prompt())[0]
        with Person("Bob", tmp_path, link, "--name", "Bob") as bob:
            sit_down_together(ann, bob)
            bob.until(ASKED)
            bob.type("leave")
            bob.until("Do you give your seat up?")
            bob.type("quit")
            assert bob.to_end() == 0
        ann.until("Bob is away: the table waits.")
        for typed in ("let a bot play", "wait", "let a bot play for Bob", "wait Bob"):
            ann.type(typed)
            assert ann.until(never, "The table waits for nobody") == 0
        ann.type("call")  # whoever is away and is waited for
        ann.until("Bob is called.")
        ann.until("The call gets through only if Bob has allowed it.")
        ann.type("quit")
        assert ann.to_end() == 0
    with Person("Ann", tmp_path, link, "--lang", "fr") as ann:
        ann.until("Bob n’est pas là\u00a0: la table attend.")
        ann.type("laisser un robot jouer")
        ann.until("aucun robot ne joue pour les absents\u00a0: on les attend.")


def test_who_goes_for_now_comes_back_and_a_seat_that_was_given_up_is_taken_over(server: Moved, tmp_path: Path) -> None:
    with Person("Ann", tmp_path, server.url, "--name", "Ann", *ROAD) as ann:
        link = LINK.findall(ann.to_prompt())[0]
        with (
            Person("Bob", tmp_path, link, "--name", "Bob") as bob,
            Person("Eve", tmp_path, link, "--name", "Eve", "--watch") as eve,
        ):
            eve.to_prompt()
            sit_down_together(ann, bob)
            bob.until(ASKED)
            bob.type("go")
            ann.until("Bob has gone for now: a bot plays until Bob is back.")
            bob.until("A bot plays for you now, Bob")
            bob.type("back")
            ann.until("Bob is back and plays again.")
            bob.type("stand")
            ann.until("Bob has given the seat up. A bot plays there until somebody takes it over.")
            bob.until("You have given your seat up, Bob")
            eve.until("Type take Bob to ask for the seat.")
            eve.type("take Bob")
            eve.until("You have asked to play for Bob: Ann lets you in, or not.")
            ann.until("Eve asks to play for Bob.")
            ann.until("Type let in Eve, or refuse Eve.")
            ann.type("quit")
            assert ann.to_end() == 0
            with Person("Ann", tmp_path, link) as ann_again:
                ann_again.until("Eve asks to play for Bob.")
                ann_again.until("Type let in Eve, or refuse Eve.")
                ann_again.type("let in Eve")
                ann_again.until("Eve plays on in the place of Bob.")
            for person in (bob, eve):
                person.until("Eve plays on in the place of Bob.")
            eve.until("(you)")
            bob.until("Eve has taken your seat over")
            bob.type("quit")
            assert bob.to_end() == 0
            with Person("Bob", tmp_path, link) as later:
                later.until("Eve has taken your seat over")  # whoever comes later is told so too


def test_after_a_seat_is_taken_over_everybody_reads_the_name_of_who_sits_there_now(
    server: Moved, tmp_path: Path
) -> None:
    new = ("--name", "Ann", "--game", "secrets", "--players", "4", "--bots", "page,page")
    with Person("Ann", tmp_path, server.url, *new) as ann:
        link = LINK.findall(ann.to_prompt())[0]
        with (
            Person("Bob", tmp_path, link, "--name", "Bob") as bob,
            Person("Eve", tmp_path, link, "--name", "Eve", "--watch") as eve,
            Person("Wim", tmp_path, link, "--name", "Wim", "--watch") as wim,
        ):
            for watcher in (eve, wim):
                watcher.to_prompt()
            bob.to_prompt()
            ann.until("Bob sits down at seat 4.")
            ann.type("start")
            bob.until("Accept the card")
            bob.type("1")
            bob.until("Ann gets 3 points.")  # a Politician, to be placed before somebody
            ann.type("stand")
            bob.until("The host is now Bob.")
            eve.until("Type take Ann to ask for the seat.")
            eve.type("take Ann")
            bob.until("Eve asks to play for Ann.")
            bob.type("let in Eve")
            for person in (ann, bob, eve, wim):
                person.until("Eve plays on in the place of Ann.")
                person.type("table")
                assert person.until("♦ Eve", "♦ Ann") == 0
            assert bob.until("Eve gets 3 points.", "Ann gets 3 points.") == 0  # among the choices, too
            bob.type("1")
            for person in (ann, bob, eve, wim):
                assert person.until("before Eve", "before Ann") == 0


@pytest.mark.parametrize("game", ["road-to-the-palace", "royal-secrets", "secrets"])
def test_whoever_is_played_for_is_marked_under_the_board_and_whoever_comes_may_ask_for_the_seat(
    game: str, server: Moved, tmp_path: Path
) -> None:
    new = ("--name", "Ann", "--game", game, "--players", "4", "--bots", "page,page")
    with Person("Ann", tmp_path, server.url, *new) as ann:
        link = LINK.findall(ann.to_prompt())[0]
        with Person("Bob", tmp_path, link, "--name", "Bob") as bob:
            bob.to_prompt()
            ann.until("Bob sits down at seat 4.")
            ann.type("start")
            bob.until("The cards are dealt.")
            bob.type("go")
            for person in (ann, bob):
                person.until("Bob has gone for now")
                person.type("table")
                person.until("Bob: a bot plays")
            with (
                Person("Eve", tmp_path, link, "--name", "Eve", "--watch") as eve,
                Person("Wim", tmp_path, link, "--name", "Wim", "--watch", "--lang", "fr") as wim,
            ):
                eve.until("Bob: a bot plays")
                eve.until("A bot plays for Bob. Type take Bob to ask for the seat.")
                wim.until("Bob\u00a0: un robot joue")
                wim.until("Un robot joue pour Bob. Tapez prendre Bob pour demander la place.")
            bob.type("stand")
            ann.until("Bob has given the seat up.")
            ann.type("table")
            ann.until("Bob: seat given up")


def test_the_log_has_who_went_and_came_back_and_the_prompt_says_who_is_played_for(
    server: Moved, tmp_path: Path
) -> None:
    with Person("Ann", tmp_path, server.url, "--name", "Ann", *ROAD) as ann:
        link = LINK.findall(ann.to_prompt())[0]
        with Person("Bob", tmp_path, link, "--name", "Bob") as bob:
            sit_down_together(ann, bob)
            bob.until(ASKED)
            bob.type("go")
            play_on_to(ann, "A bot for Bob takes the ")
            bob.until("A bot for you takes the ")
            bob.until("A bot plays for you (back: play yourself). > ")
            bob.type("back")
            ann.until("Bob is back and plays again.")
            for person, bot in ((ann, "A bot for Bob"), (bob, "A bot for you")):
                person.type("log all")
                person.until("Bob has gone for now: a bot plays until Bob is back.")
                person.until("Press Enter for the next round.")
                person.type("")
                person.until(f"{bot} takes the ")
                person.until("Bob is back and plays again.")


def test_once_more_against_bots_is_dealt_at_once(server: Moved, tmp_path: Path) -> None:
    new = ("join", server.url, "--name", "Pia", *ROAD, "--bots", "page")
    played = piped(new, "1\n" * 60 + "rematch\n1\nquit\n", tmp_path, **home(tmp_path, "Pia"))
    assert played.returncode == 0, played.stderr
    assert "Once more: game 2 at this table." in played.stdout
    assert played.stdout.count(ASKED) == 2
