"""RP-4.2 to RP-4.8, RP-4.10, RP-4.11: the King, the Queen, missions, debts and loans."""

from collections import Counter

import pytest

from camarilla.core.data import Event
from camarilla.core.rng import Fast
from camarilla.games.road_to_the_palace.events import (
    BribesRevealed,
    DiscsReturned,
    GameEnded,
    InfluenceChanged,
    KingJudged,
    LoanRepaid,
    LoanTaken,
    QueenJudged,
    Reason,
    RoundBegan,
)
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.games.road_to_the_palace.options import RoadOptions
from tests.games.road_to_the_palace.make import (
    ANN,
    BLUE,
    BRUNO,
    CLARA,
    DEBT,
    DIEGO,
    FIRST_COLUMN,
    KING,
    KING_2,
    KING_3,
    NOBLE,
    NOBLE_1,
    NOBLE_2,
    PRIEST,
    PRIEST_1,
    PRINTED,
    PURPLE,
    QUEEN,
    QUEEN_2,
    QUEEN_3,
    RED,
    SOLDIER,
    SOLDIER_1,
    SOLDIER_2,
    THE_QUEEN,
    THIRD_COLUMN,
    TREACHERY,
    YELLOW,
    Hand,
    Road,
    court,
    table,
)


def evaluated(players: int, hands: dict[int, Hand], first: int = ANN) -> Road:
    road = court(players, hands, first)
    road.evaluate()
    return road


# RP-4.2


def test_rp_4_2_the_highest_king_takes_the_first_player_pawn() -> None:
    road = evaluated(3, {ANN: Hand((KING_2,)), CLARA: Hand((KING_3,))}, first=ANN)
    assert road.view(None).first_player == CLARA
    assert road.event(KingJudged) == KingJudged((2, 0, 3), (CLARA,), ANN, CLARA)


def test_rp_4_2_a_first_player_alone_at_the_top_keeps_the_pawn() -> None:
    road = evaluated(3, {BRUNO: Hand((KING_3,))}, first=BRUNO)
    assert road.view(None).first_player == BRUNO


def test_rp_4_2_purple_discs_on_the_king_count() -> None:
    road = evaluated(4, {ANN: Hand((KING_3,)), BRUNO: Hand((KING_2, KING_2), purple=(KING_2,))})
    assert road.event(KingJudged).impressions == (3, 5, 0, 0)
    road = evaluated(4, {ANN: Hand((KING_3,)), BRUNO: Hand((KING_3,), purple=(KING_3,))})
    assert road.view(None).first_player == BRUNO


@pytest.mark.parametrize(
    ("first", "tied", "holder"),
    [
        (ANN, (ANN, BRUNO), BRUNO),
        (ANN, (ANN, DIEGO), DIEGO),
        (BRUNO, (ANN, DIEGO), DIEGO),
        (CLARA, (ANN, BRUNO, CLARA), ANN),
        (DIEGO, (BRUNO, CLARA), BRUNO),
    ],
)
def test_rp_4_2_a_tie_goes_to_the_next_clockwise_who_is_not_the_first_player(
    first: int, tied: tuple[int, ...], holder: int
) -> None:
    road = evaluated(4, {seat: Hand((KING_2,)) for seat in tied}, first)
    assert road.event(KingJudged).highest == tied
    assert road.view(None).first_player == holder


def test_rp_4_2_everybody_without_a_king_is_an_ordinary_tie() -> None:
    road = evaluated(3, {}, first=CLARA)
    assert road.event(KingJudged) == KingJudged((0, 0, 0), (ANN, BRUNO, CLARA), CLARA, ANN)


def test_rp_4_2_with_two_players_a_tie_always_passes_the_pawn() -> None:
    for first in (ANN, BRUNO):
        road = evaluated(2, {ANN: Hand((KING_2,)), BRUNO: Hand((KING_2,))}, first)
        assert road.view(None).first_player == 1 - first


# RP-4.3


def test_rp_4_3_the_lowest_pays_as_many_points_as_there_are_players_to_the_highest() -> None:
    road = evaluated(3, {ANN: Hand((QUEEN_3,)), BRUNO: Hand((QUEEN_2,))})
    assert [courtier.changes(THE_QUEEN) for courtier in road.courtiers] == [[3], [], [-3]]
    assert road.influence == [13, 10, 7]


