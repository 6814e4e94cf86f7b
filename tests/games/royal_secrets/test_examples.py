"""RS-10: the worked examples of the rulebook, with its players: Blue, Red, Yellow and Green.

The default deck has the numbers the rulebook names: a card that asks for 50 and costs 5, one that asks for 40 and
wins 3, and a -10 Valet whose rumour costs 4.
"""

from camarilla.games.royal_secrets.cards import Cardinal
from camarilla.games.royal_secrets.events import AudienceChosen, CardinalBet, ParleyHanded
from camarilla.games.royal_secrets.view import Step
from tests.games.royal_secrets.make import (
    DOWN,
    KING,
    QUEEN,
    THE_EXCUSE,
    UP,
    Court,
    hidden,
    table,
    valet,
)

BLUE, RED, YELLOW, GREEN = range(4)


def court_of_the_rulebook(valets: tuple[int, ...] = ()) -> Court:
    """Page 5: Blue and Red go to the King's audience, Yellow and then Green to the Queen's."""
    court = table(4, first=BLUE, king=50, queen=40, valets=valets)
    court.audiences(king=(BLUE, RED), order=(BLUE, RED, YELLOW, GREEN))
    return court


def test_rs_10_1_the_king_refuses_and_the_queen_grants() -> None:
    court = court_of_the_rulebook()
    king = court.view(None).king
    court.bets(
        {BLUE: (hidden(10), 0), RED: (20, 0), YELLOW: (hidden(30), 0), GREEN: (20, 20)},
        order=(YELLOW, GREEN, BLUE, RED),
    )
    court.count()

    assert (court.counted(KING).total, court.counted(KING).succeeded) == (30, False)
    assert [court.paid(BLUE), court.paid(RED)] == [-5, -5]
    assert court.taker(KING) is None
    assert king in court.view(None).past
    assert (court.counted(QUEEN).total, court.counted(QUEEN).succeeded) == (70, True)
    assert [court.paid(YELLOW), court.paid(GREEN)] == [3, 3]
    assert court.taker(QUEEN) == GREEN
    assert [spy.points for spy in court.spies] == [5, 5, 13, 13]


def test_rs_10_1_the_tile_goes_round_as_on_page_6() -> None:
    """Green, who chose last, makes Yellow speak first; then Green, Blue, Red; Red hands the tile to another player."""
    court = court_of_the_rulebook()
    assert [event.seat for event in court.told_of(AudienceChosen)] == [BLUE, RED, YELLOW, GREEN]
    court.first_bets({YELLOW: (hidden(30), 0), BLUE: (hidden(10), 0)}, order=(YELLOW, GREEN, BLUE, RED))
    handed = [(event.seat, event.to) for event in court.told_of(ParleyHanded)][-4:]
    assert handed == [(GREEN, YELLOW), (YELLOW, GREEN), (GREEN, BLUE), (BLUE, RED)]
    assert (court.step, court.asked) == (Step.HANDING, RED)


def test_rs_10_2_an_excuse_and_a_valet() -> None:
    court = court_of_the_rulebook(valets=(0, 0, 0, -10))
    left = court.view(None).valets_left
    court.bets({BLUE: (0, THE_EXCUSE), RED: (20, 20), YELLOW: (20, 10), GREEN: (20, valet(-10))})
    court.count()

    assert (court.counted(KING).total, court.counted(KING).succeeded) == (40, False)
    assert court.spies[BLUE].count(0) == 2
    assert court.view(None).valets_left == left - 1
    assert (court.counted(QUEEN).total, court.counted(QUEEN).succeeded) == (40, True)
    assert court.taker(QUEEN) == YELLOW
    assert [court.paid(seat) for seat in (BLUE, RED, YELLOW, GREEN)] == [0, -9, 3, 3]


def test_rs_10_3_alone_with_the_queen() -> None:
    court = table(4, first=BLUE, king=70, queen=40, cardinals=(10, 0))
    court.audiences(king=(BLUE, RED, GREEN))
    court.spies[GREEN].hands_the_tile_to(YELLOW)
    yellow = court.spies[YELLOW]

    first = yellow.bets(10, DOWN)[1]
    assert isinstance(first, CardinalBet)
    assert (first.sovereign, first.face) == (QUEEN, UP)
    for seat, to in ((YELLOW, BLUE), (BLUE, RED)):
        court.spies[seat].hands_the_tile_to(to)
        court.spies[to].bets(10, UP)
    court.spies[GREEN].bets(10, UP)  # the tile came by itself
    court.spies[GREEN].hands_the_tile_to(YELLOW)
    second = yellow.bets(20, UP)[1]
    assert isinstance(second, CardinalBet)
    assert (second.sovereign, second.face) == (QUEEN, DOWN)
    drawn = [event.card for event in (first, second)]
    assert sum(card.value for card in drawn if isinstance(card, Cardinal)) == 10
    for seat, to in ((YELLOW, BLUE), (BLUE, RED)):
        court.spies[seat].hands_the_tile_to(to)
        court.spies[to].bets(0, DOWN)
    court.spies[GREEN].bets(0, DOWN)

    counted = court.counted(QUEEN)
    assert (counted.total, counted.cardinal, counted.succeeded) == (40, 10, True)
    assert court.paid(YELLOW) == 3
    assert court.taker(QUEEN) == YELLOW
