"""SE-4: the United Nations."""

import pytest

from camarilla.core.match import Match
from camarilla.core.rng import Fast
from camarilla.games.secrets.events import OfferAnswered, OfferSettled, UnitedNationsMoved
from camarilla.games.secrets.game import SECRETS
from camarilla.games.secrets.moves import Accept, Interrupt, LetPass, Refuse
from camarilla.games.secrets.options import SecretsOptions, UnTies
from camarilla.games.secrets.view import Answer, SecretsView, Step
from tests.games.secrets.make import (
    ANN,
    ASSASSIN,
    BRUNO,
    CLARA,
    DETECTIVE,
    DIEGO,
    DIPLOMAT,
    DOUBLE_AGENT,
    EVA,
    JOURNALIST,
    POLITICIAN,
    PSYCHIATRIST,
    SCIENTIST,
    Cell,
    table,
)
from tests.make import refused

KEEP = SecretsOptions(un_ties=UnTies.KEEP)

# SE-4.1


def test_se_4_1_cards_face_up_and_face_down_and_bullets_are_counted_together() -> None:
    cell = table(
        turns=[(SCIENTIST, DETECTIVE)],
        cards={BRUNO: [JOURNALIST], ANN: [DIPLOMAT, ASSASSIN]},
        down={CLARA: [POLITICIAN, POLITICIAN]},
        bullets={BRUNO: [(ANN, 0)], DIEGO: [(ANN, -1)]},
    )
    cell.gives(SCIENTIST, to=BRUNO)
    assert cell.state.cards == [2, 3, 2, 1]
    assert cell.view(None).holder == DIEGO


# SE-4.2


def test_se_4_2_one_player_with_strictly_the_fewest_cards_must_take_the_token() -> None:
    cell = table(turns=[(SCIENTIST, DETECTIVE)], cards={ANN: [JOURNALIST], BRUNO: [DIPLOMAT]})
    told = cell.gives(SCIENTIST, to=CLARA)
    assert cell.view(None).holder == DIEGO
    assert UnitedNationsMoved(None, DIEGO) in told
    assert cell.seen(UnitedNationsMoved(None, DIEGO)) == [UnitedNationsMoved(None, DIEGO)] * 5


def test_se_4_2_with_a_tie_for_the_fewest_nobody_takes_it() -> None:
    cell = table(turns=[(SCIENTIST, DETECTIVE)], cards={ANN: [JOURNALIST]})
    cell.gives(SCIENTIST, to=BRUNO)
    assert cell.view(None).holder is None


def test_se_4_2_it_may_pass_straight_from_one_player_to_another() -> None:
    cell = table(
        turns=[(SCIENTIST, DETECTIVE)],
        cards={ANN: [JOURNALIST], BRUNO: [DIPLOMAT]},
        holder=CLARA,
        first=ANN,
        options=KEEP,
    )
    told = cell.gives(SCIENTIST, to=CLARA)
    assert UnitedNationsMoved(CLARA, DIEGO) in told
    assert cell.view(None).holder == DIEGO


# SE-4.3


def test_se_4_3_a_holder_who_no_longer_has_strictly_the_fewest_puts_it_back() -> None:
    cell = table(
        turns=[(SCIENTIST, DETECTIVE)],
        cards={ANN: [JOURNALIST], BRUNO: [DIPLOMAT], CLARA: [ASSASSIN]},
        holder=DIEGO,
    )
    told = cell.gives(SCIENTIST, to=DIEGO)
    assert cell.view(None).holder is None
    assert UnitedNationsMoved(DIEGO, None) in told


def test_se_4_3_with_the_option_keep_a_holder_tied_for_the_fewest_keeps_it() -> None:
    cell = table(
        turns=[(SCIENTIST, DETECTIVE), (SCIENTIST, DETECTIVE)],
        cards={ANN: [JOURNALIST], BRUNO: [DIPLOMAT], CLARA: [ASSASSIN]},
        holder=DIEGO,
        options=KEEP,
    )
    cell.gives(SCIENTIST, to=DIEGO)
    assert cell.view(None).holder == DIEGO
    cell.gives(DETECTIVE, to=DIEGO)
    cell.diego.looks_at(ANN)
    assert cell.view(None).holder is None, "tied no longer: all others have fewer"