def test_rp_4_3_all_with_the_lowest_pay_and_all_with_the_highest_share() -> None:
    road = evaluated(4, {ANN: Hand((QUEEN_3,)), DIEGO: Hand((QUEEN_3,))})
    assert road.event(QueenJudged) == QueenJudged((3, 0, 0, 3), (BRUNO, CLARA), (ANN, DIEGO), 8, 4, 0)
    assert road.influence == [14, 6, 6, 14]


def test_rp_4_3_what_does_not_divide_goes_to_the_bank() -> None:
    road = evaluated(3, {ANN: Hand((QUEEN_3,)), BRUNO: Hand((QUEEN_3,))})
    assert road.event(QueenJudged) == QueenJudged((3, 3, 0), (CLARA,), (ANN, BRUNO), 3, 1, 1)
    assert road.influence == [11, 11, 7]


def test_rp_4_3_if_everybody_is_equal_nothing_changes() -> None:
    for hands in ({}, {seat: Hand((QUEEN_2,), influence=0) for seat in range(3)}):
        road = evaluated(3, hands)
        assert [courtier.changes(THE_QUEEN) for courtier in road.courtiers] == [[], [], []]
        assert road.events(LoanTaken) == []


def test_rp_4_3_purple_discs_on_the_queen_count() -> None:
    road = evaluated(4, {ANN: Hand((QUEEN_2,), purple=(QUEEN_2,)), BRUNO: Hand((QUEEN_2,))})
    assert road.event(QueenJudged).highest == (ANN,)


# RP-4.4 to RP-4.6


def test_rp_4_4_discs_are_laid_on_the_columns_of_their_colour() -> None:
    road = evaluated(2, {ANN: Hand((NOBLE_2, KING_2), discs=(YELLOW, YELLOW, RED), bribe=PRIEST)})
    assert road.ann.changes(FIRST_COLUMN) == [6]
    assert road.ann.changes(DEBT) == [-1]  # the red one has no column and stays on the board


def test_rp_4_4_a_column_that_is_only_a_bribe_is_a_column() -> None:
    road = evaluated(2, {ANN: Hand((KING_2, QUEEN_2), discs=(BLUE, BLUE), bribe=PRIEST)})
    assert road.ann.changes(THIRD_COLUMN) == [2]


def test_rp_4_4_positions_are_those_after_the_bribes() -> None:
    road = evaluated(2, {ANN: Hand((NOBLE_1, SOLDIER_1), discs=(RED,), bribe=SOLDIER)})
    assert road.ann.changes(FIRST_COLUMN) == [3]


def test_rp_4_4_nothing_is_reordered_before_all_missions_are_scored() -> None:
    """The King stands first because of a purple disc, which returns only after the columns have been scored."""
    road = evaluated(2, {ANN: Hand((NOBLE_2, KING_2), purple=(KING_2,), discs=(YELLOW,), bribe=PRIEST)})
    assert road.ann.changes(FIRST_COLUMN) == []
    assert road.ann.changes(TREACHERY) == [1]
    assert road.ann.changes(DEBT) == [-1]


def test_rp_4_5_each_mission_disc_on_the_leftmost_column_is_worth_3_points() -> None:
    road = evaluated(4, {ANN: Hand((SOLDIER_2, SOLDIER_1, NOBLE_1), discs=(RED, RED, RED), bribe=NOBLE)})
    assert road.ann.changes(FIRST_COLUMN) == [9]
    assert road.view(None).reserve[1] == 9


def test_rp_4_5_a_king_or_queen_in_front_scores_no_mission_disc() -> None:
    road = evaluated(2, {ANN: Hand((KING_2, NOBLE_1), discs=(YELLOW,), bribe=PRIEST)})
    assert road.ann.changes(FIRST_COLUMN) == []
    assert road.ann.changes(DEBT) == [-1]


def test_rp_4_6_each_mission_disc_on_the_third_column_is_worth_1_point() -> None:
    road = evaluated(4, {ANN: Hand((KING_3, QUEEN_2, NOBLE_1), discs=(YELLOW,) * 4, bribe=SOLDIER)})
    assert road.ann.changes(THIRD_COLUMN) == [4]
    assert road.view(None).reserve[0] == 9


def test_rp_4_6_the_second_column_and_those_after_the_third_score_nothing() -> None:
    road = evaluated(4, {ANN: Hand((KING_3, NOBLE_2, QUEEN_2, PRIEST_1), discs=(YELLOW, BLUE, RED), bribe=SOLDIER)})
    assert road.ann.order == [KING, NOBLE, QUEEN, PRIEST, SOLDIER]
    assert road.ann.changes(FIRST_COLUMN) == road.ann.changes(THIRD_COLUMN) == []
    assert road.ann.changes(DEBT) == [-3]


