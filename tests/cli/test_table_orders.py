"""What is typed at a table server's table, in both languages."""

import msgspec
import pytest

from camarilla.cli.making import Wanted, from_words
from camarilla.cli.setting import changed, in_words, options_as_typed
from camarilla.cli.table_orders import (
    Admit,
    Answer,
    Ask,
    Call,
    Leave,
    LetPlay,
    ListClaims,
    PickClaim,
    Set,
    ShowLink,
    ShowTalk,
    TableOrder,
    TakeSeat,
    WaitFor,
    understand_at_table,
)
from camarilla.cli.words import Refused
from camarilla.core.errors import BadOptions
from camarilla.core.game import Game
from camarilla.core.talk import Reply
from camarilla.games import GAMES
from camarilla.locales import Speaker
from camarilla.protocol.tables import Bank, NoClock, PerDecision, Settings, Talk, Visibility
from camarilla.protocol.to_server import (
    AddBot,
    Back,
    Clear,
    Go,
    HandOver,
    Invite,
    Mute,
    Rematch,
    Say,
    Sit,
    Stand,
    Start,
    Undo,
)

M = "mark"
NAMES = ("Ann", "Bob", "", "Aramis")


@pytest.mark.parametrize(
    ("english", "french", "order"),
    [
        ("sit", "asseoir", Ask(Sit(M))),
        ("sit 3", "asseoir 3", Ask(Sit(M, 2))),
        ("stand", "lever", Ask(Stand(M))),
        ("bot", "robot", Ask(AddBot(M, "courtier"))),
        ("bot page", "robot page", Ask(AddBot(M, "page"))),
        ("bot 3", "robot 3", Ask(AddBot(M, "courtier", 2))),
        ("bot page 3", "robot page 3", Ask(AddBot(M, "page", 2))),
        ("remove 4", "enlever 4", Ask(Clear(M, 3))),
        ("remove aramis", "enlever Aramis", Ask(Clear(M, 3))),
        ("host Bob", "hôte 2", Ask(HandOver(M, 1))),
        ("invite Cleo", "inviter Cleo", Ask(Invite(M, "Cleo"))),
        ("START", "commencer", Ask(Start(M))),
        ("rematch", "revanche", Ask(Rematch(M))),
        ("undo", "annuler", Ask(Undo(M))),
        ("back", "retour", Ask(Back(M))),
        ("go", "absenter", Ask(Go(M))),
        ("go", "pause", Ask(Go(M))),
        ("go", "s’absenter", Ask(Go(M))),
        ("go", "s'absenter", Ask(Go(M))),
        ("take Bob", "prendre Bob", TakeSeat(1)),
        ("take over Bob", "prendre la place de Bob", TakeSeat(1)),
        ("wait", "attendre", WaitFor(None)),
        ("wait Bob", "attendre 2", WaitFor(1)),
        ("let a bot play", "laisser un robot jouer", LetPlay(None)),
        ("let bot play for bob", "laisser un robot jouer pour Bob", LetPlay(1)),
        ("let Bob", "laisser 2", LetPlay(1)),
        ("call Bob", "appeler Bob", Call(1)),
        ("take", "reprendre", TakeSeat(None)),
        ("take over", "reprendre la place de", TakeSeat(None)),
        ("take over Bob", "reprendre la place de Bob", TakeSeat(1)),
        ("let in", "laisser entrer", Admit("", welcome=True)),
        ("let in Eve Two", "laisser entrer Eve Two", Admit("Eve Two", welcome=True)),
        ("refuse Eve", "refuser Eve", Admit("Eve", welcome=False)),
        ("say  hello you", "dire hello you", Ask(Say(M, "hello you"))),
        ("mute Bob", "taire Bob", Ask(Mute(M, "Bob", muted=True))),
        ("unmute Bob", "écouter Bob", Ask(Mute(M, "Bob", muted=False))),
        ("claim", "affirmer", ListClaims("")),
        ("claim CIA", "affirmer CIA", ListClaims("CIA")),
        ("claim 12", "affirmer 12", PickClaim(12)),
        ("believe 1", "croire 1", Answer(1, Reply.BELIEVE)),
        ("doubt", "douter", Answer(None, Reply.DOUBT)),
        ("agree 2", "approuver 2", Answer(2, Reply.AGREE)),
        ("shrug 3", "hausser 3", Answer(3, Reply.SHRUG)),
        ("set players 5", "régler players=5", Set("players", "5")),
        ("talk", "discussion", ShowTalk()),
        ("link", "lien", ShowLink()),
        ("leave", "partir", Leave()),
    ],
)
def test_orders_are_understood_in_both_languages(english: str, french: str, order: TableOrder) -> None:
    assert understand_at_table(english, M, NAMES, "courtier") == order
    assert understand_at_table(french, M, NAMES, "courtier") == order


@pytest.mark.parametrize(
    "typed", ["", "1", "log", "say", "remove", "remove 9", "host Nobody", "start now", "mute", "set"]
)
def test_what_is_not_about_the_table_is_left_to_the_game(typed: str) -> None:
    assert understand_at_table(typed, M, NAMES, "courtier") is None


TABLE = Settings("secrets", 4)


