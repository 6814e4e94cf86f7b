"""SE-3.4 to SE-3.6, SE-4.4 to SE-4.6: a proposal is offered, answered under seal, and settled."""

from camarilla.core.data import Event
from camarilla.games.secrets.actions import ACCEPT, INTERRUPT, LET_PASS, REFUSE
from camarilla.games.secrets.components import CHARACTERS, NOBODY, NOTHING
from camarilla.games.secrets.effects import begin_effect
from camarilla.games.secrets.events import CardOffered, OfferAnswered, OfferSettled
from camarilla.games.secrets.refusals import refused
from camarilla.games.secrets.settlements import settlement
from camarilla.games.secrets.state import ANSWERING, OFFERING, SecretsState
from camarilla.games.secrets.united_nations import intervener
from camarilla.games.secrets.view import Answer

ANSWERS = tuple(Answer)


def offer_card(state: SecretsState, seat: int, to: int, told: list[Event] | None) -> None:
    """SE-3.4: the proposal is offered, face down, to another player. What is said about it binds nobody."""
    if state.step != OFFERING:
        raise refused("SE-3.4", "not-offering")
    if to == seat or to >= state.players:
        raise refused("SE-3.4", "another-player")
    state.target = to
    state.target_answer = NOTHING
    state.holder_answer = NOTHING
    state.step = ANSWERING
    if told is not None:
        told.append(CardOffered(seat, to))


def is_asked(state: SecretsState, seat: int) -> bool:
    """SE-4.6: whether this seat's sealed answer is still to be given."""
    if seat == state.target:
        return state.target_answer == NOTHING
    return seat >= 0 and seat == intervener(state) and state.holder_answer == NOTHING


def legal_answers(state: SecretsState, seat: int) -> list[int]:
    """SE-3.5, SE-4.5: the target, holder or not, accepts or refuses; SE-4.4: the holder may interrupt."""
    if not is_asked(state, seat):
        return []
    return [ACCEPT, REFUSE] if seat == state.target else [INTERRUPT, LET_PASS]


def answer(state: SecretsState, seat: int, action: int, told: list[Event] | None) -> None:
    """SE-4.6: a sealed, final answer. To interrupt settles at once; else it is settled when both have answered."""
    if state.step != ANSWERING:
        raise refused("SE-3.5", "not-answering")
    if seat == state.target:
        if action != ACCEPT and action != REFUSE:
            raise refused("SE-4.5", "accept-or-refuse")
        state.target_answer = action
    else:
        if action != INTERRUPT and action != LET_PASS:
            raise refused("SE-4.4", "interrupt-or-let-pass")
        state.holder_answer = action
    if told is not None:
        told.append(OfferAnswered(seat, ANSWERS[action - ACCEPT]))
    if action == INTERRUPT:
        settle(state, seat, action, told)
    elif state.target_answer != NOTHING and (state.holder_answer != NOTHING or intervener(state) == NOBODY):
        accepted = state.target_answer == ACCEPT
        settle(state, state.target if accepted else state.active, state.target_answer, told)


def settle(state: SecretsState, owner: int, by: int, told: list[Event] | None) -> None:
    """SE-3.5, SE-3.6, SE-4.4: whose card it is; it is revealed, and its effect must be carried out.

    SE-4.6: after an interruption the target's answer, given or not, is dropped.
    """
    state.owner = owner
    other = state.second_card if state.proposal == state.first_card else state.first_card
    state.settlements.append(settlement(state.active, state.target, owner, state.proposal, other))
    state.target_answer = NOTHING
    state.holder_answer = NOTHING
    state.first_card = NOTHING
    state.second_card = NOTHING
    if told is not None:
        card = CHARACTERS[state.proposal]
        told.append(OfferSettled(state.active, state.target, owner, ANSWERS[by - ACCEPT], card))
    begin_effect(state, owner, state.proposal, told)
