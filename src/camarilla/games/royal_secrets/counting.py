"""RS-6: phase 3, count points."""

from typing import Final

from camarilla.core.data import Event
from camarilla.core.errors import BrokenInvariant
from camarilla.games.royal_secrets.actions import SHOW, place_named
from camarilla.games.royal_secrets.audience import sovereign_named
from camarilla.games.royal_secrets.betting import cardinal_sum, sum_of
from camarilla.games.royal_secrets.components import (
    CARDINAL_FIRST,
    FAVOURS,
    KING,
    MEMBERS,
    NOBODY,
    NOTHING,
    QUEEN,
    ROUNDS,
    SOLE,
    SOVEREIGNS,
    is_excuse,
    is_valet,
    is_zero,
)
from camarilla.games.royal_secrets.events import (
    AudienceCounted,
    AudienceDiscarded,
    AudienceNotHeld,
    AudienceTaken,
    CardHandedOver,
    CardsRevealed,
    HeldCard,
    LyingCard,
    PlayerWithdrew,
    PointsDue,
    Reason,
    Sum,
    ThirdCardChosen,
    ThirdCardsShown,
    TieDeclared,
)
from camarilla.games.royal_secrets.favours import draw_valet
from camarilla.games.royal_secrets.refusals import refused
from camarilla.games.royal_secrets.state import FAILED, NOT_HELD, SUCCEEDED, TIE_BREAK, RoyalState

# Looked up once: enum members are slow to find, and search counts hundreds of thousands of audiences a second.
SUCCESS: Final = Reason.SUCCESS
FAILURE: Final = Reason.FAILURE
STOOD_UP: Final = Reason.STOOD_UP
LAST_PRIZE: Final = Reason.LAST_PRIZE


def count(state: RoyalState, told: list[Event] | None) -> None:
    """RS-6: reveal, withdrawals, outcomes, Valets, majorities, in this order; ties are left to be broken.

    Worked examples: RS-10.1 (failure and success), RS-10.2 (Excuse and Valet), RS-10.3 (alone with the Cardinal).
    """
    reveal(state, told)
    withdraw(state, told)
    for sovereign in SOVEREIGNS:
        judge(state, sovereign, told)
    spread_rumours(state, told)
    for sovereign in SOVEREIGNS:
        if state.result[sovereign] == SUCCEEDED:
            find_majority(state, sovereign, told)


