"""RS-8: the nine Favours: when each may be used, and what it does."""

from camarilla.core.data import Event
from camarilla.games.royal_secrets.actions import (
    CORRUPT,
    DINE,
    MEDAL,
    PARDON,
    RECRUIT,
    SPY,
    STAB,
    STRIKE,
    place_named,
)
from camarilla.games.royal_secrets.components import (
    CARDINAL_FIRST,
    CORRUPTION,
    ESPIONAGE,
    FAVOURS,
    KING,
    MASTER_STROKE,
    MEDAL_OF_MERIT,
    MEMBERS,
    NOBODY,
    NOTHING,
    PLANNING,
    QUEEN,
    RECRUITMENT,
    ROYAL_DINNER,
    ROYAL_PARDON,
    SOVEREIGNS,
    STABBING,
    is_zero,
)
from camarilla.games.royal_secrets.events import (
    CardsSpied,
    CardStabbed,
    FavourUsed,
    MedalAwarded,
    PlanningAnswered,
    PlanningSettled,
    PlayersDivided,
    RecruitNamed,
    ValetDrawn,
)
from camarilla.games.royal_secrets.refusals import refused
from camarilla.games.royal_secrets.state import (
    BETTING,
    BETTING_WINDOW,
    CHOICE_WINDOW,
    CHOOSING,
    DIVIDING,
    LOSSES_WINDOW,
    PLANNING_WINDOW,
    RECRUITMENT_WINDOW,
    RoyalState,
)


def holds(state: RoyalState, seat: int, favour: int) -> bool:
    """Whether a player has this Favour before them; one won this round is not there yet (RS-6.15)."""
    return state.favours[seat] & state.deck.copies_of[favour] != 0


def first_spent(state: RoyalState, seat: int, favour: int) -> int:
    """RS-8.14: the Audience card that goes when a Favour is used: of two alike the one that asks for less."""
    mine = state.favours[seat] & state.deck.copies_of[favour]
    cheapest = NOTHING
    for card in range(len(state.deck.asked)):
        if mine >> card & 1 and (cheapest == NOTHING or state.deck.asked[card] < state.deck.asked[cheapest]):
            cheapest = card
    return cheapest


def spend(state: RoyalState, seat: int, favour: int, told: list[Event] | None) -> None:
    """RS-8: a Favour is used once, and its card discarded."""
    card = first_spent(state, seat, favour)
    state.favours[seat] &= ~(1 << card)
    state.past = [*state.past, card]
    if told is not None:
        told.append(FavourUsed(seat, FAVOURS[favour]))


def need(state: RoyalState, seat: int, favour: int, turn: int, window: int) -> None:
    """RS-8.1, RS-8.2, RS-8.4: refuse a Favour one does not have, or outside its phase."""
    if not holds(state, seat, favour):
        raise refused("RS-8", "favour-not-held")
    if state.step != turn and state.step != window:
        raise refused("RS-8.1", "favour-not-now")


# Phase 1


def can_corrupt(state: RoyalState, seat: int) -> bool:
    """RS-8.5: Corruption needs a Valet to draw."""
    return state.valets_drawn < len(state.valets) and holds(state, seat, CORRUPTION)


def corrupt(state: RoyalState, seat: int, told: list[Event] | None) -> None:
    """RS-8.5: draw the top Valet into hand."""
    need(state, seat, CORRUPTION, CHOOSING, CHOICE_WINDOW)
    if state.valets_drawn == len(state.valets):
        raise refused("RS-8.5", "no-valet-left")
    spend(state, seat, CORRUPTION, told)
    draw_valet(state, seat, told)


def draw_valet(state: RoyalState, seat: int, told: list[Event] | None) -> None:
    """RS-6.2, RS-8.5: the top Valet, unless the pile is empty."""
    if state.valets_drawn == len(state.valets):
        return
    card = state.valets[state.valets_drawn]
    state.valets_drawn += 1
    state.take(seat, card)
    if told is not None:
        told.append(ValetDrawn(seat, state.deck.faces[card]))


def can_dine(state: RoyalState, seat: int) -> bool:
    """RS-8.7: whoever dines already cannot dine twice."""
    return not state.diners() >> seat & 1 and holds(state, seat, ROYAL_DINNER)


def dine(state: RoyalState, seat: int, told: list[Event] | None) -> None:
    """RS-8.7: take part in both audiences."""
    need(state, seat, ROYAL_DINNER, CHOOSING, CHOICE_WINDOW)
    if state.diners() >> seat & 1:
        raise refused("RS-8.7", "already-dining")
    spend(state, seat, ROYAL_DINNER, told)
    state.present[KING] |= 1 << seat
    state.present[QUEEN] |= 1 << seat


