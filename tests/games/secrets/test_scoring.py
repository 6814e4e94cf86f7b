"""SE-6: the end of the game."""

import pytest

from camarilla.core.text import Sentence
from camarilla.games.secrets.events import Ending, GameEnded, Score, SecretsRevealed
from camarilla.games.secrets.scoring import outcome
from camarilla.games.secrets.view import Bullet, Looked, Negotiated
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
    SCIENTIST,
    Cell,
    table,
)
from tests.make import refused

FOUR = [DIPLOMAT, DETECTIVE, ASSASSIN, DOUBLE_AGENT]  # +1 -2 +0 +2 = 1
THREE = FOUR[:3]


def why(cell: Cell) -> Sentence:
    ended = outcome(cell.state)
    assert ended is not None
    return ended.why


# SE-6.1


@pytest.mark.parametrize(("players", "before"), [(4, 4), (5, 4), (6, 4), (7, 3), (8, 3)])
def test_se_6_1_a_fifth_card_ends_the_game_with_seven_or_eight_players_a_fourth(players: int, before: int) -> None:
    cell = table(
        players, turns=[(SCIENTIST, PSYCHIATRIST), (JOURNALIST, PSYCHIATRIST)], cards={BRUNO: FOUR[: before - 1]}
    )
    cell.gives(SCIENTIST, to=BRUNO)
    assert not cell.state.is_over()
    cell.gives(JOURNALIST, to=CLARA) if cell.state.active != BRUNO else cell.gets_back(JOURNALIST, to=CLARA)
    assert cell.state.is_over()


def test_se_6_1_cards_face_down_and_bullets_count_too() -> None:
    cell = table(
        turns=[(ASSASSIN, PSYCHIATRIST)],
        down={BRUNO: [JOURNALIST, JOURNALIST, DIPLOMAT]},
        bullets={BRUNO: [(ANN, 0)]},
    )
    cell.gets_back(ASSASSIN, to=CLARA)
    cell.ann.gives_bullet_to(BRUNO)
    assert cell.state.is_over()


def test_se_6_1_the_effect_and_the_pair_come_first() -> None:
    cell = table(turns=[(DETECTIVE, PSYCHIATRIST)], cards={BRUNO: FOUR})
    cell.gives(DETECTIVE, to=BRUNO)
    assert not cell.state.is_over()
    told = cell.bruno.looks_at(ANN)
    kinds = [type(event).__name__ for event in told]
    assert kinds == ["TokenLookedAt", "CardsTurnedDown", "SecretsRevealed", "GameEnded"]
    assert cell.state.is_over()


def test_se_6_1_when_it_is_over_nobody_decides_anything() -> None:
    cell = ended()
    assert cell.view(None).waiting == ()
    with refused(cell.state, "SE-6.1"):
        cell.ann.keeps(SCIENTIST)


def ended(tokens: str = "CKCKH") -> Cell:
    """A game that has just ended with 6, 0, 0, 3 points: Bruno has two Journalists face down."""
    cell = table(
        tokens=tokens,
        turns=[(SCIENTIST, PSYCHIATRIST)],
        cards={ANN: FOUR, DIEGO: [JOURNALIST]},
        down={BRUNO: [JOURNALIST, JOURNALIST]},
        bullets={},
        first=BRUNO,
    )
    cell.gives(SCIENTIST, to=ANN)
    assert cell.state.is_over()
    return cell


# SE-6.2


def test_se_6_2_a_score_is_face_up_characters_and_bullets() -> None:
    cell = table(
        turns=[(JOURNALIST, PSYCHIATRIST)],
        cards={ANN: FOUR, BRUNO: [SCIENTIST, PSYCHIATRIST]},
        down={CLARA: [POLITICIAN, POLITICIAN]},
        bullets={BRUNO: [(ANN, -2)], CLARA: [(ANN, -3)]},
        first=BRUNO,
    )
    cell.gives(JOURNALIST, to=ANN)
    result = outcome(cell.state)
    assert result is not None
    assert result.scores == (4, 2, -3, 0)
    (revealed,) = cell.all_told(SecretsRevealed)
    assert revealed.scores[BRUNO] == Score(BRUNO, cell.token(BRUNO), 4, (-2,), 2)


def test_se_6_2_identities_and_bullets_are_revealed_to_all() -> None:
    cell = table(
        tokens="CKCKH",
        turns=[(DIPLOMAT, PSYCHIATRIST)],
        cards={BRUNO: [SCIENTIST, DETECTIVE, ASSASSIN, DOUBLE_AGENT]},
        bullets={CLARA: [(ANN, -3)]},
    )
    cell.gives(DIPLOMAT, to=BRUNO)
    cell.bruno.swaps_centre(LEFT)
    (revealed,) = cell.all_told(SecretsRevealed)
    assert revealed.dealt == (CIA, KGB, CIA, KGB, HIPPIE)
    assert revealed.identities == (CIA, KGB, HIPPIE, KGB, CIA)
    assert revealed.negotiations == (Negotiated(BRUNO, CLARA),)
    assert cell.seen(revealed) == [revealed] * 5
    for reader in (ANN, BRUNO, CLARA, DIEGO, None):
        view = cell.view(reader)
        assert [player.identity for player in view.players] == [CIA, KGB, HIPPIE, KGB]
        assert view.centre is CIA
        assert view.players[CLARA].bullets == (Bullet(ANN, -3),)
        assert view.trail[-2:] == (Looked(CENTRE, (0, 1, 2, 3), HIPPIE), Negotiated(BRUNO, CLARA))


