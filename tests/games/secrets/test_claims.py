"""SE-3.4: what players say at the table: what is offered, whether it is true, and how it is settled in the end."""

import pytest

from camarilla.core.data import Claim, Event
from camarilla.core.errors import BadMove
from camarilla.games.secrets.cards import Character
from camarilla.games.secrets.claims import (
    BulletCosts,
    CardBrings,
    CentreIs,
    IAm,
    IWill,
    ProposalIs,
    SameSide,
    TheyAre,
)
from camarilla.games.secrets.events import OfferAnswered
from camarilla.games.secrets.game import SECRETS
from camarilla.games.secrets.view import Answer
from tests.games.secrets.make import (
    ANN,
    ASSASSIN,
    BRUNO,
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
    POLITICIAN,
    PSYCHIATRIST,
    SCIENTIST,
    Cell,
    table,
)

ACCEPTS, REFUSES = IWill(Answer.ACCEPT), IWill(Answer.REFUSE)
INTERRUPTS, LETS_PASS = IWill(Answer.INTERRUPT), IWill(Answer.LET_PASS)
TAKE_IT, REFUSE_IT = CardBrings(gain=True), CardBrings(gain=False)
IDENTITIES = (CIA, KGB, HIPPIE)


def offered(cell: Cell, seat: int) -> list[Claim]:
    return list(SECRETS.claims(cell.view(None), seat))


def of_the_moment(cell: Cell, seat: int) -> list[Claim]:
    """What is offered beside what can be said of the tokens at any time."""
    always = (IAm, TheyAre, CentreIs, SameSide)
    return [claim for claim in offered(cell, seat) if not isinstance(claim, always)]


def known(cell: Cell, seat: int, claim: Claim) -> bool | None:
    return SECRETS.is_true(claim, cell.view(seat))


# What is offered


def test_everybody_may_speak_of_every_token_at_any_time() -> None:
    cell = table(4)

    assert offered(cell, CLARA) == [
        *(IAm(identity) for identity in IDENTITIES),
        *(SameSide(seat) for seat in (ANN, BRUNO, DIEGO)),
        *(TheyAre(seat, identity) for seat in (ANN, BRUNO, DIEGO) for identity in IDENTITIES),
        *(CentreIs(identity) for identity in IDENTITIES),
    ]


def test_se_3_4_the_active_player_may_say_that_the_proposal_is_either_of_the_two() -> None:
    cell = table(4, turns=[(SCIENTIST, DETECTIVE)])
    assert of_the_moment(cell, ANN) == []

    cell.ann.keeps(DETECTIVE)
    assert of_the_moment(cell, ANN) == [ProposalIs(SCIENTIST), ProposalIs(DETECTIVE)]
    assert of_the_moment(cell, BRUNO) == []

    cell.ann.offers_to(BRUNO)
    assert of_the_moment(cell, ANN) == [ProposalIs(SCIENTIST), ProposalIs(DETECTIVE), TAKE_IT, REFUSE_IT]
    assert of_the_moment(cell, BRUNO) == [ACCEPTS, REFUSES]
    assert of_the_moment(cell, CLARA) == [TAKE_IT, REFUSE_IT]


def test_se_4_6_what_is_offered_does_not_tell_who_has_answered() -> None:
    cell = table(4, turns=[(SCIENTIST, DETECTIVE)], holder=DIEGO)
    cell.proposes(SCIENTIST, to=BRUNO)
    before = [offered(cell, seat) for seat in range(4)]
    assert of_the_moment(cell, DIEGO) == [TAKE_IT, REFUSE_IT, INTERRUPTS, LETS_PASS]

    cell.bruno.refuses()

    assert [offered(cell, seat) for seat in range(4)] == before


def test_se_5_8_whoever_drew_a_bullet_may_speak_of_it() -> None:
    cell = table(4, turns=[(ASSASSIN, DETECTIVE)], bullet_deck=(-2,))
    cell.gives(ASSASSIN, to=BRUNO)
    assert of_the_moment(cell, BRUNO) == [BulletCosts(None, points) for points in (0, -1, -2, -3)]
    assert of_the_moment(cell, CLARA) == []

    cell.bruno.gives_bullet_to(CLARA)

    assert of_the_moment(cell, BRUNO) == [BulletCosts(CLARA, points) for points in (0, -1, -2, -3)]
    assert of_the_moment(cell, CLARA) == []


def test_when_it_is_over_there_is_nothing_left_to_claim() -> None:
    four = [SCIENTIST, DOUBLE_AGENT, DIPLOMAT, DETECTIVE]
    cell = table(4, cards={BRUNO: four}, turns=[(JOURNALIST, DETECTIVE)])
    cell.gives(JOURNALIST, to=BRUNO)

    assert cell.state.is_over()
    assert [offered(cell, seat) for seat in range(4)] == [[]] * 4


# What the claimant knows