def planners(state: RoyalState) -> int:
    """RS-8.3: who holds a Planning card, as bits."""
    mask = 0
    for seat in range(state.players):
        if holds(state, seat, PLANNING):
            mask |= 1 << seat
    return mask


def answer_planning(state: RoyalState, seat: int, uses: bool, told: list[Event] | None) -> bool:  # noqa: FBT001 - the two answers
    """RS-8.3: a sealed answer, use Planning or not. Whether all have answered."""
    if state.step != PLANNING_WINDOW:
        raise refused("RS-8.3", "planning-not-now")
    state.sealed[seat] = 1 if uses else 0
    if told is not None:
        told.append(PlanningAnswered(seat, uses))
    return all(state.sealed[planner] != NOTHING for planner in MEMBERS[planners(state)])


def settle_planning(state: RoyalState, told: list[Event] | None) -> int:
    """RS-8.6: all cards used are spent, and the one that asks for more Influence decides. Who decides, or NOBODY."""
    users = [seat for seat in MEMBERS[planners(state)] if state.sealed[seat] == 1]
    decider = NOBODY
    highest = 0
    for seat in users:
        asked = state.deck.asked[first_spent(state, seat, PLANNING)]
        if asked > highest:
            highest = asked
            decider = seat
    for seat in range(state.players):
        state.sealed[seat] = NOTHING
    if told is not None:
        told.append(PlanningSettled(tuple(users), None if decider == NOBODY else decider))
    for seat in users:
        spend(state, seat, PLANNING, None)
    return decider


def divide_players(state: RoyalState, seat: int, to_king: int, told: list[Event] | None) -> None:
    """RS-8.6: send every player to the King or to the Queen; one audience may stay empty."""
    if state.step != DIVIDING:
        raise refused("RS-8.6", "dividing-not-now")
    if to_king & ~state.everybody:
        raise refused("RS-8.6", "no-such-player")
    state.present = [to_king, state.everybody & ~to_king]
    state.planned = True
    state.acted = state.everybody
    if told is not None:
        told.append(PlayersDivided(seat, MEMBERS[to_king], MEMBERS[state.everybody & ~to_king]))


# Phase 2


def can_spy(state: RoyalState, seat: int) -> bool:
    """RS-8.8: Espionage needs a hidden card."""
    return holds(state, seat, ESPIONAGE) and state.hidden() != 0


def spy(state: RoyalState, seat: int, told: list[Event] | None) -> None:
    """RS-8.8: look, alone, at all cards bet face down, the Cardinal's included."""
    need(state, seat, ESPIONAGE, BETTING, BETTING_WINDOW)
    hidden = state.hidden()
    if hidden == 0:
        raise refused("RS-8.8", "nothing-hidden")
    spend(state, seat, ESPIONAGE, told)
    state.spied = state.spied[:]
    state.spied[seat] |= hidden
    if told is not None:
        places = MEMBERS[hidden]
        cards = tuple([state.deck.faces[state.bets[place]] for place in places])
        told.append(CardsSpied(seat, tuple([place_named(place) for place in places]), cards))