def test_rp_4_6_with_fewer_than_three_columns_nothing_is_scored_here() -> None:
    road = evaluated(2, {ANN: Hand((KING_2,), discs=(YELLOW,), bribe=NOBLE)})
    assert road.ann.changes(THIRD_COLUMN) == []


# RP-4.7


def test_rp_4_7_each_purple_disc_on_king_and_queen_is_worth_1_point() -> None:
    road = evaluated(4, {ANN: Hand((KING_2, KING_3, QUEEN_2), purple=(KING_2, KING_3, QUEEN_2))})
    assert road.ann.changes(TREACHERY) == [3]


def test_rp_4_7_purple_discs_elsewhere_return_for_nothing() -> None:
    road = evaluated(4, {ANN: Hand((NOBLE_1, PRIEST_1), purple=(NOBLE_1,), discs=(PURPLE, PURPLE))})
    assert road.ann.changes(TREACHERY) == []
    assert road.ann.changes(DEBT) == []
    assert road.view(None).reserve[3] == 5
    assert road.ann.shown.board == (0, 0, 0, 0)
    assert all(column.purple == 0 for column in road.ann.shown.columns)


def test_rp_4_7_a_mission_disc_on_the_king_does_not_exist() -> None:
    """Only purple discs lie on the King and the Queen: the yellow one is for the Nobles."""
    road = evaluated(4, {ANN: Hand((KING_2,), purple=(KING_2,), discs=(YELLOW,), bribe=PRIEST)})
    assert road.ann.changes(TREACHERY) == [1]
    assert road.ann.changes(DEBT) == [-1]


# RP-4.8


def test_rp_4_8_each_disc_left_costs_1_point_paid_to_the_player_on_ones_right() -> None:
    road = evaluated(
        3,
        {
            ANN: Hand((KING_2,), discs=(YELLOW, RED), bribe=PRIEST),
            BRUNO: Hand((KING_2,), discs=(BLUE,), bribe=NOBLE),
        },
    )
    assert sorted(road.ann.changes(DEBT)) == [-2, 1]
    assert road.bruno.changes(DEBT) == [-1]
    assert road.clara.changes(DEBT) == [2]


def test_rp_4_8_discs_on_columns_and_on_the_board_cost_alike() -> None:
    road = evaluated(2, {ANN: Hand((KING_2, NOBLE_1), discs=(YELLOW, RED, BLUE), bribe=SOLDIER)})
    assert road.ann.changes(THIRD_COLUMN) == [1]  # red, on the Bribe
    assert road.ann.changes(DEBT) == [-2]


def test_rp_4_8_debts_are_told_clockwise_from_the_first_player() -> None:
    hand = Hand((KING_2,), discs=(YELLOW,), bribe=PRIEST)
    road = evaluated(4, dict.fromkeys(range(4), hand), first=BRUNO)
    paid = [event for event in road.events(InfluenceChanged) if event.reason is DEBT and event.points < 0]
    assert [(event.seat, event.other) for event in paid] == [
        (CLARA, BRUNO),
        (DIEGO, CLARA),
        (ANN, DIEGO),
        (BRUNO, ANN),
    ]  # Clara has the pawn now, by RP-4.2
    assert road.influence == [10, 10, 10, 10]


def test_rp_4_8_then_all_discs_return() -> None:
    road = evaluated(4, {ANN: Hand((KING_2, NOBLE_1), discs=(YELLOW, RED, BLUE, PURPLE), bribe=SOLDIER)})
    assert road.view(None).reserve == (9, 9, 9, 5)
    assert road.event(DiscsReturned) == DiscsReturned((9, 9, 9, 5))
    assert road.ann.shown.board == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("reason", "discs"),
    [
        (FIRST_COLUMN, (0, 2, 0, 0)),
        (THIRD_COLUMN, (1, 0, 0, 0)),
        (TREACHERY, (0, 0, 0, 1)),
        (DEBT, (0, 0, 3, 0)),
    ],
)
def test_rp_4_5_to_4_8_what_is_gained_or_paid_is_told_with_its_discs(reason: Reason, discs: tuple[int, ...]) -> None:
    hand = Hand(
        (SOLDIER_2, SOLDIER_2, KING_2, NOBLE_1),
        purple=(KING_2,),
        discs=(RED, RED, YELLOW, BLUE, BLUE, BLUE, PURPLE),
        bribe=NOBLE,
    )
    road = evaluated(4, {ANN: hand, BRUNO: Hand(bribe=NOBLE), CLARA: Hand(bribe=NOBLE), DIEGO: Hand(bribe=NOBLE)})
    told = [event for event in road.events(InfluenceChanged) if event.reason is reason]
    assert {event.seat for event in told} == ({ANN, DIEGO} if reason is DEBT else {ANN})
    assert all(event.discs == discs for event in told)


