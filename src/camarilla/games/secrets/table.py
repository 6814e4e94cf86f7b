"""The contract's questions, answered for Secrets: each goes to the chapter that knows."""

from camarilla.core.data import Event, Outcome, Reader, View
from camarilla.games.secrets.actions import (
    ACCEPT,
    GIVE,
    LEFT,
    LOOK,
    OFFER,
    PAIRS,
    PLACE,
    RIGHT,
    SWAP,
)
from camarilla.games.secrets.components import CENTRE, KINDS, MEMBERS, MOST_PLAYERS, NOBODY, NOTHING, left_of, right_of
from camarilla.games.secrets.effects import detect, give_bullet, place_before, swap_centre, swap_two
from camarilla.games.secrets.offer import answer, is_asked, legal_answers, offer_card
from camarilla.games.secrets.refusals import refused
from camarilla.games.secrets.scoring import outcome
from camarilla.games.secrets.seeing import view_of
from camarilla.games.secrets.state import (
    ANSWERING,
    KEEPING,
    LOOKING,
    NEGOTIATING,
    OFFERING,
    OVER,
    PLACING,
    SWAPPING,
    SecretsState,
)
from camarilla.games.secrets.turn import keep_card, legal_cards
from camarilla.games.secrets.united_nations import intervener


def others(base: int, players: int, seat: int) -> list[int]:
    """A decision about any other player."""
    return [base + other for other in range(players) if other != seat]


def pairs_without(players: int, seat: int) -> list[int]:
    """SE-5.1: the swaps of two other players."""
    return [
        SWAP + number
        for number, (first, second) in enumerate(PAIRS)
        if second < players and first != seat and second != seat
    ]


OFFERS = [[others(OFFER, players, seat) for seat in range(players)] for players in range(MOST_PLAYERS + 1)]
PLACINGS = [[others(PLACE, players, seat) for seat in range(players)] for players in range(MOST_PLAYERS + 1)]
GIFTS = [[others(GIVE, players, seat) for seat in range(players)] for players in range(MOST_PLAYERS + 1)]
SWAPS = [[pairs_without(players, seat) for seat in range(players)] for players in range(MOST_PLAYERS + 1)]
LOOKS = [[LOOK + place for place in [*range(players), CENTRE]] for players in range(MOST_PLAYERS + 1)]
"""What may be decided in each step, by the number of players and the seat: always the same, so made once."""


class SecretsTable(SecretsState):
    """A table of Secrets that can be played."""

    def copy(self) -> "SecretsTable":
        """Another table in the same situation."""
        return SecretsTable(self.players, self.options, self)

    def to_act(self) -> tuple[int, ...]:
        """SE-3, SE-4.6: one player; or the target and the UN holder, as far as they have not answered yet."""
        step = self.step
        if step <= OFFERING:
            return MEMBERS[1 << self.active]
        if step == ANSWERING:
            holder = NOBODY if self.holder_answer != NOTHING else intervener(self)
            if self.target_answer != NOTHING:
                return MEMBERS[1 << holder]
            return MEMBERS[1 << self.target] if holder == NOBODY else (self.target, holder)
        return () if step == OVER else MEMBERS[1 << self.owner]

    def is_over(self) -> bool:
        """SE-6.1: whether the last turn has ended."""
        return self.step == OVER

    def legal(self, seat: int) -> list[int]:
        """What a player may do now."""
        step = self.step
        if step == ANSWERING:
            return legal_answers(self, seat)
        if step == OVER or seat != (self.active if step <= OFFERING else self.owner):
            return []
        if step == KEEPING:
            return legal_cards(self)
        if step == OFFERING:
            return OFFERS[self.players][seat][:]
        if step == SWAPPING:
            return SWAPS[self.players][seat][:]
        if step == PLACING:
            return PLACINGS[self.players][seat][:]
        if step == NEGOTIATING:
            return [LEFT, RIGHT]
        if step == LOOKING:
            return LOOKS[self.players][:]
        return GIFTS[self.players][seat][:]

    def play(self, seat: int, action: int, told: list[Event] | None) -> None:
        """Carry out a decision."""
        step = self.step
        if step == OVER:
            raise refused("SE-6.1", "over")
        if step == ANSWERING:
            if not is_asked(self, seat):
                raise refused("SE-4.6", "not-asked")
        elif seat < 0 or seat != (self.active if step <= OFFERING else self.owner):
            raise refused("SE-3.1", "not-asked")
        if action < OFFER:
            keep_card(self, seat, action, told)
        elif action < ACCEPT:
            offer_card(self, seat, action - OFFER, told)
        elif action < SWAP:
            answer(self, seat, action, told)
        elif action < PLACE:
            swap_two(self, seat, action - SWAP, told)
        elif action < LOOK:
            place_before(self, seat, action - PLACE, told)
        elif action < LEFT:
            detect(self, seat, action - LOOK, told)
        elif action == LEFT:
            swap_centre(self, seat, left_of(seat, self.players), told)
        elif action == RIGHT:
            swap_centre(self, seat, right_of(seat, self.players), told)
        else:
            give_bullet(self, seat, action - GIVE, told)

    def view(self, reader: Reader) -> View:
        """What this reader has been shown."""
        return view_of(self, reader)

    def outcome(self) -> Outcome | None:
        """SE-6.2 to SE-6.4: how it ended."""
        return outcome(self)

    def pieces(self) -> list[str]:
        """Every piece of the box in play, wherever it is."""
        cards = self.deck[self.drawn :] + self.under[self.under_drawn :]
        cards += [lying % KINDS for lying in self.placed]
        if self.step == KEEPING:
            cards += [self.first_card, self.second_card]
        elif self.is_open() or self.step == PLACING:
            cards.append(self.proposal)
        pieces = [f"card {card}" for card in cards]
        pieces += [f"bullet {points}" for points in self.bullets]
        pieces += [f"identity {identity}" for identity in self.tokens if identity != NOTHING]
        return sorted(pieces)