@pytest.mark.parametrize("options", [SecretsOptions(), KEEP])
def test_se_4_3_a_holder_who_still_has_the_fewest_keeps_it(options: SecretsOptions) -> None:
    cell = table(
        turns=[(SCIENTIST, DETECTIVE)],
        cards={ANN: [JOURNALIST], BRUNO: [DIPLOMAT], CLARA: [ASSASSIN]},
        holder=DIEGO,
        options=options,
    )
    cell.gives(SCIENTIST, to=BRUNO)
    assert cell.view(None).holder == DIEGO
    assert not cell.all_told(UnitedNationsMoved)


# SE-4.4, SE-4.5


def with_holder(holder: int = DIEGO, first: int = ANN) -> Cell:
    """A table where somebody has the UN token, and a Detective is proposed."""
    others = [seat for seat in range(5) if seat != holder]
    lying = (JOURNALIST, DIPLOMAT, ASSASSIN, POLITICIAN)
    cards = {seat: [card] for seat, card in zip(others, lying, strict=True)}
    return table(
        5, turns=[(DETECTIVE, DOUBLE_AGENT), (SCIENTIST, PSYCHIATRIST)], cards=cards, holder=holder, first=first
    )


def test_se_4_4_the_holder_may_interrupt_and_becomes_the_owner() -> None:
    cell = with_holder()
    cell.proposes(DETECTIVE, to=BRUNO)
    assert cell.diego.may == [Interrupt(), LetPass()]
    cell.diego.interrupts()
    assert cell.view(None).owner == DIEGO
    assert cell.diego.face_up == [DETECTIVE]
    assert cell.last(OfferSettled) == OfferSettled(ANN, BRUNO, DIEGO, Answer.INTERRUPT, DETECTIVE)


def test_se_4_4_the_holder_does_not_see_the_card_before() -> None:
    cell = with_holder()
    cell.proposes(DETECTIVE, to=BRUNO)
    assert cell.diego.view.proposal is None


def test_se_4_4_play_goes_on_left_of_the_active_player() -> None:
    cell = with_holder()
    cell.proposes(DETECTIVE, to=EVA)
    cell.diego.interrupts()
    cell.diego.looks_at(ANN)
    assert cell.view(None).active == BRUNO


def test_se_4_4_an_active_holder_is_not_asked() -> None:
    cell = with_holder(holder=ANN)
    cell.proposes(DETECTIVE, to=BRUNO)
    assert cell.view(None).waiting == (BRUNO,)
    with refused(cell.state, "SE-4.6"):
        cell.ann.interrupts()


def test_se_4_4_without_a_holder_only_the_target_is_asked() -> None:
    cell = table(turns=[(DETECTIVE, SCIENTIST)])
    cell.proposes(DETECTIVE, to=BRUNO)
    assert cell.view(None).waiting == (BRUNO,)
    assert [agent.may for agent in cell.agents] == [[], [Accept(), Refuse()], [], []]


def test_se_4_4_the_holder_can_neither_accept_nor_refuse_for_the_target() -> None:
    cell = with_holder()
    cell.proposes(DETECTIVE, to=BRUNO)
    for answer in (cell.diego.accepts, cell.diego.refuses):
        with refused(cell.state, "SE-4.4"):
            answer()


def test_se_4_5_a_holder_who_is_the_target_simply_accepts_or_refuses() -> None:
    cell = with_holder()
    cell.proposes(DETECTIVE, to=DIEGO)
    assert cell.view(None).waiting == (DIEGO,)
    assert cell.diego.may == [Accept(), Refuse()]
    with refused(cell.state, "SE-4.5"):
        cell.diego.interrupts()
    cell.diego.refuses()
    assert cell.view(None).owner == ANN


# SE-4.6


def test_se_4_6_the_holder_and_the_target_are_asked_at_the_same_moment() -> None:
    cell = with_holder()
    cell.proposes(DETECTIVE, to=BRUNO)
    assert sorted(cell.state.to_act()) == [BRUNO, DIEGO]
    assert cell.view(None).waiting == (BRUNO, DIEGO)


@pytest.mark.parametrize("holder_first", [True, False])
@pytest.mark.parametrize("accepted", [True, False])
def test_se_4_6_without_an_interruption_it_settles_when_both_have_answered(holder_first: bool, accepted: bool) -> None:
    cell = with_holder()
    cell.proposes(DETECTIVE, to=BRUNO)
    answer = cell.bruno.accepts if accepted else cell.bruno.refuses
    for say in (cell.diego.lets_pass, answer) if holder_first else (answer, cell.diego.lets_pass):
        assert cell.view(None).step is Step.ANSWERING
        say()
    assert cell.view(None).owner == (BRUNO if accepted else ANN)