def test_one_knows_one_s_own_token_until_it_is_swapped() -> None:
    cell = table(5, tokens="CKCKHH", turns=[(PSYCHIATRIST, SCIENTIST)])
    assert known(cell, ANN, IAm(CIA)) is True
    assert known(cell, ANN, IAm(KGB)) is False
    assert known(cell, ANN, TheyAre(EVA, HIPPIE)) is True  # SE-2.5: on the right
    assert known(cell, ANN, TheyAre(BRUNO, KGB)) is None
    assert known(cell, ANN, CentreIs(CIA)) is None

    cell.gives(PSYCHIATRIST, to=CLARA)
    cell.clara.swaps(ANN, BRUNO)

    assert known(cell, ANN, IAm(CIA)) is None
    assert known(cell, ANN, TheyAre(BRUNO, CIA)) is True


def test_se_6_3_two_hippies_are_not_on_the_same_side() -> None:
    cell = table(5, tokens="CHKKHC")

    assert known(cell, CLARA, SameSide(BRUNO)) is False  # KGB, with a Hippie on the right
    assert known(cell, DIEGO, SameSide(CLARA)) is True
    assert known(cell, ANN, SameSide(BRUNO)) is None
    assert SECRETS.settled(SameSide(EVA), BRUNO, cell.state, ()) is False
    assert SECRETS.settled(SameSide(DIEGO), CLARA, cell.state, ()) is True


def test_the_only_hippie_knows_that_nobody_is_on_the_same_side() -> None:
    cell = table(4, tokens="HCKCK")

    assert [known(cell, ANN, SameSide(seat)) for seat in (BRUNO, CLARA, DIEGO)] == [False] * 3


def test_only_the_active_player_knows_the_proposal() -> None:
    cell = table(4, turns=[(SCIENTIST, DETECTIVE)])
    cell.proposes(SCIENTIST, to=BRUNO)

    assert known(cell, ANN, ProposalIs(SCIENTIST)) is True
    assert known(cell, ANN, ProposalIs(DETECTIVE)) is False
    assert known(cell, CLARA, ProposalIs(SCIENTIST)) is None
    assert known(cell, CLARA, ProposalIs(DIPLOMAT)) is False
    assert known(cell, ANN, TAKE_IT) is True
    assert known(cell, CLARA, TAKE_IT) is None


def test_where_both_cards_bring_points_everybody_knows_that_it_does() -> None:
    cell = table(4, turns=[(SCIENTIST, JOURNALIST)])
    cell.proposes(SCIENTIST, to=BRUNO)

    assert known(cell, CLARA, TAKE_IT) is True
    assert known(cell, CLARA, REFUSE_IT) is False


def test_a_plan_can_be_kept_until_the_answer_is_sealed() -> None:
    cell = table(4, turns=[(SCIENTIST, JOURNALIST)], holder=DIEGO)
    cell.proposes(SCIENTIST, to=BRUNO)
    assert known(cell, BRUNO, ACCEPTS) is True
    assert known(cell, BRUNO, REFUSES) is True
    assert known(cell, BRUNO, INTERRUPTS) is False

    cell.bruno.refuses()

    assert known(cell, BRUNO, ACCEPTS) is False
    assert known(cell, BRUNO, REFUSES) is True
    assert known(cell, DIEGO, INTERRUPTS) is True
    assert known(cell, CLARA, REFUSES) is False


# How it is settled


def test_a_lie_about_the_proposal_is_settled_as_one() -> None:
    cell = table(4, turns=[(SCIENTIST, DETECTIVE)])
    cell.proposes(DETECTIVE, to=BRUNO)

    assert SECRETS.settled(ProposalIs(SCIENTIST), ANN, cell.state, ()) is False
    assert SECRETS.settled(ProposalIs(DETECTIVE), ANN, cell.state, ()) is True
    assert SECRETS.settled(TAKE_IT, ANN, cell.state, ()) is False
    assert SECRETS.settled(REFUSE_IT, ANN, cell.state, ()) is True


def test_se_5_7_a_second_scientist_is_no_gift() -> None:
    cell = table(4, turns=[(SCIENTIST, JOURNALIST)], cards={BRUNO: [SCIENTIST, DIPLOMAT]})
    cell.proposes(SCIENTIST, to=BRUNO)

    assert SECRETS.settled(TAKE_IT, ANN, cell.state, ()) is False
    assert SECRETS.settled(REFUSE_IT, CLARA, cell.state, ()) is True


def test_se_3_7_a_second_detective_gives_two_points_back() -> None:
    cell = table(4, turns=[(DETECTIVE, JOURNALIST)], cards={BRUNO: [DETECTIVE]})
    cell.proposes(DETECTIVE, to=BRUNO)

    assert SECRETS.settled(TAKE_IT, ANN, cell.state, ()) is True