def reveal(state: RoyalState, told: list[Event] | None) -> None:
    """RS-6.1: all face-down cards are revealed."""
    hidden = MEMBERS[state.hidden()]
    state.face_up |= state.hidden()
    for place in hidden:
        if place < CARDINAL_FIRST:
            state.forget_mask(place // 2, state.bets[place])
    if told is not None:
        cards = [LyingCard(place_named(place), state.deck.faces[state.bets[place]]) for place in hidden]
        told.append(CardsRevealed(tuple(cards)))


def has_excuse(state: RoyalState, seat: int) -> bool:
    """RS-6.2: whether a player bet an Excuse that was not stabbed."""
    for place in range(seat * 2, seat * 2 + 2):
        if is_excuse(state.bets[place]) and not state.stabbed >> place & 1:
            return True
    return False


def withdraw(state: RoyalState, told: list[Event] | None) -> None:
    """RS-6.2: whoever bet an Excuse withdraws and draws one Valet, clockwise from the tile holder."""
    for step in range(state.players):
        seat = (state.tile + step) % state.players
        if has_excuse(state, seat):
            state.withdrawn |= 1 << seat
            if told is not None:
                told.append(PlayerWithdrew(seat))
            draw_valet(state, seat, told)


def judge(state: RoyalState, sovereign: int, told: list[Event] | None) -> None:
    """RS-6.4: an audience succeeds if what counts reaches what is asked; an empty one is not held (RS-4.2)."""
    present = state.present[sovereign]
    if present == 0:
        state.result[sovereign] = NOT_HELD
        if told is not None:
            told.append(AudienceNotHeld(sovereign_named(sovereign)))
        return
    stayed = present & ~state.withdrawn
    card = state.audience[sovereign]
    asked = state.deck.asked[card]
    alone = SOLE[present] != NOBODY
    total = cardinal_sum(state) if alone else 0
    for seat in MEMBERS[stayed]:
        total += sum_of(state, seat)
    succeeded = stayed != 0 and total >= asked
    state.result[sovereign] = SUCCEEDED if succeeded else FAILED
    if told is not None:
        sums = tuple([Sum(seat, sum_of(state, seat)) for seat in MEMBERS[stayed]])
        cardinal = cardinal_sum(state) if alone else None
        told.append(AudienceCounted(sovereign_named(sovereign), asked, total, succeeded, sums, cardinal))
    if succeeded:
        if state.round < ROUNDS:  # RS-6.14: in round 7 only the majority player wins points
            win_points(state, stayed, state.deck.win[card], SUCCESS, told)
    elif stayed != 0:
        lose_points(state, stayed, state.deck.loss[card], FAILURE, told)
    elif not alone:
        lose_points(state, present, state.deck.loss[card], STOOD_UP, told)


def win_points(state: RoyalState, seats: int, points: int, reason: Reason, told: list[Event] | None) -> None:
    """RS-6.5: each of these wins the card's points."""
    for seat in MEMBERS[seats]:
        state.gains[seat] += points
        if told is not None:
            told.append(PointsDue(seat, points, reason))


def lose_points(state: RoyalState, seats: int, points: int, reason: Reason, told: list[Event] | None) -> None:
    """RS-6.3, RS-6.6: each of these loses the card's points; those whom nobody waited for, too."""
    for seat in MEMBERS[seats]:
        state.losses[seat] += points
        if told is not None:
            told.append(PointsDue(seat, -points, reason))


def spread_rumours(state: RoyalState, told: list[Event] | None) -> None:
    """RS-6.8, RS-8.7: a Valet hurts the other audience if its own succeeded, else its player; a diner's never does."""
    diners = state.diners()
    for place in range(state.players * 2):
        card = state.bets[place]
        if not is_valet(card):
            continue
        seat = place // 2
        if (state.stabbed >> place | (state.withdrawn | diners) >> seat) & 1:
            continue
        sovereign = KING if state.present[KING] >> seat & 1 else QUEEN
        victims = 1 << seat
        if state.result[sovereign] == SUCCEEDED:
            victims = state.present[1 - sovereign] & ~state.withdrawn & ~diners
        points = state.deck.rumour[card]
        for victim in MEMBERS[victims]:
            state.rumours[victim] += points
            if told is not None and points > 0:
                told.append(PointsDue(victim, -points, Reason.RUMOUR, seat))


def find_majority(state: RoyalState, sovereign: int, told: list[Event] | None) -> None:
    """RS-6.9, RS-6.10: the highest sum of own cards takes the card; alone, one needs at least the Cardinal's."""
    lone = SOLE[state.present[sovereign]]
    if lone != NOBODY:
        enough = sum_of(state, lone) >= cardinal_sum(state)
        award(state, sovereign, lone if enough else NOBODY, told)
        return
    best = 0
    highest = 0
    for seat in MEMBERS[state.present[sovereign] & ~state.withdrawn]:
        own = sum_of(state, seat)
        if best == 0 or own > highest:
            highest = own
            best = 1 << seat
        elif own == highest:
            best |= 1 << seat
    if best & (best - 1) == 0:
        award(state, sovereign, MEMBERS[best][0], told)
        return
    state.tied[sovereign] = best
    if told is not None:
        told.append(TieDeclared(sovereign_named(sovereign), MEMBERS[best]))


def award(state: RoyalState, sovereign: int, seat: int, told: list[Event] | None) -> None:
    """RS-6.9, RS-6.14: the majority player takes the Audience card, in round 7 also its points."""
    card = state.audience[sovereign]
    state.taker[sovereign] = seat
    if seat == NOBODY:
        if told is not None:
            told.append(AudienceDiscarded(sovereign_named(sovereign)))
        return
    if told is not None:
        told.append(AudienceTaken(sovereign_named(sovereign), seat, FAVOURS[state.deck.favour[card]]))
    if state.round == ROUNDS:
        win_points(state, 1 << seat, state.deck.win[card], LAST_PRIZE, told)


def tie_to_break(state: RoyalState) -> int:
    """RS-6.13: the King's tie is settled before the Queen's. Whose it is, or NOBODY."""
    for sovereign in SOVEREIGNS:
        if state.tied[sovereign]:
            return sovereign
    return NOBODY


def legal_third_cards(state: RoyalState, seat: int, legal: list[int]) -> None:
    """RS-6.11, RS-6.12: any card in hand but the Excuse."""
    last = NOTHING
    for card in state.hands[seat]:
        if card != last and not is_excuse(card):
            legal.append(SHOW + card)
            last = card


def choose_third_card(state: RoyalState, seat: int, card: int, told: list[Event] | None) -> bool:
    """RS-6.11: choose a third card, sealed until all the tied have chosen. Whether they have."""
    if state.step != TIE_BREAK:
        raise refused("RS-6.11", "no-tie")
    if card not in state.hands[seat]:
        raise refused("RS-6.11", "card-not-in-hand")
    if is_excuse(card):
        raise refused("RS-6.12", "excuse-as-third-card")
    state.sealed[seat] = card
    if told is not None:
        told.append(ThirdCardChosen(seat, state.deck.faces[card]))
    return all(state.sealed[tied] != NOTHING for tied in MEMBERS[state.tied[tie_to_break(state)]])


def break_tie(state: RoyalState, told: list[Event] | None) -> None:
    """RS-6.11: the highest third card takes the Favour; then each tied player hands theirs on to the right."""
    sovereign = tie_to_break(state)
    tied = MEMBERS[state.tied[sovereign]]
    shown = [state.sealed[seat] for seat in tied]
    values = [state.deck.value[card] for card in shown]
    highest = max(values)
    winner = tied[values.index(highest)] if values.count(highest) == 1 else NOBODY
    if told is not None:
        cards = tuple([HeldCard(seat, state.deck.faces[state.sealed[seat]]) for seat in tied])
        told.append(ThirdCardsShown(sovereign_named(sovereign), cards))
    state.tied[sovereign] = 0
    for seat in tied:
        state.sealed[seat] = NOTHING
    award(state, sovereign, winner, told)
    hand_over(state, tied, shown, told)


def hand_over(state: RoyalState, tied: tuple[int, ...], shown: list[int], told: list[Event] | None) -> None:
    """RS-6.11: to the next tied player on the right; a 0 Courtier goes back to its owner instead."""
    for index, seat in enumerate(tied):
        card = shown[index]
        if is_zero(card):
            continue
        state.hands[seat].remove(card)
        state.forget_mask(seat, card)
    for index, seat in enumerate(tied):
        card = shown[index]
        if is_zero(card):
            continue
        right = tied[index - 1]
        state.take(right, card)
        state.unmask(right, card)
        if told is not None:
            told.append(CardHandedOver(seat, right, state.deck.faces[card]))


def check_tied_hands(state: RoyalState, sovereign: int) -> None:
    """RS-6.12: a tied player always has a card to show."""
    for seat in MEMBERS[state.tied[sovereign]]:
        legal: list[int] = []
        legal_third_cards(state, seat, legal)
        if not legal:
            raise BrokenInvariant(f"RS-6.12: seat {seat} is tied and has no card to show")
