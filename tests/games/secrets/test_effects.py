"""SE-5: the effects of the Characters."""

import pytest

from camarilla.games.secrets.events import (
    BulletDrawn,
    BulletGiven,
    CardPlaced,
    CardsTurnedDown,
    CentreSwapped,
    TokenLookedAt,
    TokenShown,
    TokensSwapped,
    TurnedBy,
)
from camarilla.games.secrets.moves import GiveBullet, LookAt, PlaceBefore, Side, SwapCentre, SwapTokens
from camarilla.games.secrets.view import Bullet, Looked, Negotiated, Step, Swapped
from tests.games.secrets.make import (
    ANN,
    ASSASSIN,
    BRUNO,
    CENTRE,
    CIA,
    CLARA,
    DETECTIVE,
    DIEGO,
    DIPLOMAT,
    DOUBLE_AGENT,
    EVA,
    HIPPIE,
    JOURNALIST,
    KGB,
    LEFT,
    POLITICIAN,
    PSYCHIATRIST,
    RIGHT,
    SCIENTIST,
    table,
)
from tests.make import refused

# SE-5.1


def test_se_5_1_the_psychiatrist_swaps_the_tokens_of_two_others() -> None:
    cell = table(tokens="CKCKH", turns=[(PSYCHIATRIST, SCIENTIST)])
    cell.gives(PSYCHIATRIST, to=CLARA)
    assert cell.clara.may == [SwapTokens(ANN, BRUNO), SwapTokens(ANN, DIEGO), SwapTokens(BRUNO, DIEGO)]
    cell.clara.swaps(ANN, DIEGO)
    assert cell.tokens == "KKCCH"


def test_se_5_1_all_see_whose_tokens_were_swapped_and_nobody_what_they_are() -> None:
    cell = table(tokens="CKCKH", turns=[(PSYCHIATRIST, SCIENTIST)])
    cell.gives(PSYCHIATRIST, to=CLARA)
    cell.clara.swaps(ANN, DIEGO)
    swapped = cell.last(TokensSwapped)
    assert cell.seen(swapped) == [TokensSwapped(CLARA, ANN, DIEGO)] * 5
    for reader in (ANN, BRUNO, CLARA, DIEGO, None):
        assert cell.view(reader).trail[-1] == Swapped(ANN, DIEGO)


def test_se_5_1_neither_ones_own_nor_the_centres() -> None:
    cell = table(turns=[(PSYCHIATRIST, SCIENTIST)])
    cell.gives(PSYCHIATRIST, to=CLARA)
    for first, second in ((ANN, CLARA), (CLARA, DIEGO), (ANN, EVA)):
        with refused(cell.state, "SE-5.1"):
            cell.clara.swaps(first, second)


# SE-5.2


def test_se_5_2_the_double_agent_swaps_with_the_centre_and_looks_at_the_new_token() -> None:
    cell = table(tokens="CKCKH", turns=[(DOUBLE_AGENT, SCIENTIST)])
    told = cell.gives(DOUBLE_AGENT, to=BRUNO)
    assert cell.tokens == "CHCKK"
    assert TokensSwapped(BRUNO, BRUNO, CENTRE) in told
    assert TokenLookedAt(BRUNO, BRUNO, HIPPIE) in told
    assert cell.bruno.view.trail[-2:] == (Swapped(BRUNO, CENTRE), Looked(BRUNO, (BRUNO,), HIPPIE))


def test_se_5_2_the_others_see_the_swap_but_not_the_token() -> None:
    cell = table(tokens="CKCKH", turns=[(DOUBLE_AGENT, SCIENTIST)])
    cell.gives(DOUBLE_AGENT, to=BRUNO)
    for reader in (ANN, CLARA, DIEGO, None):
        assert cell.view(reader).trail[-2:] == (Swapped(BRUNO, CENTRE), Looked(BRUNO, (BRUNO,), None))
        assert cell.last(TokenLookedAt).as_seen_by(reader) == TokenLookedAt(BRUNO, BRUNO, None)


# SE-5.3