@pytest.mark.parametrize("before", ["accepts", "refuses", None])
def test_se_4_6_an_interruption_settles_at_once_and_the_targets_answer_is_dropped(before: str | None) -> None:
    cell = with_holder()
    cell.proposes(DETECTIVE, to=BRUNO)
    if before is not None:
        getattr(cell.bruno, before)()
    told = cell.diego.interrupts()
    assert cell.view(None).owner == DIEGO
    for reader in (ANN, CLARA, EVA, None):
        seen = [event.as_seen_by(reader) for event in told]
        assert [event for event in seen if isinstance(event, OfferAnswered)] == []
        assert OfferSettled(ANN, BRUNO, DIEGO, Answer.INTERRUPT, DETECTIVE) in seen
    with refused(cell.state, "SE-3.1"):
        cell.bruno.accepts()


def test_se_4_6_answers_are_final() -> None:
    cell = with_holder()
    cell.proposes(DETECTIVE, to=BRUNO)
    cell.bruno.accepts()
    assert cell.bruno.may == []
    with refused(cell.state, "SE-4.6"):
        cell.bruno.refuses()


def test_se_4_6_until_it_is_settled_nobody_can_tell_who_has_answered() -> None:
    one, two, three = with_holder(), with_holder(), with_holder()
    for cell in (one, two, three):
        cell.proposes(DETECTIVE, to=BRUNO)
    two.bruno.accepts()
    three.diego.lets_pass()
    for reader in (ANN, CLARA, EVA, None):
        assert one.view(reader) == two.view(reader) == three.view(reader)
        assert (
            SECRETS.choice(one.view(reader)) == SECRETS.choice(two.view(reader)) == SECRETS.choice(three.view(reader))
        )
    assert one.diego.view == two.diego.view
    assert one.bruno.view == three.bruno.view
    assert one.view(None).waiting == two.view(None).waiting == three.view(None).waiting == (BRUNO, DIEGO)


def test_se_4_6_only_the_answerer_sees_their_own_answer() -> None:
    cell = with_holder()
    cell.proposes(DETECTIVE, to=BRUNO)
    (answered,) = cell.bruno.refuses()
    assert answered == OfferAnswered(BRUNO, Answer.REFUSE)
    assert cell.seen(answered) == [None, answered, None, None, None, None]
    assert cell.bruno.view.sealed is Answer.REFUSE
    for reader in (ANN, CLARA, DIEGO, EVA, None):
        assert cell.view(reader).sealed is None


def test_se_4_6_message_numbers_count_messages_to_that_reader() -> None:
    match = Match(SECRETS, SECRETS.shuffle(5, SECRETS.options(), Fast(11)))
    rng = Fast(12)
    while not match.is_over:
        seat = rng.choice(match.to_act())
        before = {reader: len(match.history(reader)) for reader in (None, *range(5))}
        sealed = len(match.waiting()) > 1
        told = match.play(seat, rng.choice(match.legal(seat)))
        unsettled = sealed and len(told) == 1
        for reader in (None, *range(5)):
            if unsettled and reader != seat:
                assert len(match.history(reader)) == before[reader]


def test_se_4_6_a_dropped_answer_is_not_told_in_a_replay_with_all_cards_open() -> None:
    found = False
    for number in range(40):
        match = Match(SECRETS, SECRETS.shuffle(6, SECRETS.options(), Fast(number)))
        rng = Fast(number + 1)
        while not match.is_over:
            seat = rng.choice(match.to_act())
            view = match.view(seat)
            assert isinstance(view, SecretsView)
            found = found or (view.step is Step.ANSWERING and len(view.waiting) > 1)
            match.play(seat, rng.choice(match.legal(seat)))
        assert not any(isinstance(event, OfferAnswered) for event in match.truth())
    assert found


def test_se_4_6_nothing_says_let_it_pass() -> None:
    cell = with_holder()
    cell.proposes(DETECTIVE, to=BRUNO)
    told = [*cell.bruno.accepts(), *cell.diego.lets_pass()]
    seen = [event.as_seen_by(ANN) for event in told]
    assert [type(event).__name__ for event in seen if event] == ["OfferSettled", "CardPlaced"]
