"""What is counted in each game, against the events it is counted from."""

from collections import Counter
from collections.abc import Sequence

import pytest

from camarilla.arena.counts import counting_of
from camarilla.bots import make_bot
from camarilla.core.data import Event
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.games import GAMES, game_named
from camarilla.games.road_to_the_palace.events import BribesChosen, GridDealt, QueenJudged
from camarilla.games.royal_secrets.cards import AudienceCard
from camarilla.games.royal_secrets.events import (
    AudienceChosen,
    AudienceCounted,
    AudienceTaken,
    FavourUsed,
    PlanningSettled,
    PlayersDivided,
    PointsPaid,
    RoundBegan,
    RoundEnded,
)
from camarilla.games.royal_secrets.moves import Sovereign
from camarilla.games.royal_secrets.options import Favour
from camarilla.games.secrets.events import OfferSettled
from camarilla.locales import LANGUAGES, Speaker


def events_of(game: str, players: int, seed: str = "counted", level: str = "courtier") -> list[Event]:
    """All that happens in a game."""
    match = Match.start(game_named(game), players, seed)
    bots = [make_bot(level, game, seat) for seat in range(players)]
    while not match.is_over:
        seat = match.to_act()[0]
        match.play_action(seat, bots[seat].decide(match.view(seat), match.legal_actions(seat)))
    return match.truth()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trait_and_card_has_its_words(game: Game, lang: str) -> None:
    counting = counting_of(game.key)
    speaker = Speaker(lang)
    players = game.seats[-1]
    for seed in ("a", "b"):
        events = events_of(game.key, players, seed, "page")
        traits = {trait for seat in counting.traits(events, players) for trait in seat}
        assert traits
        cards = counting.cards(events)
        words = [speaker.say(counting.named(trait)) for trait in traits]
        words += [speaker.say(counting.card_named(card)) for card in cards]
        assert len(set(words)) == len(traits) + len(cards)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_share_is_part_of_what_it_is_a_share_of(game: Game) -> None:
    counted = counting_of(game.key).count(events_of(game.key, game.seats[0]))

    for share in counting_of(game.key).shares:
        assert 0 <= counted[share.top] <= counted[share.bottom]


def test_a_game_without_peculiarities_needs_no_counting() -> None:
    counting = counting_of("chess")

    assert counting.count([]) == {}
    assert counting.sides([]) == ((), ())
    assert counting.traits([], 2) == ((), ())
    assert counting.cards([]) == {}


# Royal Secrets


def test_rs_6_every_audience_card_is_followed_through_its_round() -> None:
    events = events_of("royal-secrets", 4, level="page")
    cards = counting_of("royal-secrets").cards(events)
    held = [event for event in events if isinstance(event, AudienceCounted)]
    diners = [event for event in events if isinstance(event, FavourUsed) and event.favour is Favour.ROYAL_DINNER]

    assert sum(card["up"] for card in cards.values()) == 14
    assert sum(card["attending"] for card in cards.values()) == 7 * 4 + len(diners)
    assert sum(card["held"] for card in cards.values()) == len(held)
    assert sum(card["succeeded"] for card in cards.values()) == sum(event.succeeded for event in held)
    assert all(card["succeeded"] <= card["held"] <= card["up"] for card in cards.values())
    if not diners:
        paid = sum(event.change for event in events if isinstance(event, PointsPaid))
        assert sum(card["points"] for card in cards.values()) == paid


KING = AudienceCard(4, 40, 3, 4, Favour.ROYAL_DINNER)
QUEEN = AudienceCard(1, 50, 4, 5, Favour.CORRUPTION)


def a_round(*middle: Event) -> Sequence[Event]:
    """A round of three: what is in the middle of it, what it pays, and its end."""
    paid = [PointsPaid(0, 3), PointsPaid(1, 3), PointsPaid(2, -5)]
    return [RoundBegan(1, KING, QUEEN, 0), *middle, *paid, RoundEnded(1)]


