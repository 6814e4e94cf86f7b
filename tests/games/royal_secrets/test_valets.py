"""RS-6.8: Valets spread rumours. Those of the default deck: -10: 4, 0: 3, 10: 2, 20: 1."""

from camarilla.games.royal_secrets.events import PointsDue, Reason
from camarilla.games.royal_secrets.options import RoyalOptions
from tests.games.royal_secrets.make import (
    ANN,
    BRUNO,
    CLARA,
    DIEGO,
    EVA,
    KING,
    MEDAL_OF_MERIT,
    QUEEN,
    ROYAL_DINNER,
    STABBING,
    THE_EXCUSE,
    Court,
    deck_with,
    first_bet,
    second_bet,
    table,
    valet,
)


def rumours(court: Court) -> list[tuple[int, int, int | None]]:
    return [(due.seat, due.points, due.by) for due in court.told_of(PointsDue) if due.reason is Reason.RUMOUR]


def test_rs_6_8_at_a_success_a_valet_hurts_everybody_at_the_other_audience() -> None:
    court = table(5, king=20, queen=60, valets=(10, 0, 0, 0, 0))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (10, valet(10)), CLARA: (40, 20)})
    court.count()
    assert rumours(court) == [(CLARA, -2, ANN), (DIEGO, -2, ANN), (EVA, -2, ANN)]
    assert [court.paid(seat) for seat in range(5)] == [2, 2, 3, 3, 3]


def test_rs_6_8_it_hurts_them_whether_their_own_audience_succeeded_or_not() -> None:
    court = table(4, king=20, queen=60, valets=(10, 0, 0, 0))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (10, valet(10)), CLARA: (10, 0)})
    court.count()
    assert [court.paid(seat) for seat in (CLARA, DIEGO)] == [-8, -8]


def test_rs_6_8_at_a_failure_a_valet_hurts_its_own_player_only() -> None:
    court = table(4, king=50, queen=20, valets=(10, 0, 0, 0))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (10, valet(10)), CLARA: (20, 0)})
    court.count()
    assert rumours(court) == [(ANN, -2, ANN)]
    assert [court.paid(seat) for seat in range(4)] == [-7, -5, 2, 2]


def test_rs_6_8_several_valets_add_up() -> None:
    court = table(4, king=20, queen=30, hands={ANN: (valet(20), valet(0), 10)}, valets=(0, 10, 0, 0))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (valet(20), valet(0)), BRUNO: (10, valet(10)), CLARA: (20, 10)})
    court.count()
    assert rumours(court) == [
        (CLARA, -1, ANN),
        (DIEGO, -1, ANN),
        (CLARA, -3, ANN),
        (DIEGO, -3, ANN),
        (CLARA, -2, BRUNO),
        (DIEGO, -2, BRUNO),
    ]
    court.ann.shows(0)
    court.bruno.shows(0)
    assert court.paid(CLARA) == 2 - 6


def test_rs_6_8_two_successes_hurt_each_other() -> None:
    court = table(4, king=20, queen=30, valets=(20, 0, 10, 0))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (valet(20), 0), CLARA: (valet(10), 20)})
    court.count()
    assert [court.paid(seat) for seat in range(4)] == [2 - 2, 2 - 2, 2 - 1, 2 - 1]


def test_rs_6_8_alone_with_the_cardinal_a_valet_speaks_as_well() -> None:
    court = table(3, king=30, queen=20, cardinals=(10, 0), valets=(20, 0, 0))
    court.audiences(king=(ANN,))
    court.bets({ANN: (valet(20), 0), BRUNO: (20, 0)})
    court.count()
    assert rumours(court) == [(BRUNO, -1, ANN), (CLARA, -1, ANN)]


def test_rs_6_8_the_valet_of_a_player_who_withdrew_does_not_count() -> None:
    for king in (20, 70):
        court = table(4, king=king, valets=(10, 0, 0, 0))
        court.audiences(king=(ANN, BRUNO))
        court.bets({ANN: (valet(10), THE_EXCUSE), BRUNO: (20, 0), CLARA: (10, 0)})
        court.count()
        assert rumours(court) == []
        assert court.paid(ANN) == 0


def test_rs_8_9_a_stabbed_valet_has_no_rumour() -> None:
    for king in (20, 70):
        court = table(4, king=king, valets=(10, 0, 0, 0), favours={DIEGO: [STABBING]})
        court.audiences(king=(ANN, BRUNO))
        court.bets({ANN: (20, valet(10)), CLARA: (10, 0)})
        court.diego.stabs(second_bet(ANN))
        assert court.counted(KING).total == 20
        assert rumours(court) == []


def test_rs_8_10_a_medal_does_not_double_a_rumour() -> None:
    court = table(4, king=20, valets=(10, 0, 0, 0), favours={BRUNO: [MEDAL_OF_MERIT]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (valet(10), 0), CLARA: (10, 0)})
    court.bruno.awards_a_medal(first_bet(ANN))
    assert court.counted(KING).total == 20
    assert rumours(court) == [(CLARA, -2, ANN), (DIEGO, -2, ANN)]


def test_rs_8_7_a_diner_is_immune_to_valets_and_the_diners_valets_have_no_rumour() -> None:
    for king in (30, 70):
        court = table(4, king=king, queen=20, valets=(20, 0, 10, 0), favours={ANN: [ROYAL_DINNER]})
        court.audiences(king=(BRUNO,), dining=(ANN,))
        court.bets({ANN: (valet(20), 0), BRUNO: (10, 0), CLARA: (valet(10), 20)})
        court.count()
        assert court.counted(QUEEN).total == 50
        assert court.counted(QUEEN).succeeded
        assert rumours(court) == [(BRUNO, -2, CLARA)]  # Ann dines, her Valet says nothing


def test_rs_6_8_a_rumour_of_zero_hurts_nobody() -> None:
    silent = RoyalOptions(deck=deck_with({}, {20: 0}))
    court = table(4, king=20, valets=(20, 0, 0, 0), options=silent)
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (valet(20), 0), CLARA: (10, 0)})
    court.count()
    assert rumours(court) == []