def test_rp_4_5_to_4_8_a_view_says_what_a_disc_is_worth_on_each_column_and_without_one() -> None:
    assert court(2, {}).view(None).disc_worth == (3, -1, 1, -1, -1, -1)


def test_rp_4_3_the_queens_points_are_for_no_disc() -> None:
    road = evaluated(3, {ANN: Hand((QUEEN_3,)), BRUNO: Hand((QUEEN_2,))})
    assert {event.discs for event in road.events(InfluenceChanged) if event.reason is THE_QUEEN} == {None}


# RP-4.10


def test_rp_4_10_who_cannot_pay_the_queen_borrows_from_the_bank() -> None:
    road = evaluated(3, {ANN: Hand((QUEEN_3,)), BRUNO: Hand((QUEEN_2,)), CLARA: Hand(influence=1)})
    assert road.event(LoanTaken) == LoanTaken(CLARA, 2)
    assert road.influence == [13, 10, -2]
    assert road.clara.shown.loan == 2


def test_rp_4_10_who_cannot_pay_a_debt_borrows_too() -> None:
    road = evaluated(2, {ANN: Hand((KING_2,), discs=(YELLOW, RED), bribe=PRIEST, influence=0)})
    assert road.event(LoanTaken) == LoanTaken(ANN, 2)
    assert road.ann.influence == -2


def test_rp_4_10_as_much_is_borrowed_as_is_missing_once_all_have_been_paid() -> None:
    owes = Hand((KING_2,), discs=(YELLOW, RED), bribe=PRIEST, influence=0)
    road = evaluated(2, {ANN: owes, BRUNO: owes})
    assert road.events(LoanTaken) == []
    assert road.influence == [0, 0]


def test_rp_4_10_a_loan_is_public_while_it_lasts() -> None:
    road = evaluated(3, {ANN: Hand((QUEEN_3,)), BRUNO: Hand((QUEEN_2,)), CLARA: Hand(influence=1)})
    for reader in (None, ANN, CLARA):
        shown = road.view(reader).as_shown().players[CLARA]
        assert shown.loan == 2
        assert shown.influence == (-2 if reader == CLARA else None)


def test_rp_4_10_a_loan_lasts_until_the_end_also_if_there_are_points_again() -> None:
    road = evaluated(2, {ANN: Hand((NOBLE_2,), discs=(YELLOW, YELLOW), influence=3, loan=4)})
    assert road.ann.influence == 3 + 6
    assert road.ann.shown.loan == 4
    assert road.events(LoanTaken) == []


def test_rp_4_10_what_was_borrowed_before_can_be_spent() -> None:
    """Influence -1 with a loan of 4: three points lie there, so two more can be paid without borrowing."""
    road = evaluated(2, {ANN: Hand((KING_2,), discs=(YELLOW, RED), bribe=PRIEST, influence=-1, loan=4)})
    assert road.events(LoanTaken) == []
    assert road.ann.influence == -3
    assert road.ann.shown.loan == 4


@pytest.mark.parametrize(("influence", "repaid", "left"), [(6, 4, 0), (0, 4, 0), (-3, 1, 3)])
def test_rp_4_10_loans_are_repaid_at_the_end_and_a_debt_left_is_influence_below_zero(
    influence: int, repaid: int, left: int
) -> None:
    road = court(2, {ANN: Hand(influence=influence, loan=4)}, number=2)
    road.evaluate()
    assert road.event(LoanRepaid) == LoanRepaid(ANN, repaid, left)
    assert road.event(GameEnded).scores[ANN] == influence
    assert road.ann.shown.loan == left


# RP-4.11


def test_rp_4_11_with_four_players_the_purple_disc_laid_aside_joins_the_reserve() -> None:
    road = table(4).begin()
    road.play_round()
    assert road.view(None).discs_aside == 0
    on_grid = [row.disc for row in road.view(None).grid]
    assert road.view(None).reserve == tuple(
        copies - on_grid.count(disc) for copies, disc in zip((9, 9, 9, 5), (YELLOW, RED, BLUE, PURPLE), strict=True)
    )