@pytest.mark.parametrize(
    ("name", "value", "settings"),
    [
        ("players", "6", Settings("secrets", 6)),
        ("game", "road-to-the-palace", Settings("road-to-the-palace", 4)),
        ("talk", "claims", Settings("secrets", 4, talk=Talk.CLAIMS)),
        ("clock", "60", Settings("secrets", 4, clock=PerDecision(60))),
        ("clock", "600+5", Settings("secrets", 4, clock=Bank(600, 5))),
        ("clock", "none", Settings("secrets", 4, clock=NoClock())),
        ("visibility", "public", Settings("secrets", 4, visibility=Visibility.PUBLIC)),
        ("visibility", "3", Settings("secrets", 4, visibility=Visibility.PRIVATE)),
        ("spectators", "off", Settings("secrets", 4, spectators=False)),
        ("rated", "yes", Settings("secrets", 4, rated=True)),
        ("grace", "300", Settings("secrets", 4, grace=300)),
        ("notebook", "off", Settings("secrets", 4, {"notebook": "off"})),
        ("un-ties", "keep", Settings("secrets", 4, {"un_ties": "keep"})),
    ],
)
def test_a_table_is_set_anew_in_one_thing(name: str, value: str, settings: Settings) -> None:
    assert changed(TABLE, name, value) == settings


@pytest.mark.parametrize("typed", ["1", "4", "29+5", "600+9999", "999999", "soon"])
def test_a_clock_that_nobody_can_play_by_is_refused_in_words(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        changed(TABLE, "clock", typed)
    assert refused.value.sentence.id == "cli-join-bad-clock"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", "many"),
        ("players", "3"),
        ("game", "chess"),
        ("talk", "loud"),
        ("clock", "soon"),
        ("clock", "1"),
        ("visibility", "hidden"),
        ("visibility", "4"),
        ("spectators", "maybe"),
        ("grace", "1"),
        ("notebook", "huge"),
        ("colour", "red"),
        ("deck", "reconstructed"),
    ],
)
def test_what_no_table_can_be_is_refused_before_it_is_sent(name: str, value: str) -> None:
    with pytest.raises((Refused, BadOptions)) as refused:
        changed(TABLE, name, value)
    assert isinstance(refused.value, Refused | BadOptions)
    assert refused.value.sentence is not None
    for lang in ("en", "fr"):
        assert Speaker(lang).say(refused.value.sentence)


def test_what_a_clock_does_when_the_time_is_over_is_said_in_words() -> None:
    def told(clock: str, lang: str) -> str:
        return in_words(changed(TABLE, "clock", clock), Speaker(lang))[2]

    assert told("30", "en") == "30 s a decision, then a bot takes it"
    assert told("30", "fr") == "30 s par décision, puis un robot la prend"
    assert told("600+5", "en") == "600 s a game and 5 s a decision, then a bot decides"


def test_the_waiting_time_of_a_new_table_is_an_option_of_the_command() -> None:
    assert from_words(Wanted("secrets", wait="3m")).settings.grace == 180
    assert from_words(Wanted("secrets", clock="days")).settings.grace is None
    assert from_words(Wanted("secrets", clock="days", wait="1d")).settings.grace == 86400


def test_french_help_has_words_that_people_would_type() -> None:
    told = Speaker("fr").text("cli-join-commands-absence")
    assert "pause" in told
    assert "prendre NOM" in told
    assert "absenter" not in told


def test_another_game_has_as_many_players_as_it_can_of_these() -> None:
    assert changed(Settings("secrets", 8), "game", "royal-secrets").players == 5
    assert changed(Settings("road-to-the-palace", 2), "game", "secrets").players == 4


def test_a_deck_is_set_by_its_name_and_said_so() -> None:
    royal = changed(Settings("royal-secrets", 3), "deck", "reconstructed")
    assert "deck “reconstructed”" in in_words(royal, Speaker("en"))
    assert "deck=reconstructed" in options_as_typed(royal)


def values_of(kind: msgspec.inspect.Type) -> tuple[object, ...]:
    """What an option may be; of a deck, none by itself."""
    match kind:
        case msgspec.inspect.BoolType():
            return (False, True)
        case msgspec.inspect.LiteralType():
            return tuple(kind.values)
        case msgspec.inspect.EnumType():
            return tuple(msgspec.to_builtins(one) for one in kind.cls)
        case _:
            return ()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_option_of_every_game_is_said_in_words(game: Game, lang: str) -> None:
    speaker = Speaker(lang)
    usual = Settings(game.key, game.seats[0])
    kinds = msgspec.inspect.type_info(type(game.options()))
    assert isinstance(kinds, msgspec.inspect.StructType)
    for field in kinds.fields:
        values = values_of(field.type)
        told = [tuple(in_words(msgspec.structs.replace(usual, options={field.name: one}), speaker)) for one in values]
        assert len(set(told)) == len(values), "each value in words of its own"
    for words in in_words(usual, speaker):
        assert "=" not in words
        assert "_" not in words


def test_the_waiting_room_says_the_options_in_the_reader_s_language() -> None:
    royal = Settings("royal-secrets", 3, {"open_scores": True})
    assert in_words(royal, Speaker("en"))[-3:] == [
        "open points",
        "points never fall below zero",
        "deck “reconstructed”",
    ]
    assert in_words(royal, Speaker("fr"))[-3:] == [
        "points à découvert",
        "les points ne descendent jamais sous zéro",
        "jeu de cartes «\u00a0reconstructed\u00a0»",
    ]