def test_rs_4_1_who_chose_an_audience_attends_it() -> None:
    cards = counting_of("royal-secrets").cards(
        a_round(
            AudienceChosen(0, Sovereign.KING),
            AudienceChosen(1, Sovereign.KING),
            AudienceChosen(2, Sovereign.QUEEN),
            AudienceCounted(Sovereign.KING, 40, 50, succeeded=True, sums=(), cardinal=None),
            AudienceCounted(Sovereign.QUEEN, 50, 10, succeeded=False, sums=(), cardinal=None),
        )
    )

    assert cards == {
        "040 3 4 royal-dinner": {"up": 1, "attending": 2, "held": 1, "succeeded": 1, "points": 6},
        "050 4 5 corruption": {"up": 1, "attending": 1, "held": 1, "succeeded": 0, "points": -5},
    }


def test_rs_8_6_who_is_sent_attends_and_rs_8_7_who_dines_attends_both() -> None:
    cards = counting_of("royal-secrets").cards(
        a_round(
            PlayersDivided(0, to_king=(0, 1, 2), to_queen=()),
            FavourUsed(2, Favour.ROYAL_DINNER),
            AudienceCounted(Sovereign.KING, 40, 50, succeeded=True, sums=(), cardinal=None),
        )
    )

    assert cards["040 3 4 royal-dinner"]["attending"] == 3
    assert cards["050 4 5 corruption"] == {"up": 1, "attending": 1, "held": 0, "succeeded": 0, "points": -5}


def test_rs_8_favours_gained_and_used_are_traits() -> None:
    events = [
        AudienceTaken(Sovereign.KING, 1, Favour.ESPIONAGE),
        AudienceTaken(Sovereign.QUEEN, 1, Favour.PLANNING),
        AudienceTaken(Sovereign.QUEEN, 0, Favour.PLANNING),
        FavourUsed(1, Favour.ESPIONAGE),
        PlanningSettled((0, 1), 0),
    ]

    assert counting_of("royal-secrets").traits(events, 3) == (
        ("gained-planning", "used-planning"),
        ("gained-espionage", "gained-planning", "used-espionage", "used-planning"),
        (),
    )


# Secrets


def test_se_3_5_characters_owned_are_traits() -> None:
    events = events_of("secrets", 5)
    owned = Counter((event.owner, event.card.value) for event in events if isinstance(event, OfferSettled))

    traits = counting_of("secrets").traits(events, 5)

    assert {(seat, f"owned-{card}") for seat, card in owned} == {
        (seat, trait) for seat in range(5) for trait in traits[seat]
    }


def test_se_6_2_sides_are_those_of_players_and_not_the_centre_s() -> None:
    dealt, final = counting_of("secrets").sides(events_of("secrets", 5))

    assert len(dealt) == len(final) == 5
    assert set(dealt) | set(final) <= {"cia", "kgb", "hippie"}


# Road to the Palace


def test_rp_2_6_everybody_has_a_bribe_for_each_round() -> None:
    events = events_of("road-to-the-palace", 4)
    traits = counting_of("road-to-the-palace").traits(events, 4)

    chosen = [event for event in events if isinstance(event, BribesChosen)]
    assert len(chosen) == 4
    for event in chosen:
        bribes = {trait for trait in traits[event.seat] if trait.startswith("bribe-")}
        assert bribes == {f"bribe-1-{event.first.value}", f"bribe-2-{event.second.value}"}


def test_rp_3_1_each_round_has_a_first_player() -> None:
    events = events_of("road-to-the-palace", 3)
    traits = counting_of("road-to-the-palace").traits(events, 3)
    dealt = next(event for event in events if isinstance(event, GridDealt))

    assert [seat for seat in range(3) if "pawn-1" in traits[seat]] == [dealt.first_player]
    assert sum("pawn-2" in seat for seat in traits) == 1


def test_rp_4_3_where_all_are_equal_nobody_is_highest() -> None:
    events = [QueenJudged((0, 0), (0, 1), (0, 1), 4, 2, 0)]

    assert counting_of("road-to-the-palace").traits(events, 2) == ((), ())
    judged = [QueenJudged((3, 1), lowest=(1,), highest=(0,), pot=2, share=2, rest=0)]
    assert counting_of("road-to-the-palace").traits(judged, 2) == (("queen-1",), ("last-1",))
