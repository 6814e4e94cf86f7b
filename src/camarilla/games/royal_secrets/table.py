"""The contract's questions, answered for Royal Secrets: each goes to the chapter that knows."""

from camarilla.core.data import Event, Outcome, Reader, View
from camarilla.games.royal_secrets.actions import (
    BET_DOWN,
    BET_UP,
    CORRUPT,
    DINE,
    DIVIDE,
    HAND,
    MEDAL,
    PARDON,
    PASS,
    PLAN,
    RECRUIT,
    SHOW,
    SPY,
    STAB,
    STRIKE,
    TO_KING,
    TO_QUEEN,
)
from camarilla.games.royal_secrets.audience import choose_audience
from camarilla.games.royal_secrets.betting import bet_card, legal_bets
from camarilla.games.royal_secrets.components import KING, MEMBERS, NOTHING, QUEEN
from camarilla.games.royal_secrets.counting import choose_third_card, legal_third_cards, tie_to_break
from camarilla.games.royal_secrets.events import Passed
from camarilla.games.royal_secrets.favours import (
    answer_planning,
    award_medal,
    corrupt,
    dine,
    divide_players,
    legal_favours,
    pardon,
    planners,
    recruit,
    spy,
    stab,
    strike,
)
from camarilla.games.royal_secrets.parley import (
    action_done,
    all_have_acted,
    hand_parley,
    may_receive,
    planning_answered,
    third_cards_chosen,
    window_closed,
)
from camarilla.games.royal_secrets.refusals import refused
from camarilla.games.royal_secrets.scoring import outcome
from camarilla.games.royal_secrets.seeing import view_of
from camarilla.games.royal_secrets.state import (
    BETTING,
    BETTING_WINDOW,
    CHOICE_WINDOW,
    CHOOSING,
    DIVIDING,
    HANDING,
    LOSSES_WINDOW,
    OVER,
    PLANNING_WINDOW,
    RECRUITMENT_WINDOW,
    TIE_BREAK,
    RoyalState,
)
from camarilla.games.royal_secrets.windows import after_pass, after_use


def is_window(step: int) -> bool:
    """RS-8.2, RS-8.4: whether players are asked in turn for Favours, and may pass."""
    return step == CHOICE_WINDOW or step == BETTING_WINDOW or step == RECRUITMENT_WINDOW or step == LOSSES_WINDOW