def stab(state: RoyalState, seat: int, place: int, told: list[Event] | None) -> None:
    """RS-8.9: discard a card bet face down at either audience, showing it; it no longer counts in any way."""
    need(state, seat, STABBING, BETTING, BETTING_WINDOW)
    if not state.hidden() >> place & 1:
        raise refused("RS-8.9", "not-hidden")
    spend(state, seat, STABBING, told)
    state.stabbed |= 1 << place
    card = state.bets[place]
    if place < CARDINAL_FIRST:
        state.forget_mask(place // 2, card)
    if told is not None:
        told.append(CardStabbed(seat, place_named(place), state.deck.faces[card]))


def without_medal(state: RoyalState) -> int:
    """RS-8.10: the bet cards that may still receive a Medal, as bits."""
    return state.laid & ~state.stabbed & ~state.medals


def award_medal(state: RoyalState, seat: int, place: int, told: list[Event] | None) -> None:
    """RS-8.10: double one bet card, whoever's, face up or face down."""
    need(state, seat, MEDAL_OF_MERIT, BETTING, BETTING_WINDOW)
    if not without_medal(state) >> place & 1:
        raise refused("RS-8.10", "no-medal-there")
    spend(state, seat, MEDAL_OF_MERIT, told)
    state.medals |= 1 << place
    if told is not None:
        told.append(MedalAwarded(seat, place_named(place)))


# Phase 3


def recruitable(state: RoyalState, seat: int) -> int:
    """RS-8.11: the cards a player may name: another's at a shared audience, not stabbed, not named, no open 0."""
    company = 0
    for sovereign in SOVEREIGNS:
        if state.present[sovereign] >> seat & 1:
            company |= state.present[sovereign]
    mask = 0
    for other in MEMBERS[company & ~(1 << seat)]:
        for place in range(other * 2, other * 2 + 2):
            open_zero = state.face_up >> place & 1 and is_zero(state.bets[place])
            if not open_zero and not state.stabbed >> place & 1 and state.recruiter[place] == NOBODY:
                mask |= 1 << place
    return mask


def recruit(state: RoyalState, seat: int, place: int, told: list[Event] | None) -> None:
    """RS-8.11: before the reveal, name a card to take into hand at the end of the round."""
    need(state, seat, RECRUITMENT, RECRUITMENT_WINDOW, RECRUITMENT_WINDOW)
    if not recruitable(state, seat) >> place & 1:
        raise refused("RS-8.11", "not-recruitable")
    spend(state, seat, RECRUITMENT, told)
    state.recruiter = state.recruiter[:]
    state.recruiter[place] = seat
    if told is not None:
        told.append(RecruitNamed(seat, place_named(place)))


def can_pardon(state: RoyalState, seat: int) -> bool:
    """RS-8.12: Royal Pardon needs a loss that is left, and is not played twice in a round."""
    if state.pardoned >> seat & 1 or not holds(state, seat, ROYAL_PARDON):
        return False
    return state.rumours[seat] > 0 or (state.losses[seat] > 0 and not state.struck >> seat & 1)


def pardon(state: RoyalState, seat: int, told: list[Event] | None) -> None:
    """RS-8.12: cancel all one's losses of this round, Valets included."""
    need(state, seat, ROYAL_PARDON, LOSSES_WINDOW, LOSSES_WINDOW)
    if not can_pardon(state, seat):
        raise refused("RS-8.12", "no-loss")
    spend(state, seat, ROYAL_PARDON, told)
    state.pardoned |= 1 << seat


def can_strike(state: RoyalState, seat: int) -> bool:
    """RS-8.13: Master Stroke needs a loss at an audience, and is not played twice in a round."""
    return not state.struck >> seat & 1 and state.losses[seat] > 0 and holds(state, seat, MASTER_STROKE)


def strike(state: RoyalState, seat: int, told: list[Event] | None) -> None:
    """RS-8.13: turn one's losses of this round into gains, Valets excluded."""
    need(state, seat, MASTER_STROKE, LOSSES_WINDOW, LOSSES_WINDOW)
    if not can_strike(state, seat):
        raise refused("RS-8.13", "no-audience-loss")
    spend(state, seat, MASTER_STROKE, told)
    state.struck |= 1 << seat


def legal_favours(state: RoyalState, seat: int, legal: list[int]) -> None:
    """RS-8.1 to RS-8.4: what a player could use at this moment."""
    mine = state.favours[seat]
    if mine == 0:
        return
    step = state.step
    phases = state.deck.of_phase
    if step == CHOOSING or step == CHOICE_WINDOW:
        if mine & phases[0] == 0:
            return
        if can_corrupt(state, seat):
            legal.append(CORRUPT)
        if can_dine(state, seat):
            legal.append(DINE)
    elif step == BETTING or step == BETTING_WINDOW:
        if mine & phases[1] != 0:
            legal_in_phase_2(state, seat, legal)
    elif step == RECRUITMENT_WINDOW:
        if holds(state, seat, RECRUITMENT):
            for place in MEMBERS[recruitable(state, seat)]:
                legal.append(RECRUIT + place)
    elif step == LOSSES_WINDOW:
        if can_pardon(state, seat):
            legal.append(PARDON)
        if can_strike(state, seat):
            legal.append(STRIKE)


def legal_in_phase_2(state: RoyalState, seat: int, legal: list[int]) -> None:
    """RS-8.8 to RS-8.10: Espionage, Stabbing and Medal of Merit, each with every object it may have."""
    if can_spy(state, seat):
        legal.append(SPY)
    if holds(state, seat, STABBING):
        for place in MEMBERS[state.hidden()]:
            legal.append(STAB + place)
    if holds(state, seat, MEDAL_OF_MERIT):
        for place in MEMBERS[without_medal(state)]:
            legal.append(MEDAL + place)
