"""What is foretold beside a choice, at random tables, is what the rules then do."""

from collections import Counter
from typing import cast

import pytest

from camarilla.core.data import Event, View
from camarilla.core.rng import Fast
from camarilla.core.text import Arg, Name, Sentence
from camarilla.games.royal_secrets.actions import PLAN
from camarilla.games.royal_secrets.betting import bet_card, influence
from camarilla.games.royal_secrets.cards import Excuse
from camarilla.games.royal_secrets.components import CARDINAL_FIRST, KING, MEMBERS, QUEEN, ROUNDS, SOLE
from camarilla.games.royal_secrets.counting import has_excuse
from camarilla.games.royal_secrets.events import (
    CardHandedOver,
    CardinalBet,
    CardRecruited,
    CardsSpied,
    PlanningSettled,
    PointsPaid,
    RoundEnded,
)
from camarilla.games.royal_secrets.favours import award_medal, stab
from camarilla.games.royal_secrets.game import ROYAL_SECRETS
from camarilla.games.royal_secrets.moves import AwardMedal, BetCard, Face, Place, RoyalMove, Stab
from camarilla.games.royal_secrets.state import PLANNING_WINDOW
from camarilla.games.royal_secrets.table import RoyalTable
from camarilla.games.royal_secrets.view import RoyalView
from camarilla.locales import LANGUAGES, Speaker

MOST = 3


class Oracle:
    """Holds what is told beside each decision against what the engine does."""

    def __init__(self, state: RoyalTable, seat: int, action: int, move: RoyalMove) -> None:
        self.state = state
        self.seat = seat
        self.action = action
        self.move = move
        self.view = cast("RoyalView", state.view(seat))
        self.sentences = ROYAL_SECRETS.consequences(self.view, move)
        self.told = {sentence.id.removeprefix("royal-secrets-effect-"): sentence for sentence in self.sentences}

    def arg(self, message: str, name: str) -> Arg:
        return self.told[message].args[name]

    def check(self) -> set[str]:
        """Check all that can be checked; what that was."""
        checked: set[str] = set()
        if isinstance(self.move, BetCard):
            checked |= self.check_bet(self.move)
        elif isinstance(self.move, (Stab, AwardMedal)):
            after = self.state.copy()
            change = stab if isinstance(self.move, Stab) else award_medal
            change(after, self.seat, number_of_place(self.move.place), None)
            checked |= self.check_totals(after)
        after = self.state.copy()
        events: list[Event] = []
        after.play(self.seat, self.action, events)
        checked |= self.check_next(after, events)
        checked |= self.check_round(after, events)
        return checked

    def check_totals(self, after: RoyalTable) -> set[str]:
        """RS-6.4: the totals are those of the cards that the reader would know, added up by the engine."""
        known = after.face_up | after.spied[self.seat] | 0b11 << self.seat * 2
        checked: set[str] = set()
        for sentence in self.sentences:
            kind = sentence.id.removeprefix("royal-secrets-effect-")
            if kind not in {"open", "known"}:
                continue
            assert isinstance(sentence.args["missing"], int)
            sovereign = KING if "king" in str(sentence.args["sovereign"]) else QUEEN
            asked = after.deck.asked[after.audience[sovereign]]
            total = counted(after, sovereign, known)
            assert sentence.args["asked"] == asked
            assert sentence.args["missing"] == max(0, asked - total)
            assert sentence.args["open"] == counted(after, sovereign, after.face_up)
            assert sentence.args.get("known", sentence.args["open"]) == total
            checked.add(kind)
        return checked

    def check_bet(self, move: BetCard) -> set[str]:
        """RS-5.5, RS-6.2: the Cardinal joins and an Excuse withdraws exactly where it is told."""
        after = self.state.copy()
        events: list[Event] = []
        bet_card(after, self.seat, move.card.number, face_up=move.face is Face.UP, told=events)
        joined = any(isinstance(event, CardinalBet) for event in events)
        if len(self.sentences) < MOST:
            assert joined == ("cardinal" in self.told)
        if "spent" in self.told:
            assert self.arg("spent", "count") == len(after.hands[self.seat])
        assert has_excuse(after, self.seat) == any(kind.startswith("withdrawn") for kind in self.told)
        if joined:  # RS-5.5: what the Cardinal draws is foreseen by nobody
            after.laid &= ~(1 << CARDINAL_FIRST + after.bet - 1)
        checked = self.check_totals(after)
        return checked | (self.told.keys() & {"cardinal", "spent", "withdrawn", "withdrawn-unless-stabbed"})

    def check_next(self, after: RoyalTable, events: list[Event]) -> set[str]:
        """RS-3.3, RS-8.3, RS-8.8: who acts next, who decides, how much a spy learns."""
        for kind in self.told.keys() & {"acts", "begins"}:
            assert self.arg(kind, "player") == Name(after.asked)
            assert self.arg(kind, "bet") == after.bet
            return {kind} | self.check_last(after)
        if "espionage" in self.told:
            (spied,) = [event for event in events if isinstance(event, CardsSpied)]
            unknown = [place for place in spied.places if not self.knows(place)]
            assert self.arg("espionage", "count") == len(unknown)
            return {"espionage"}
        if kinds := self.told.keys() & {"planning-alone", "planning-first", "planning-second"}:
            for seat in after.to_act() if after.step == PLANNING_WINDOW else ():
                after.play(seat, PLAN, events)
            (settled,) = [event for event in events if isinstance(event, PlanningSettled)]
            assert (settled.decider == self.seat) == ("planning-second" not in kinds)
            return set(kinds)
        return set()

    def check_last(self, after: RoyalTable) -> set[str]:
        """RS-3.6: when the next has acted, the tile goes to the last by itself."""
        kinds = self.told.keys() & {"last", "last-and-first"}
        for kind in kinds:
            after.play(after.asked, after.legal(after.asked)[0], None)
            assert self.arg(kind, "player") == Name(after.asked)
            assert (kind == "last-and-first") == (after.bet == 2 and after.round < ROUNDS)
        return set(kinds)

    def knows(self, place: Place) -> bool:
        bets = self.view.cardinal if place.seat is None else self.view.players[place.seat].bets
        return bets[place.bet - 1].card is not None

    def check_round(self, after: RoyalTable, events: list[Event]) -> set[str]:
        """RS-6.7, RS-6.11, RS-8.11: what the round comes to, who gets a third card, who keeps a recruit."""
        due = self.told.keys() & {"due-gain", "due-loss", "due-nothing"}
        third = self.told.keys() & {"third-card-given", "third-card-kept"}
        recruit = self.told.keys() & {"recruit", "recruit-zero"}
        if not due | third | recruit:
            return set()
        while not any(isinstance(event, RoundEnded) for event in events):
            seat = after.to_act()[0]
            after.play(seat, after.legal(seat)[0], events)  # the first is to pass, or to show the lowest card
        if due:
            (paid,) = [event.change for event in events if isinstance(event, PointsPaid) and event.seat == self.seat]
            points = self.told[next(iter(due))].args.get("points", 0)
            assert isinstance(points, int)
            assert paid == (-points if "due-loss" in due else points)
        if third:
            to = [event.to for event in events if isinstance(event, CardHandedOver) and event.seat == self.seat]
            assert [Name(seat) for seat in to[:1]] == (
                [self.arg("third-card-given", "player")] if "third-card-given" in third else []
            )
        if recruit:
            got = [event for event in events if isinstance(event, CardRecruited) and event.seat == self.seat]
            assert bool(got) == ("recruit" in recruit)
        return set(due | third | recruit)


