"""RS-9: the printed numbers come from a deck file, which is checked."""

import json
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from camarilla.core.errors import BadOptions
from camarilla.core.text import Sentence, phrase
from camarilla.games.royal_secrets.game import ROYAL_SECRETS
from camarilla.games.royal_secrets.options import (
    DEFAULT_DECK,
    DeckFile,
    Favour,
    PrintedAudience,
    PrintedValet,
    RoyalOptions,
    check_deck,
    named_deck,
    named_decks,
    read_deck,
)
from tests.games.royal_secrets.make import ANN, BRUNO, CLARA, KING, deck_with, table, valet

change = msgspec.structs.replace
DEFAULT = named_deck(DEFAULT_DECK)


def with_audience(number: int, card: PrintedAudience) -> DeckFile:
    cards = list(DEFAULT.audiences)
    cards[number - 1] = card
    return change(DEFAULT, audiences=tuple(cards))


def with_valet(number: int, card: PrintedValet) -> DeckFile:
    cards = list(DEFAULT.valets)
    cards[number - 1] = card
    return change(DEFAULT, valets=tuple(cards))


def test_rs_9_1_the_default_audience_deck_is_the_table_of_the_rules_page() -> None:
    asked = {
        Favour.CORRUPTION: (30, 50),
        Favour.PLANNING: (30, 60),
        Favour.ROYAL_DINNER: (40, 70),
        Favour.ESPIONAGE: (20, 50),
        Favour.STABBING: (30, 60),
        Favour.MEDAL_OF_MERIT: (30, 70),
        Favour.RECRUITMENT: (40, 60),
        Favour.ROYAL_PARDON: (30, 70),
        Favour.MASTER_STROKE: (50, 70),
    }
    points = {20: (2, 2), 30: (2, 3), 40: (3, 4), 50: (4, 5), 60: (5, 6), 70: (6, 7)}
    for favour, influences in asked.items():
        cards = [card for card in DEFAULT.audiences if card.favour is favour]
        assert tuple(card.influence for card in cards) == influences
        assert all((card.win, card.loss) == points[card.influence] for card in cards)


def test_rs_9_2_the_default_rumours() -> None:
    assert Counter((card.value, card.rumour) for card in DEFAULT.valets) == {
        (-10, 4): 2,
        (0, 3): 4,
        (10, 2): 2,
        (20, 1): 2,
    }


def test_rs_9_what_is_known_of_the_real_cards_holds_for_the_default_deck() -> None:
    assert any((card.influence, card.loss) == (50, 5) for card in DEFAULT.audiences)
    assert any(card.influence <= 40 and card.win == 3 for card in DEFAULT.audiences)
    assert any((card.value, card.rumour) == (-10, 4) for card in DEFAULT.valets)


def test_rs_9_a_deck_says_where_its_numbers_come_from() -> None:
    assert named_decks() == [DEFAULT_DECK]
    assert "reconstruction" in DEFAULT.provenance


def test_rs_9_a_table_is_played_with_the_deck_it_chose() -> None:
    deck = deck_with({0: (30, 9, 8)}, {20: 7})
    court = table(4, king=30, queen=70, valets=(20, 0, 0, 0), options=RoyalOptions(deck=deck), points={CLARA: 20})
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (valet(20), 10)})
    court.count()
    assert court.counted(KING).succeeded
    assert court.paid(ANN) == 9
    assert court.paid(CLARA) == -7 - 7


def test_rs_9_the_same_number_may_stand_for_success_and_failure() -> None:
    check_deck(with_audience(1, PrintedAudience(Favour.CORRUPTION, 30, 5, 5)))


def test_rs_9_valets_of_one_value_may_have_different_rumours() -> None:
    deck = with_valet(1, PrintedValet(-10, 9))
    court = table(4, valets=(-10, -10, 0, 0), king=50, options=RoyalOptions(deck=check_deck(deck)))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (valet(-10), 0), BRUNO: (valet(-10), 0), CLARA: (10, 0)})
    court.count()
    assert [player.rumours for player in court.view(None).players] == [0, 0, 0, 0]  # paid
    assert sorted([court.paid(ANN), court.paid(BRUNO)]) == [-10, -9]  # 5 + 9, but only 10 are there; 5 + 4