def test_se_5_3_the_politician_is_placed_before_another_player_and_one_looks_at_their_token() -> None:
    cell = table(tokens="CKCKH", turns=[(POLITICIAN, SCIENTIST)])
    cell.gives(POLITICIAN, to=BRUNO)
    assert cell.bruno.may == [PlaceBefore(ANN), PlaceBefore(CLARA), PlaceBefore(DIEGO)]
    told = cell.bruno.places_before(ANN)
    assert cell.ann.face_up == [POLITICIAN]
    assert cell.bruno.face_up == []
    assert told[:2] == [CardPlaced(BRUNO, ANN, POLITICIAN), TokenLookedAt(BRUNO, ANN, CIA)]
    assert cell.bruno.view.trail[-1] == Looked(ANN, (BRUNO,), CIA)
    assert cell.ann.view.trail[-1] == Looked(ANN, (BRUNO,), None)


def test_se_5_3_not_before_oneself() -> None:
    cell = table(turns=[(POLITICIAN, SCIENTIST)])
    cell.gives(POLITICIAN, to=BRUNO)
    for nobody in (BRUNO, EVA):
        with refused(cell.state, "SE-5.3"):
            cell.bruno.places_before(nobody)


def test_se_5_3_it_neither_pairs_nor_counts_before_its_owner() -> None:
    cell = table(turns=[(POLITICIAN, SCIENTIST)], cards={BRUNO: [POLITICIAN, DETECTIVE, ASSASSIN, DIPLOMAT]})
    cell.gives(POLITICIAN, to=BRUNO)
    cell.bruno.places_before(CLARA)
    assert cell.bruno.face_up == [POLITICIAN, DETECTIVE, ASSASSIN, DIPLOMAT]
    assert not cell.state.is_over()


def test_se_5_3_it_pairs_with_their_face_up_politician_and_the_look_still_happens() -> None:
    cell = table(tokens="CKCKH", turns=[(POLITICIAN, SCIENTIST)], cards={CLARA: [POLITICIAN]})
    cell.gives(POLITICIAN, to=BRUNO)
    told = cell.bruno.places_before(CLARA)
    assert cell.clara.face_down == [POLITICIAN, POLITICIAN]
    kinds = [type(event).__name__ for event in told]
    assert kinds.index("TokenLookedAt") < kinds.index("CardsTurnedDown")


def test_se_5_3_it_has_no_effect_on_the_player_it_is_placed_before() -> None:
    cell = table(turns=[(POLITICIAN, SCIENTIST)])
    cell.gets_back(POLITICIAN, to=BRUNO)
    cell.ann.places_before(BRUNO)
    assert cell.view(None).step is Step.KEEPING


def test_se_5_3_it_can_end_the_game_before_another_player() -> None:
    cell = table(turns=[(POLITICIAN, SCIENTIST)], cards={CLARA: [SCIENTIST, DETECTIVE, ASSASSIN, DIPLOMAT]})
    cell.gives(POLITICIAN, to=BRUNO)
    cell.bruno.places_before(CLARA)
    assert cell.state.is_over()


# SE-5.4


def test_se_5_4_the_journalist_shows_ones_token_to_all_others_but_not_to_oneself() -> None:
    cell = table(tokens="CKCKH", turns=[(JOURNALIST, SCIENTIST)])
    cell.gives(JOURNALIST, to=BRUNO)
    shown = cell.last(TokenShown)
    hidden = TokenShown(BRUNO, BRUNO, None)
    assert cell.seen(shown) == [shown, hidden, shown, shown, hidden]
    assert shown.identity is KGB
    for seat in (ANN, CLARA, DIEGO):
        assert cell.view(seat).trail[-1] == Looked(BRUNO, (ANN, CLARA, DIEGO), KGB)
    for reader in (BRUNO, None):
        assert cell.view(reader).trail[-1] == Looked(BRUNO, (ANN, CLARA, DIEGO), None)


# SE-5.5


def test_se_5_5_the_diplomat_first_shows_the_centre_to_all() -> None:
    cell = table(tokens="CKCKH", turns=[(DIPLOMAT, SCIENTIST)])
    cell.gives(DIPLOMAT, to=BRUNO)
    shown = cell.last(TokenShown)
    assert cell.seen(shown) == [TokenShown(BRUNO, CENTRE, HIPPIE)] * 4 + [TokenShown(BRUNO, CENTRE, None)]
    for seat in range(4):
        assert cell.view(seat).trail[-1] == Looked(CENTRE, (0, 1, 2, 3), HIPPIE)
    assert cell.view(None).trail[-1] == Looked(CENTRE, (0, 1, 2, 3), None)