@pytest.mark.parametrize("players", [2, 3])
def test_rp_4_11_with_fewer_players_no_disc_is_added(players: int) -> None:
    road = table(players).begin()
    before = Counter(piece for piece in road.state.pieces() if piece.startswith("disc"))
    road.play_round()
    assert Counter(piece for piece in road.state.pieces() if piece.startswith("disc")) == before


def test_rp_4_11_round_2_begins_with_the_perhaps_new_first_player() -> None:
    road = evaluated(3, {CLARA: Hand((KING_3,))}, first=ANN)
    assert road.event(RoundBegan) == RoundBegan(2, CLARA)
    assert road.state.to_act() == (CLARA,)


# The whole evaluation


def test_rp_4_the_steps_come_in_the_order_of_the_rulebook() -> None:
    road = evaluated(
        2,
        {
            ANN: Hand((KING_2, QUEEN_2, NOBLE_1), purple=(KING_2,), discs=(YELLOW, RED), bribe=NOBLE),
            BRUNO: Hand((SOLDIER_1,), discs=(RED,), bribe=SOLDIER),
        },
    )
    steps: list[object] = []
    for event in road.told:
        step = event.reason if isinstance(event, InfluenceChanged) else type(event)
        if step not in steps:
            steps.append(step)
    assert [step for step in steps if step in ORDER] == ORDER


ORDER: list[object] = [BribesRevealed, KingJudged, QueenJudged, *list(Reason)[:5], DiscsReturned, RoundBegan]


def bank_flow(told: list[Event]) -> int:
    """What the bank has paid out, less what it has taken, by the rules that name it; loans apart."""
    paid_out = {Reason.FIRST_COLUMN, Reason.THIRD_COLUMN, Reason.TREACHERY, Reason.KING}
    flow = 0
    for event in told:
        if isinstance(event, InfluenceChanged) and event.reason in paid_out:
            flow += event.points
        elif isinstance(event, QueenJudged):
            flow -= event.rest
    return flow


@pytest.mark.parametrize(
    ("players", "options"), [(2, RoadOptions()), (3, RoadOptions()), (3, PRINTED), (4, RoadOptions())]
)
def test_every_point_is_an_event_and_the_sum_of_all_is_what_the_bank_has_paid_out(
    players: int, options: RoadOptions
) -> None:
    for seed in range(60):
        rng = Fast(seed)
        told: list[Event] = []
        state = ROAD_TO_THE_PALACE.lay_out(ROAD_TO_THE_PALACE.shuffle(players, options, rng), options, told)
        while asked := state.to_act():
            state.play(asked[0], rng.choice(state.legal(asked[0])), told)
        outcome = state.outcome()
        assert outcome is not None
        totals = [10] * players
        lent = 0
        for event in told:
            if isinstance(event, InfluenceChanged):
                totals[event.seat] += event.points
            elif isinstance(event, LoanTaken):
                lent += event.points
            elif isinstance(event, LoanRepaid):
                lent -= event.points + event.left
        assert tuple(totals) == outcome.scores
        assert sum(totals) - 10 * players == bank_flow(told)
        assert lent == 0
        debts = [event.points for event in told if isinstance(event, InfluenceChanged) and event.reason is DEBT]
        assert sum(debts) == 0  # what one pays another gets


def test_rp_4_3_the_pot_is_what_was_paid_and_what_was_shared_and_the_rest() -> None:
    for seed in range(60):
        rng = Fast(seed)
        options = RoadOptions()
        told: list[Event] = []
        state = ROAD_TO_THE_PALACE.lay_out(ROAD_TO_THE_PALACE.shuffle(4, options, rng), options, told)
        while asked := state.to_act():
            state.play(asked[0], rng.choice(state.legal(asked[0])), told)
        pots = [event for event in told if isinstance(event, QueenJudged) and event.lowest != event.highest]
        queen = [event.points for event in told if isinstance(event, InfluenceChanged) and event.reason is Reason.QUEEN]
        assert -sum(points for points in queen if points < 0) == sum(event.pot for event in pots)
        assert sum(queen) == -sum(event.rest for event in pots)


def test_rp_4_a_second_evaluation_needs_no_new_bribe_of_the_first() -> None:
    road = court(2, {ANN: Hand((NOBLE_1, NOBLE_2), bribe=SOLDIER)}, number=2)
    road.evaluate()
    assert road.ann.columns == [(NOBLE, 3), (SOLDIER, 1)]
