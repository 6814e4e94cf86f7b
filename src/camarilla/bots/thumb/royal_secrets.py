"""Rules of thumb for Royal Secrets: bring your share of what is asked, see through obvious gaps, keep the rest.

It counts what lies in sight, guesses what lies hidden from what everybody knows of the hands, and asks how much is
missing. Now and then it bluffs: a 0 face down, or nothing at all where a share was due.
"""

from typing import Final

from camarilla.bots.bot import AT_EASE, Bot, Clock, reader_of
from camarilla.core.data import View
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
from camarilla.games.royal_secrets.cards import AudienceCard, Card, Excuse, Valet
from camarilla.games.royal_secrets.components import CARDINAL_FIRST, KING, QUEEN, ROUNDS, SOVEREIGNS
from camarilla.games.royal_secrets.moves import Sovereign
from camarilla.games.royal_secrets.view import Bet, Player, RoyalView, Step

PER_HEAD: Final = 28
"""What a player usually brings to an audience with two cards."""
CARDINAL_BRINGS: Final = 14
"""What the Cardinal's two cards bring on average."""
WORTH_PARDONING: Final = 4
MOST_GUESSED: Final = 10
"""What a card that another has still to bet is taken to bring at most."""
TRUSTED: Final = 5
"""What a card that lies face down is taken to bring at most: half of them are bluffs."""
KEPT: Final = 60
"""RS-7.4: more Influence than this in hand is worth nothing in the end."""
SECOND_BET: Final = 2
CLOSE: Final = -20
"""An audience that has at most so much to spare can be toppled by a Stabbing."""


def worth(card: Card) -> int:
    """The Influence of a card."""
    return 0 if isinstance(card, Excuse) else card.value


def attends(player: Player, sovereign: int) -> bool:
    """Whether a player takes part in an audience."""
    return (Sovereign.KING if sovereign == KING else Sovereign.QUEEN) in player.at