@pytest.mark.parametrize(("side", "tokens"), [(LEFT, "CKHKC"), (RIGHT, "HKCKC")])
def test_se_5_5_then_the_centre_is_swapped_with_the_left_or_the_right_neighbours(side: Side, tokens: str) -> None:
    cell = table(tokens="CKCKH", turns=[(DIPLOMAT, SCIENTIST)])
    cell.gives(DIPLOMAT, to=BRUNO)
    assert cell.bruno.may == [SwapCentre(LEFT), SwapCentre(RIGHT)]
    cell.bruno.swaps_centre(side)
    assert cell.tokens == tokens


def test_se_5_5_only_the_owner_knows_with_which_neighbour() -> None:
    cell = table(tokens="CKCKH", turns=[(DIPLOMAT, SCIENTIST)])
    cell.gives(DIPLOMAT, to=BRUNO)
    cell.bruno.swaps_centre(LEFT)
    swapped = cell.last(CentreSwapped)
    unsure = CentreSwapped(BRUNO, None)
    assert swapped == CentreSwapped(BRUNO, CLARA)
    assert cell.seen(swapped) == [unsure, swapped, unsure, unsure, unsure]
    assert cell.bruno.view.trail[-1] == Negotiated(BRUNO, CLARA)
    for reader in (ANN, CLARA, DIEGO, None):
        assert cell.view(reader).trail[-1] == Negotiated(BRUNO, None)


def test_se_5_5_nobody_looks_at_the_neighbours_token() -> None:
    cell = table(tokens="CKCKH", turns=[(DIPLOMAT, SCIENTIST)])
    cell.gives(DIPLOMAT, to=BRUNO)
    told = cell.bruno.swaps_centre(LEFT)
    assert not any(isinstance(event, (TokenLookedAt, TokenShown)) for event in told)


def test_se_5_5_the_first_seat_is_the_left_neighbour_of_the_last() -> None:
    cell = table(tokens="CKCKH", turns=[(DIPLOMAT, SCIENTIST)])
    cell.gives(DIPLOMAT, to=DIEGO)
    cell.diego.swaps_centre(LEFT)
    assert cell.last(CentreSwapped).neighbour == ANN


def test_se_5_5_only_the_owner_of_a_diplomat_may() -> None:
    cell = table(turns=[(DETECTIVE, SCIENTIST)])
    cell.gives(DETECTIVE, to=BRUNO)
    with refused(cell.state, "SE-5.5"):
        cell.bruno.swaps_centre(LEFT)


# SE-5.6


@pytest.mark.parametrize(("place", "identity"), [(BRUNO, KGB), (ANN, CIA), (CENTRE, HIPPIE)])
def test_se_5_6_the_detective_looks_at_any_one_token(place: int | None, identity: object) -> None:
    cell = table(tokens="CKCKH", turns=[(DETECTIVE, SCIENTIST)])
    cell.gives(DETECTIVE, to=BRUNO)
    assert cell.bruno.may == [LookAt(ANN), LookAt(BRUNO), LookAt(CLARA), LookAt(DIEGO), LookAt(CENTRE)]
    cell.bruno.looks_at(place)
    looked = cell.last(TokenLookedAt)
    assert looked.identity is identity
    hidden = TokenLookedAt(BRUNO, place, None)
    assert cell.seen(looked) == [hidden, looked, hidden, hidden, hidden]


def test_se_5_6_there_is_no_token_at_an_empty_chair() -> None:
    cell = table(turns=[(DETECTIVE, SCIENTIST)])
    cell.gives(DETECTIVE, to=BRUNO)
    with refused(cell.state, "SE-5.6"):
        cell.bruno.looks_at(EVA)


# SE-5.7


