"""The contract's questions, answered for Road to the Palace: each goes to the chapter that knows."""

from camarilla.core.data import Event, Outcome, Reader, View
from camarilla.games.road_to_the_palace.actions import BRIBE, LAY, START, TAKE
from camarilla.games.road_to_the_palace.bribes import choose_bribes
from camarilla.games.road_to_the_palace.components import ALONE, CARDS, DISCS, NOTHING, PRIEST, ROWS, TREACHERY
from camarilla.games.road_to_the_palace.management import begin_round, bribes_chosen, card_taken, turn_over
from camarilla.games.road_to_the_palace.market import (
    lay_disc,
    lay_starting_discs,
    legal_discs,
    legal_rows,
    take_card,
)
from camarilla.games.road_to_the_palace.refusals import refused
from camarilla.games.road_to_the_palace.scoring import outcome
from camarilla.games.road_to_the_palace.seeing import view_of
from camarilla.games.road_to_the_palace.state import BRIBING, LAYING, OVER, STARTING, TAKING, RoadState


class RoadTable(RoadState):
    """A table of Road to the Palace that can be played."""

    def copy(self) -> "RoadTable":
        """Another table in the same situation."""
        return RoadTable(self.players, self.options, self)

    def to_act(self) -> tuple[int, ...]:
        """RP-2.6, RP-3.1: one player, or all who have not chosen their Bribes yet."""
        if self.step == BRIBING:
            return tuple([seat for seat in range(self.players) if self.bribes[seat] == NOTHING])
        return () if self.step == OVER else ALONE[self.asked]

    def is_over(self) -> bool:
        """RP-5.2: whether the final evaluation is done."""
        return self.step == OVER

    def legal(self, seat: int) -> list[int]:
        """RP-2.6, RP-2.7: what a player may do now: any two Bribes, any way to start; then rows and discs."""
        step = self.step
        if step == BRIBING:
            return list(range(BRIBE, START)) if self.bribes[seat] == NOTHING else []
        if seat != self.asked:
            return []
        if step == TAKING:
            return legal_rows(self)
        if step == LAYING:
            return legal_discs(self)
        return list(range(START, TAKE)) if step == STARTING else []

    def play(self, seat: int, action: int, told: list[Event] | None) -> None:
        """Carry out a decision."""
        step = self.step
        if step == OVER:
            raise refused("RP-5.2", "over")
        if step == BRIBING:
            if seat < 0 or seat >= self.players or self.bribes[seat] != NOTHING:
                raise refused("RP-2.6", "not-asked")
        elif seat != self.asked:
            raise refused("RP-3.1", "not-asked")
        if action >= LAY:
            lay_disc(self, seat, action - LAY, told)
            turn_over(self, told)
        elif action >= TAKE:
            take_card(self, seat, action - TAKE, told)
            card_taken(self, told)
        elif action >= START:
            lay_starting_discs(self, seat, action - START, told)
            begin_round(self, told)
        elif choose_bribes(self, seat, action - BRIBE, told):
            bribes_chosen(self, told)

    def forced(self) -> tuple[int, int] | None:
        """RP-5.3: the only row, or the only colour of disc; both lie open. A sealed choice never."""
        if self.step != TAKING and self.step != LAYING:
            return None
        legal = self.legal(self.asked)
        return (self.asked, legal[0]) if len(legal) == 1 else None

    def view(self, reader: Reader) -> View:
        """What this reader has been shown."""
        return view_of(self, reader)

    def outcome(self) -> Outcome | None:
        """RP-5.2: how it ended."""
        return outcome(self)

    def pieces(self) -> list[str]:
        """Every card, Bribe and disc, wherever it is."""
        cards = self.deck[self.drawn :] + self.removed
        discs = [disc for disc in self.disc_on if disc != NOTHING] + [TREACHERY] * (self.discs_aside + sum(self.purple))
        for row in range(ROWS):
            cards += self.row_cards(row)
        for seat in range(self.players):
            for card in range(CARDS):
                cards += [card] * self.cards[seat * CARDS + card]
            for disc in range(DISCS):
                discs += [disc] * self.board[seat * DISCS + disc]
        for disc in range(DISCS):
            discs += [disc] * self.reserve[disc]
        bribes = [f"bribe {seat} {bribe}" for seat in range(self.players) for bribe in range(PRIEST + 1)]
        return sorted(bribes + [f"card {card}" for card in cards] + [f"disc {disc}" for disc in discs])