def share_of(view: RoyalView, sovereign: int) -> int:
    """What each participant owes an audience, in tens, if all are to pay alike."""
    heads = max(1, sum(1 for player in view.players if attends(player, sovereign)))
    asked = audience(view, sovereign).influence - (CARDINAL_BRINGS if heads == 1 else 0)
    return -(-asked // (heads * 10)) * 10


def expected(player: Player, share: int) -> int:
    """What another participant will have brought in the end: what is seen, and about their share in all."""
    seen = sum(brought(bet, 0) for bet in player.bets)
    to_come = 2 - len(player.bets)
    hidden = sum(1 for bet in player.bets if bet.card is None and not bet.stabbed)
    return seen + min(max(0, share - seen), to_come * MOST_GUESSED + hidden * TRUSTED)


class RoyalThumb(Bot):
    """Plays sensibly, and bluffs sometimes. Some are bold: they like small audiences, where a Favour is to be had."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.boldness = self.rng.below(3)

    def decide(self, view: View, legal: list[int], clock: Clock = AT_EASE) -> int:  # noqa: ARG002 - no need to hurry
        """One of the legal decisions."""
        me = reader_of(view)
        if not isinstance(view, RoyalView):
            raise TypeError(f"this bot decides from a RoyalView, not from {type(view).__name__}")
        if len(legal) == 1:
            return legal[0]
        step = view.step
        if step is Step.BETTING:
            return self.bet(view, me, legal)
        if step is Step.HANDING:
            return self.hand_parley(view, me, legal)
        if step is Step.CHOOSING:
            return self.choose(view, legal)
        if step is Step.TIE_BREAK:
            return self.third_card(view, legal)
        if step is Step.DIVIDING:
            return self.divide(view, me, legal)
        return self.in_window(view, me, legal)

    # Phase 1

    def promise(self, view: RoyalView, sovereign: int, heads: int) -> int:
        """What an audience promises with so many there: points to win against points to lose, in hundredths."""
        card = audience(view, sovereign)
        brings = heads * PER_HEAD + (CARDINAL_BRINGS if heads == 1 else 0)
        chance = max(5, min(95, 50 + (brings - card.influence) * 2))
        return card.win * chance - card.loss * (100 - chance) + (150 + 250 * self.boldness) // heads

    def choose(self, view: RoyalView, legal: list[int]) -> int:
        """RS-4.1: go where the promise is better, counting those there and half of those still to come."""
        if CORRUPT in legal:
            return CORRUPT
        promises = [0, 0]
        to_come = sum(1 for player in view.players if not player.at) - 1
        for sovereign in SOVEREIGNS:
            there = sum(1 for player in view.players if attends(player, sovereign))
            promises[sovereign] = self.promise(view, sovereign, there + 1 + to_come // 2) + self.rng.below(160)
        if DINE in legal and min(promises) > 0:
            return DINE
        return TO_KING if promises[KING] >= promises[QUEEN] else TO_QUEEN

    def divide(self, view: RoyalView, me: int, legal: list[int]) -> int:
        """RS-8.6: the division that promises most for oneself and least for the others."""
        players = len(view.players)
        best = legal[0]
        most = -100_000
        for action in legal:
            to_king = action - DIVIDE
            mine = KING if to_king >> me & 1 else QUEEN
            heads = [to_king.bit_count(), players - to_king.bit_count()]
            value = 2 * self.promise(view, mine, heads[mine]) + self.rng.below(60)
            if heads[1 - mine]:
                value -= self.promise(view, 1 - mine, heads[1 - mine]) * heads[1 - mine] // players
            if value > most:
                most = value
                best = action
        return best

    def hand_parley(self, view: RoyalView, me: int, legal: list[int]) -> int:
        """RS-3.3: let those at one's own audience show first what they bring."""
        company = [
            action
            for action in legal
            if any(sovereign in view.players[me].at for sovereign in view.players[action - HAND].at)
        ]
        return self.rng.choice(company or legal)

    # Phase 2

    def missing(self, view: RoyalView, me: int, sovereign: int) -> int:
        """What an audience still needs from this player: what is asked, less what lies or will probably lie there."""
        need = audience(view, sovereign).influence
        share = share_of(view, sovereign)
        alone = True
        for seat, player in enumerate(view.players):
            if not attends(player, sovereign):
                continue
            if seat == me:
                need -= sum(brought(bet, 0) for bet in player.bets)
            else:
                alone = False
                need -= expected(player, share)
        if alone:
            need -= sum(brought(bet, CARDINAL_BRINGS // 2) for bet in view.cardinal)
            need -= (2 - len(view.cardinal)) * CARDINAL_BRINGS // 2
        return need

    def bet(self, view: RoyalView, me: int, legal: list[int]) -> int:
        """RS-5: bring what is missing, if one can; if not, save one's strength or make an excuse."""
        if SPY in legal:
            return SPY
        mine = [sovereign for sovereign in SOVEREIGNS if attends(view.players[me], sovereign)]
        need = max(self.missing(view, me, sovereign) for sovereign in mine)
        hand = view.players[me].hand or ()
        values = sorted(worth(card) for card in hand)
        last = view.bet == SECOND_BET
        reach = values[-1] if last else sum(values[-2:])
        medal = self.medal(view, me, legal, need)
        if medal is not None and last and need > reach:
            return medal
        bets = [action for action in legal if action >= BET_UP]
        excuses = [action for action in bets if isinstance(self.card(hand, action), Excuse)]
        if excuses and need > reach:
            return self.rng.choice(excuses)
        goal = 0 if need > reach else self.goal(need, share_of(view, mine[0]), last=last)
        choices = [action for action in bets if action not in excuses] or bets
        return min(choices, key=lambda action: self.price(hand, action, goal, view))

    def goal(self, need: int, share: int, *, last: bool) -> int:
        """What the next card should bring: what is missing; at first one's share, half of it or, bluffing, nothing."""
        mood = self.rng.below(12)
        if last:
            return 0 if mood == 0 else need
        due = max(need, share)
        if mood <= 1:
            return 0
        return due if mood <= 4 + self.boldness else due // 2

    def card(self, hand: tuple[Card, ...], action: int) -> Card:
        """The card that a bet would lay."""
        number = (action - BET_UP) % (BET_DOWN - BET_UP)
        return next(card for card in hand if card.number == number)

    def price(self, hand: tuple[Card, ...], action: int, goal: int, view: RoyalView) -> int:
        """How badly a bet serves the goal: what it lacks, what it wastes, and a rumour it may cost."""
        card = self.card(hand, action)
        lacks = goal - worth(card)
        spare = sum(worth(each) for each in hand) - KEPT > (ROUNDS - view.round) * PER_HEAD // 2
        price = lacks * 3 if lacks > 0 else -lacks * (1 if spare else 2)
        if isinstance(card, Valet):
            price += card.rumour if goal > 0 else -card.rumour
        return price * 4 + self.rng.below(12)

    def medal(self, view: RoyalView, me: int, legal: list[int], need: int) -> int | None:
        """RS-8.10: double a card of one's own if that closes the gap; late in the game also to be the first there."""
        late = view.round >= ROUNDS - 1 and view.step is Step.BETTING_WINDOW
        for index, bet in enumerate(view.players[me].bets):
            action = MEDAL + me * 2 + index
            if action not in legal or bet.card is None or worth(bet.card) <= 0:
                continue
            if 0 < need <= worth(bet.card) or (late and need <= worth(bet.card)):
                return action
        return None

    # Windows and phase 3

    def in_window(self, view: RoyalView, me: int, legal: list[int]) -> int:
        """RS-8.2 to RS-8.4: use what helps now, else pass."""
        for action in (CORRUPT, SPY):
            if action in legal:
                return action
        if PLAN in legal:
            return PLAN if self.rng.below(2) or view.round == ROUNDS else PASS
        if DINE in legal:
            likely = [self.missing(view, me, sovereign) <= PER_HEAD for sovereign in SOVEREIGNS]
            return DINE if all(likely) else PASS
        if view.step is Step.BETTING_WINDOW:
            return self.last_touch(view, me, legal)
        if view.step is Step.RECRUITMENT_WINDOW:
            return self.recruit(view, legal)
        return self.losses(view, me, legal)

    def last_touch(self, view: RoyalView, me: int, legal: list[int]) -> int:
        """RS-8.2: all cards lie: close one's own gap with a Medal, or open one elsewhere with a Stabbing."""
        for sovereign in SOVEREIGNS:
            need = self.missing(view, me, sovereign)
            if attends(view.players[me], sovereign):
                medal = self.medal(view, me, legal, need)
                if medal is not None:
                    return medal
            elif CLOSE <= need <= 0 or view.round == ROUNDS:
                stabs = [
                    action
                    for action in legal
                    if STAB <= action < STAB + CARDINAL_FIRST and attends(view.players[(action - STAB) // 2], sovereign)
                ]
                if stabs:
                    return self.rng.choice(stabs)
        return PASS

    def recruit(self, view: RoyalView, legal: list[int]) -> int:
        """RS-8.11: take the best card in sight, or gamble on a hidden one late in the game."""
        best = PASS
        most = 10
        for action in legal:
            if action == PASS:
                continue
            place = action - RECRUIT
            player = view.players[place // 2]
            card = player.bets[place % 2].card
            value = MOST_GUESSED // 2 if card is None else worth(card)
            if value > most or (value == most and view.round >= ROUNDS - 1):
                most = value
                best = action
        return best

    def losses(self, view: RoyalView, me: int, legal: list[int]) -> int:
        """RS-8.12, RS-8.13: turn or cancel losses that hurt."""
        mine = view.players[me]
        late = view.round >= ROUNDS - 1
        if STRIKE in legal and (mine.losses >= WORTH_PARDONING or late):
            return STRIKE
        if PARDON in legal and (mine.losses + mine.rumours >= WORTH_PARDONING or late):
            return PARDON
        return PASS

    def third_card(self, view: RoyalView, legal: list[int]) -> int:
        """RS-6.11: a middling card usually wins; sometimes a 0, to get something for nothing."""
        hand = view.players[view.reader or 0].hand or ()
        values = {card.number: worth(card) for card in hand}
        if self.rng.below(3) == 0 and view.round < ROUNDS:
            return min(legal, key=lambda action: values[action - SHOW])
        middling = [action for action in legal if values[action - SHOW] in {10, 20}]
        return self.rng.choice(middling or legal)


def brought(bet: Bet, hidden: int) -> int:
    """What a bet brings, as far as one knows; a hidden card is guessed."""
    if bet.stabbed:
        return 0
    value = hidden if bet.card is None else worth(bet.card)
    return value * 2 if bet.medal else value


def audience(view: RoyalView, sovereign: int) -> AudienceCard:
    """The Audience card of this round."""
    card = view.king if sovereign == KING else view.queen
    if card is None:
        raise ValueError("no audience is open: the game is over")
    return card