def test_se_5_7_the_first_scientist_has_no_effect() -> None:
    cell = table(turns=[(SCIENTIST, DETECTIVE)], cards={BRUNO: [JOURNALIST]})
    cell.gives(SCIENTIST, to=BRUNO)
    assert cell.bruno.face_up == [JOURNALIST, SCIENTIST]


def test_se_5_7_the_second_turns_all_ones_characters_down_but_no_bullet() -> None:
    cell = table(
        turns=[(SCIENTIST, DETECTIVE)],
        cards={BRUNO: [JOURNALIST, SCIENTIST], CLARA: [SCIENTIST]},
        bullets={BRUNO: [(ANN, -2)]},
    )
    told = cell.gives(SCIENTIST, to=BRUNO)
    assert cell.bruno.face_up == []
    assert cell.bruno.face_down == [JOURNALIST, SCIENTIST, SCIENTIST]
    assert cell.clara.face_up == [SCIENTIST]
    assert cell.bruno.player.bullets == (Bullet(ANN, None),)
    turned = [event for event in told if isinstance(event, CardsTurnedDown)]
    assert turned == [CardsTurnedDown(BRUNO, (JOURNALIST, SCIENTIST, SCIENTIST), TurnedBy.SCIENTIST)]


def test_se_5_7_a_scientist_after_two_turned_down_is_a_first_one_again() -> None:
    cell = table(turns=[(SCIENTIST, DETECTIVE)], down={BRUNO: [SCIENTIST, SCIENTIST]}, cards={BRUNO: [DIPLOMAT]})
    cell.gives(SCIENTIST, to=BRUNO)
    assert cell.bruno.face_up == [DIPLOMAT, SCIENTIST]


# SE-5.8


def test_se_5_8_the_assassin_draws_a_bullet_and_gives_it_to_another_player() -> None:
    cell = table(turns=[(ASSASSIN, SCIENTIST)], bullet_deck=(-2,))
    cell.gives(ASSASSIN, to=BRUNO)
    assert cell.view(None).bullets_left == 3
    assert cell.bruno.may == [GiveBullet(ANN), GiveBullet(CLARA), GiveBullet(DIEGO)]
    told = cell.bruno.gives_bullet_to(DIEGO)
    assert told[0] == BulletGiven(BRUNO, DIEGO)
    assert cell.seen(told[0]) == [told[0]] * 5
    assert cell.diego.player.bullets == (Bullet(BRUNO, None),)


def test_se_5_8_only_the_shooter_reads_the_bullet() -> None:
    cell = table(turns=[(ASSASSIN, SCIENTIST)], bullet_deck=(-2,))
    cell.gives(ASSASSIN, to=BRUNO)
    drawn = cell.last(BulletDrawn)
    hidden = BulletDrawn(BRUNO, None)
    assert cell.seen(drawn) == [hidden, drawn, hidden, hidden, hidden]
    assert drawn.points == -2
    assert [cell.view(reader).bullet for reader in (ANN, BRUNO, CLARA, None)] == [None, -2, None, None]
    cell.bruno.gives_bullet_to(DIEGO)
    assert cell.bruno.view.players[DIEGO].bullets == (Bullet(BRUNO, -2),)
    for reader in (ANN, CLARA, DIEGO, None):
        assert cell.view(reader).players[DIEGO].bullets == (Bullet(BRUNO, None),)


def test_se_5_8_not_to_oneself() -> None:
    cell = table(turns=[(ASSASSIN, SCIENTIST)])
    cell.gives(ASSASSIN, to=BRUNO)
    for nobody in (BRUNO, EVA):
        with refused(cell.state, "SE-5.8"):
            cell.bruno.gives_bullet_to(nobody)


def test_se_5_8_there_are_as_many_bullets_as_assassins() -> None:
    cell = table(
        turns=[(ASSASSIN, SCIENTIST)],
        cards={ANN: [ASSASSIN], BRUNO: [ASSASSIN], CLARA: [ASSASSIN]},
        bullets={ANN: [(BRUNO, 0)], BRUNO: [(CLARA, -1)], CLARA: [(ANN, -2)]},
    )
    cell.gives(ASSASSIN, to=DIEGO)
    assert cell.diego.view.bullet == -3
    assert cell.view(None).bullets_left == 0