# SE-6.3


def test_se_6_3_a_hippie_with_strictly_the_lowest_score_wins_alone() -> None:
    cell = table(
        5,
        tokens="CKHCKH",
        turns=[(JOURNALIST, PSYCHIATRIST)],
        cards={ANN: FOUR},
        bullets={CLARA: [(ANN, -1)]},
        first=BRUNO,
    )
    cell.gives(JOURNALIST, to=ANN)
    result = outcome(cell.state)
    assert result is not None
    assert result.winners == (CLARA,)
    assert result.places == (2, 2, 1, 2, 2)
    assert why(cell).id == "secrets-outcome-hippie"
    assert cell.last(GameEnded) == GameEnded(Ending.LONE_HIPPIE, (CLARA,), HIPPIE, 4, 0)


def test_se_6_3_a_hippie_tied_for_the_lowest_score_does_not_win() -> None:
    cell = ended("KHCKC")  # Bruno the Hippie has 0 points, and so has Clara
    assert why(cell).id == "secrets-outcome-agency"


def test_se_6_3_the_lowest_score_of_an_agent_wins_nothing() -> None:
    cell = table(
        tokens="CKCHK",
        turns=[(JOURNALIST, PSYCHIATRIST)],
        cards={ANN: FOUR},
        bullets={CLARA: [(ANN, -1)]},
        first=BRUNO,
    )
    cell.gives(JOURNALIST, to=ANN)
    assert why(cell).id == "secrets-outcome-agency"


def test_se_6_3_two_hippies_count_each_on_their_own_account() -> None:
    cell = table(
        5,
        tokens="CKHHKC",
        turns=[(JOURNALIST, PSYCHIATRIST)],
        cards={ANN: FOUR},
        bullets={CLARA: [(ANN, -1)], DIEGO: [(ANN, -2)]},
        first=BRUNO,
    )
    cell.gives(JOURNALIST, to=ANN)
    result = outcome(cell.state)
    assert result is not None
    assert result.winners == (DIEGO,)
    tied = table(
        5,
        tokens="CKHHKC",
        turns=[(JOURNALIST, PSYCHIATRIST)],
        cards={ANN: FOUR, CLARA: [DETECTIVE], DIEGO: [DETECTIVE]},
        first=BRUNO,
    )
    tied.gives(JOURNALIST, to=ANN)
    assert why(tied).id == "secrets-outcome-agency"


# SE-6.4


def test_se_6_4_the_agency_with_the_higher_sum_wins_and_all_its_members_with_it() -> None:
    cell = ended("CKCKH")  # CIA 6 + 0, KGB 0 + 3
    result = outcome(cell.state)
    assert result is not None
    assert result.winners == (ANN, CLARA)
    assert result.places == (1, 3, 1, 3)
    assert result.why.id == "secrets-outcome-agency"
    assert result.why.args["points"] == 6
    assert result.why.args["others"] == 3
    assert cell.last(GameEnded) == GameEnded(Ending.AGENCY, (ANN, CLARA), CIA, 6, 3)


def test_se_6_4_sums_count_not_averages() -> None:
    cell = table(
        tokens="KCHCK",
        turns=[(SCIENTIST, PSYCHIATRIST)],
        cards={ANN: FOUR, BRUNO: [JOURNALIST], CLARA: [POLITICIAN], DIEGO: [JOURNALIST, DIPLOMAT]},
        first=BRUNO,
    )
    cell.gives(SCIENTIST, to=ANN)
    assert cell.last(GameEnded) == GameEnded(Ending.AGENCY, (BRUNO, DIEGO), CIA, 7, 6)


def test_se_6_4_if_the_sums_are_equal_everybody_loses_hippies_too() -> None:
    cell = table(
        tokens="CKKHC",
        turns=[(SCIENTIST, PSYCHIATRIST)],
        cards={ANN: FOUR, BRUNO: [JOURNALIST], CLARA: [POLITICIAN], DIEGO: [SCIENTIST]},
        first=BRUNO,
    )
    cell.gives(SCIENTIST, to=ANN)
    result = outcome(cell.state)
    assert result is not None
    assert result.winners == ()
    assert result.places == (1, 1, 1, 1)
    assert result.why == Sentence("secrets-outcome-nobody", {"points": 6})
    assert cell.last(GameEnded) == GameEnded(Ending.NOBODY, (), None, 6, 6)


def test_se_6_4_a_hippies_score_counts_for_neither_agency() -> None:
    cell = ended("CKCHK")  # Diego's 3 points are a Hippie's
    assert cell.last(GameEnded).kgb == 0


# SE-6.5


def test_se_6_5_the_token_in_the_centre_belongs_to_nobody() -> None:
    with_cia, with_kgb = ended("CKHKC"), ended("CKHCK")
    assert with_cia.view(None).centre is CIA
    assert with_cia.last(GameEnded).cia == 6
    assert with_kgb.view(None).centre is KGB
    assert with_kgb.last(GameEnded).kgb == 0
    assert EVA not in with_cia.last(GameEnded).winners