@pytest.mark.parametrize("card", [POLITICIAN, ASSASSIN])
def test_a_politician_and_an_assassin_bring_and_cost_nothing(card: Character) -> None:
    cell = table(4, turns=[(card, JOURNALIST)], cards={BRUNO: [POLITICIAN]})
    cell.proposes(card, to=BRUNO)

    assert [SECRETS.settled(claim, ANN, cell.state, ()) for claim in (TAKE_IT, REFUSE_IT)] == [False, False]


def test_what_was_said_of_a_token_is_judged_by_where_it_lay_then() -> None:
    cell = table(4, tokens="CKCKH", turns=[(DOUBLE_AGENT, SCIENTIST)])
    before = cell.state.copy()
    after = cell.gives(DOUBLE_AGENT, to=BRUNO)

    assert SECRETS.settled(IAm(KGB), BRUNO, before, after) is True
    assert SECRETS.settled(CentreIs(HIPPIE), ANN, before, after) is True
    assert SECRETS.settled(IAm(KGB), BRUNO, cell.state, ()) is False
    assert SECRETS.settled(TheyAre(BRUNO, HIPPIE), ANN, cell.state, ()) is True


def test_a_plan_is_settled_by_what_was_done() -> None:
    cell = table(4, turns=[(SCIENTIST, JOURNALIST)], holder=DIEGO)
    cell.proposes(SCIENTIST, to=BRUNO)
    then = cell.state.copy()
    after = [*cell.diego.lets_pass(), *cell.bruno.refuses()]

    assert SECRETS.settled(REFUSES, BRUNO, then, after) is True
    assert SECRETS.settled(ACCEPTS, BRUNO, then, after) is False
    assert SECRETS.settled(LETS_PASS, DIEGO, then, after) is True
    assert SECRETS.settled(INTERRUPTS, DIEGO, then, after) is False
    assert SECRETS.settled(REFUSES, BRUNO, then, ()) is None  # nobody answered any more


def test_se_4_6_an_answer_that_was_dropped_settles_nothing() -> None:
    def told(cell: Cell, answer: Answer | None) -> list[bool | None]:
        then = cell.state.copy()
        after: list[Event] = []
        if answer is not None:
            after += cell.bruno.accepts() if answer is Answer.ACCEPT else cell.bruno.refuses()
            assert isinstance(after[0], OfferAnswered)
        sealed = cell.state.copy()
        after += cell.diego.interrupts()
        claims = [(ACCEPTS, BRUNO), (REFUSES, BRUNO), (INTERRUPTS, DIEGO), (LETS_PASS, DIEGO)]
        return [SECRETS.settled(claim, seat, at, after) for at in (then, sealed) for claim, seat in claims]

    for answer in (None, Answer.ACCEPT, Answer.REFUSE):
        cell = table(4, turns=[(SCIENTIST, JOURNALIST)], holder=DIEGO)
        cell.proposes(SCIENTIST, to=BRUNO)
        assert told(cell, answer) == [None, None, True, False] * 2


def test_se_5_8_the_last_bullet_given_is_meant() -> None:
    cell = table(4, turns=[(ASSASSIN, DETECTIVE)], bullets={CLARA: [(BRUNO, -3)]}, bullet_deck=(-1,))
    assert known(cell, BRUNO, BulletCosts(CLARA, -3)) is True
    cell.gives(ASSASSIN, to=BRUNO)
    assert known(cell, BRUNO, BulletCosts(None, -1)) is True
    assert known(cell, BRUNO, BulletCosts(None, -3)) is False
    assert SECRETS.settled(BulletCosts(None, -1), BRUNO, cell.state, ()) is True

    cell.bruno.gives_bullet_to(CLARA)

    assert known(cell, BRUNO, BulletCosts(CLARA, -1)) is True
    assert known(cell, CLARA, BulletCosts(CLARA, -1)) is None
    assert SECRETS.settled(BulletCosts(CLARA, -3), BRUNO, cell.state, ()) is False
    assert SECRETS.settled(BulletCosts(None, -1), BRUNO, cell.state, ()) is None


def test_what_makes_no_sense_at_a_table_is_never_settled() -> None:
    cell = table(4)
    nonsense: list[Claim] = [TheyAre(7, CIA), SameSide(-1), ProposalIs(SCIENTIST), TAKE_IT, ACCEPTS, BulletCosts(9, 0)]

    assert [SECRETS.settled(claim, ANN, cell.state, ()) for claim in nonsense] == [None] * 6
    assert known(cell, ANN, TheyAre(7, CIA)) is None
    assert known(cell, ANN, BulletCosts(9, 0)) is None


def test_a_claim_of_another_game_is_refused() -> None:
    class Weather(Claim, frozen=True):
        """It is going to rain."""

    with pytest.raises(BadMove, match="Secrets has no claim Weather"):
        SECRETS.saying(ANN, Weather())
    with pytest.raises(BadMove, match="claim of secrets"):
        SECRETS.read_claim(b'{"type": "IAm", "identity": "mi6"}')