class RoyalTable(RoyalState):
    """A table of Royal Secrets that can be played."""

    def copy(self) -> "RoyalTable":
        """Another table in the same situation."""
        return RoyalTable(self.deck, self.players, self.options, self)

    def to_act(self) -> tuple[int, ...]:
        """RS-3.3, RS-6.11, RS-8.3: one player, or all who have not given their sealed answer yet."""
        if self.step == PLANNING_WINDOW or self.step == TIE_BREAK:
            return tuple([seat for seat in MEMBERS[self.answering()] if self.sealed[seat] == NOTHING])
        return () if self.step == OVER else MEMBERS[1 << self.asked]

    def is_over(self) -> bool:
        """RS-7.5: whether the final count is done."""
        return self.step == OVER

    def answering(self) -> int:
        """RS-6.11, RS-8.3: everybody from whom a sealed answer is asked, given or not."""
        return planners(self) if self.step == PLANNING_WINDOW else self.tied[tie_to_break(self)]

    def legal(self, seat: int) -> list[int]:
        """What a player may do now."""
        step = self.step
        if step == PLANNING_WINDOW or step == TIE_BREAK:
            return self.legal_answers(seat)
        if seat != self.asked or step == OVER:
            return []
        if step == HANDING:
            return [HAND + to for to in MEMBERS[may_receive(self)]]
        if step == DIVIDING:
            return [DIVIDE + to_king for to_king in range(1 << self.players)]
        legal: list[int] = []
        if step == BETTING:
            legal_bets(self, seat, legal)
        elif step == CHOOSING:
            legal.append(TO_KING)
            legal.append(TO_QUEEN)
        else:
            legal.append(PASS)
        legal_favours(self, seat, legal)
        return legal

    def legal_answers(self, seat: int) -> list[int]:
        """RS-6.11, RS-8.3: the sealed answers a player may give, if they still owe one."""
        legal: list[int] = []
        if self.answering() >> seat & 1 and self.sealed[seat] == NOTHING:
            if self.step == PLANNING_WINDOW:
                return [PLAN, PASS]
            legal_third_cards(self, seat, legal)
        return legal

    def play(self, seat: int, action: int, told: list[Event] | None) -> None:
        """Carry out a decision."""
        step = self.step
        if step == OVER:
            raise refused("RS-7.5", "over")
        if step == PLANNING_WINDOW or step == TIE_BREAK:
            if seat < 0 or not self.answering() >> seat & 1 or self.sealed[seat] != NOTHING:
                raise refused("RS-3.3", "not-asked")
        elif seat != self.asked or seat < 0:
            raise refused("RS-3.3", "not-asked")
        if action >= BET_UP:
            if action < BET_DOWN:
                bet_card(self, seat, action - BET_UP, face_up=True, told=told)
            elif action < SHOW:
                bet_card(self, seat, action - BET_DOWN, face_up=False, told=told)
            else:
                if choose_third_card(self, seat, action - SHOW, told):
                    third_cards_chosen(self, told)
                return
            action_done(self, told)
        elif HAND <= action < DIVIDE:
            hand_parley(self, seat, action - HAND, told)
        elif TO_KING <= action <= TO_QUEEN:
            choose_audience(self, seat, action, told)
            action_done(self, told)
        elif step == PLANNING_WINDOW and (action == PLAN or action == PASS):
            if answer_planning(self, seat, action == PLAN, told):
                planning_answered(self, told)
        elif action == PASS:
            self.pass_window(seat, told)
        else:
            self.use_favour(seat, action, told)

    def pass_window(self, seat: int, told: list[Event] | None) -> None:
        """RS-8.2: use nothing now."""
        if not is_window(self.step):
            raise refused("RS-8.2", "nothing-to-pass")
        if told is not None:
            told.append(Passed(seat))
        if not after_pass(self, seat):
            window_closed(self, told)

    def use_favour(self, seat: int, action: int, told: list[Event] | None) -> None:
        """RS-8: use a Favour; Royal Dinner on one's own turn is that turn's action."""
        if action == CORRUPT:
            corrupt(self, seat, told)
        elif action == DINE:
            dine(self, seat, told)
            if self.step == CHOOSING:
                action_done(self, told)
                return
        elif action == SPY:
            spy(self, seat, told)
        elif action == PARDON:
            pardon(self, seat, told)
        elif action == STRIKE:
            strike(self, seat, told)
        elif STAB <= action < MEDAL:
            stab(self, seat, action - STAB, told)
        elif MEDAL <= action < RECRUIT:
            award_medal(self, seat, action - MEDAL, told)
        elif RECRUIT <= action < BET_UP:
            recruit(self, seat, action - RECRUIT, told)
        elif DIVIDE <= action < STAB:
            divide_players(self, seat, action - DIVIDE, told)
            all_have_acted(self, told)
            return
        else:
            raise refused("RS-8.3", "planning-not-now")
        if is_window(self.step) and not after_use(self, seat):
            window_closed(self, told)

    def forced(self) -> tuple[int, int] | None:
        """RS-5.4: a second bet from a hand of one card, which everybody sees is one; it can only be a 0 Courtier."""
        if self.step != BETTING or len(self.hands[self.asked]) != 1:
            return None
        legal = self.legal(self.asked)
        return (self.asked, legal[0]) if len(legal) == 1 else None

    def view(self, reader: Reader) -> View:
        """What this reader has been shown."""
        return view_of(self, reader)

    def outcome(self) -> Outcome | None:
        """RS-7.5: how it ended."""
        return outcome(self)

    def pieces(self) -> list[str]:
        """Every card of the box, wherever it is."""
        cards = self.valets[self.valets_drawn :] + self.cardinals[self.cardinals_drawn :]
        cards += self.used_cardinals() + self.discard
        cards += [card for card in self.bets if card != NOTHING]
        audiences = self.piles[KING][self.round :] + self.piles[QUEEN][self.round :] + self.boxed + self.past
        audiences += [card for card in self.audience if card != NOTHING]
        for seat in range(self.players):
            cards += self.hands[seat]
            audiences += [card for card in range(len(self.deck.asked)) if self.favours[seat] >> card & 1]
        return sorted([f"audience {card}" for card in audiences] + [f"card {card}" for card in cards])