BAD = {
    "seventeen cards": (change(DEFAULT, audiences=DEFAULT.audiences[:17]), "RS-1.5", "17"),
    "nineteen cards": (change(DEFAULT, audiences=(*DEFAULT.audiences, DEFAULT.audiences[0])), "RS-1.5", "19"),
    "a Favour three times": (
        with_audience(3, PrintedAudience(Favour.CORRUPTION, 30, 2, 3)),
        "RS-1.5",
        "corruption",
    ),
    "Influence not in tens": (with_audience(5, PrintedAudience(Favour.ROYAL_DINNER, 45, 3, 4)), "RS-9", "card 5"),
    "Influence too low": (with_audience(5, PrintedAudience(Favour.ROYAL_DINNER, 0, 3, 4)), "RS-9", "card 5"),
    "Influence below zero": (with_audience(5, PrintedAudience(Favour.ROYAL_DINNER, -10, 3, 4)), "RS-9", "card 5"),
    "no points won": (with_audience(8, PrintedAudience(Favour.ESPIONAGE, 50, 0, 4)), "RS-9", "card 8"),
    "no points lost": (with_audience(8, PrintedAudience(Favour.ESPIONAGE, 50, 4, 0)), "RS-9", "card 8"),
    "Planning cards alike": (with_audience(4, PrintedAudience(Favour.PLANNING, 30, 5, 6)), "RS-8.6", "30"),
    "nine Valets": (change(DEFAULT, valets=DEFAULT.valets[:9]), "RS-1.3", "valets"),
    "a Valet of 30": (with_valet(10, PrintedValet(30, 1)), "RS-1.3", "30"),
    "a rumour below zero": (with_valet(10, PrintedValet(20, -1)), "RS-9", "card 10"),
}


@pytest.mark.parametrize(("deck", "rule", "named"), BAD.values(), ids=BAD.keys())
def test_rs_9_a_bad_deck_is_refused_naming_the_card_and_the_rule(deck: DeckFile, rule: str, named: str) -> None:
    with pytest.raises(BadOptions) as caught:
        check_deck(deck)
    message = str(caught.value)
    assert message.startswith(f"{rule}: ")
    assert named in message
    assert caught.value.sentence is not None
    assert caught.value.sentence.args["rule"] == rule
    assert caught.value.sentence.args["deck"] == deck.name


@pytest.mark.parametrize("raw", [b"{", b"[]", b'{"name": "x"}', b'{"surplus": 1}', b"\xff"])
def test_rs_9_a_file_that_is_no_deck_is_refused_with_its_name(raw: bytes) -> None:
    with pytest.raises(BadOptions, match="my box"):
        read_deck(raw, "my box")


def test_rs_9_an_error_in_a_deck_file_says_where_it_is() -> None:
    raw = json.loads(msgspec.json.encode(DEFAULT))
    raw["audiences"][3]["favour"] = "bribery"
    with pytest.raises(BadOptions, match=r"audiences\[3\]\.favour"):
        read_deck(json.dumps(raw).encode(), "my box")


@pytest.mark.parametrize(
    ("raw", "line", "column"),
    [(b"{", 1, 2), (b'{"name": "x",\n "provenance" 3}', 2, 15), (b'{\n"name": "\xff"}', 2, 10), (b"", 1, 1)],
)
def test_rs_9_a_file_that_is_not_json_is_refused_with_line_and_column(raw: bytes, line: int, column: int) -> None:
    with pytest.raises(BadOptions) as caught:
        read_deck(raw, "my box")
    assert caught.value.sentence == Sentence(
        "royal-secrets-deck-malformed", {"source": "my box", "rule": "RS-9", "line": line, "column": column}
    )


def test_rs_9_an_error_of_shape_says_the_card_as_people_count() -> None:
    raw = json.loads(msgspec.json.encode(DEFAULT))
    del raw["audiences"][3]["win"]
    with pytest.raises(BadOptions) as caught:
        read_deck(json.dumps(raw).encode(), "my box")
    assert caught.value.sentence is not None
    assert caught.value.sentence.id == "royal-secrets-deck-missing"
    assert caught.value.sentence.args["field"] == "win"
    assert caught.value.sentence.args["where"] == phrase("royal-secrets-deck-at-audience", card=4)


def test_rs_9_a_deck_file_comes_back_from_json_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_bytes(msgspec.json.encode(deck_with({0: (30, 9, 8)})))
    assert read_deck(file.read_bytes(), file.name) == deck_with({0: (30, 9, 8)})


def test_rs_9_the_option_deck_takes_a_name_a_deck_or_its_json_form() -> None:
    mine = deck_with({0: (30, 9, 8)})
    assert ROYAL_SECRETS.options({"deck": DEFAULT_DECK}).deck == DEFAULT
    assert ROYAL_SECRETS.options({"deck": mine}).deck == mine
    assert ROYAL_SECRETS.options({"deck": json.loads(msgspec.json.encode(mine))}).deck == mine
    with pytest.raises(BadOptions, match="RS-9"):
        ROYAL_SECRETS.options({"deck": "the real one"})
    with pytest.raises(BadOptions, match=r"RS-8\.6"):
        ROYAL_SECRETS.options({"deck": BAD["Planning cards alike"][0]})


@pytest.mark.parametrize("chosen", [{"open_scores": "yes"}, {"debts": 1}, {"colour": "blue"}, {"deck": 3}])
def test_rs_2_1_options_the_game_does_not_have_are_refused(chosen: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        ROYAL_SECRETS.options(chosen)