def number_of_place(place: Place) -> int:
    return (CARDINAL_FIRST if place.seat is None else place.seat * 2) + place.bet - 1


def counted(state: RoyalTable, sovereign: int, known: int) -> int:
    """RS-6.4: what the cards at these places bring to an audience, an Excuse among them taking its player away."""
    total = 0
    present = state.present[sovereign]
    for seat in MEMBERS[present]:
        places = [place for place in (seat * 2, seat * 2 + 1) if known & state.laid & ~state.stabbed & 1 << place]
        if not any(isinstance(state.deck.faces[state.bets[place]], Excuse) for place in places):
            total += sum(influence(state, place) for place in places)
    if SOLE[present] >= 0:
        total += sum(influence(state, place) for place in (CARDINAL_FIRST, CARDINAL_FIRST + 1) if known >> place & 1)
    return total


@pytest.mark.parametrize("players", ROYAL_SECRETS.seats)
def test_what_is_foretold_is_what_the_rules_then_do(players: int) -> None:
    options = ROYAL_SECRETS.options()
    checked: Counter[str] = Counter()
    for seed in range(12):
        rng = Fast(seed)
        state = cast("RoyalTable", ROYAL_SECRETS.lay_out(ROYAL_SECRETS.shuffle(players, options, rng), options))
        while not state.is_over():
            for seat in state.to_act():
                for action in state.legal(seat):
                    move = cast("RoyalMove", ROYAL_SECRETS.move_of(action, options))
                    checked.update(Oracle(state, seat, action, move).check())
            seat = rng.choice(state.to_act())
            state.play(seat, rng.choice(state.legal(seat)), None)

    expected = "open known cardinal spent withdrawn withdrawn-unless-stabbed acts begins last last-and-first"
    expected += " espionage planning-alone due-gain due-loss due-nothing third-card-given third-card-kept recruit"
    assert not set(expected.split()) - checked.keys()


def consequences_of_all(state: RoyalTable, view: View, seat: int) -> list[list[Sentence]]:
    options = state.options
    moves = [ROYAL_SECRETS.move_of(action, options) for action in state.legal(seat)]
    return [list(ROYAL_SECRETS.consequences(view, move)) for move in moves]


@pytest.mark.parametrize("players", ROYAL_SECRETS.seats)
def test_consequences_are_few_whole_sentences_and_the_same_in_twin_worlds(players: int) -> None:
    options = ROYAL_SECRETS.options()
    speakers = [Speaker(lang) for lang in LANGUAGES]
    heard: set[str] = set()
    for seed in range(4):
        rng = Fast(seed)
        state = cast("RoyalTable", ROYAL_SECRETS.lay_out(ROYAL_SECRETS.shuffle(players, options, rng), options))
        while not state.is_over():
            for seat in state.to_act():
                view = state.view(seat)
                said = consequences_of_all(state, view, seat)
                assert said == consequences_of_all(state, view.imagine(rng).view(seat), seat)
                assert all(1 <= len(sentences) <= MOST for sentences in said)
                for sentence in [sentence for sentences in said for sentence in sentences]:
                    if str(sentence) not in heard:
                        heard.add(str(sentence))
                        for speaker in speakers:
                            text = speaker.say(sentence)
                            assert text[0].isupper(), text
                            assert text.endswith("."), text
            seat = rng.choice(state.to_act())
            state.play(seat, rng.choice(state.legal(seat)), None)
    assert len(heard) > 100
