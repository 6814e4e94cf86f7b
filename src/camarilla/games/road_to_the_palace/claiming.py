"""Claims: which are offered, what they sound like, and whether they are true when they are made.

What is offered follows from what everybody can see. A claim about Bribes is a fact, all others are plans for the
claimant's next turn, or for the evaluation of the round. `settling` knows how they turned out.
"""

from typing import Final, assert_never

from camarilla.core.data import Claim
from camarilla.core.text import Name, Phrase, Sentence, phrase
from camarilla.games.road_to_the_palace.cards import Card, Character
from camarilla.games.road_to_the_palace.claims import (
    AnyRoadClaim,
    Bribed,
    GoingFor,
    LeaveMe,
    NotBribed,
    WantsNext,
    WillLay,
    WillTake,
)
from camarilla.games.road_to_the_palace.components import (
    BRIBE_POINTS,
    CHARACTERS,
    COLUMNS,
    DISC_FACES,
    DISCS,
    KING,
    MISSIONS,
    POINTS,
    POLITICIAN,
    ROUNDS,
    copies_in_play,
)
from camarilla.games.road_to_the_palace.telling import GAME, card_name, character_name, disc_name, say
from camarilla.games.road_to_the_palace.view import RoadView, Step

POLITICIANS: Final = POLITICIAN // 2
"""The number of the Politicians among the Characters."""

# ------------------------------------------------------------------------------------------------------ offered


def claims(public: RoadView, seat: int) -> list[Claim]:
    """What a seat may claim now, from what everybody can see."""
    offered: list[Claim] = []
    if public.step is Step.OVER:
        return offered
    offer_bribes(public, seat, offered)
    for character in CHARACTERS[:COLUMNS]:
        offered.append(GoingFor(character))
    if not takes_again(public, seat):
        return offered
    for number in range(len(CHARACTERS)):
        if may_come(public, number):
            offered.append(WantsNext(CHARACTERS[number]))
    if public.step is not Step.BRIBING:
        offer_turns(public, seat, offered)
    return offered


def offer_bribes(public: RoadView, seat: int, offered: list[Claim]) -> None:
    """RP-2.6: the Bribes that are not revealed yet; the one of round 1, once revealed, is not that of round 2."""
    revealed = public.players[seat].bribes[0] if public.round == ROUNDS else None
    hidden = [bribe for bribe in CHARACTERS[:KING] if bribe is not revealed]
    for number in range(public.round, ROUNDS + 1):
        for bribe in hidden:
            offered.append(Bribed(number, bribe))
    for bribe in hidden:
        offered.append(NotBribed(bribe))


def offer_turns(public: RoadView, seat: int, offered: list[Claim]) -> None:
    """RP-3.2, RP-3.4: the cards that lie in front, the discs of the reserve, and what may be left to somebody."""
    fronts = [(number, row.cards[0]) for number, row in enumerate(public.grid, 1) if row.cards]
    for row, card in fronts:
        offered.append(WillTake(row, card))
    if lays_again(public, seat):
        for disc in range(DISCS):
            if public.reserve[disc] > 0:
                offered.append(WillLay(DISC_FACES[disc]))
    for to in range(len(public.players)):
        if to == seat or not takes_again(public, to):
            continue
        for row, card in fronts:
            for other_row, other_card in fronts:
                if card != other_card:
                    offered.append(LeaveMe(to, row, card, other_row, other_card))


def next_taker(public: RoadView) -> int:
    """RP-3.1: who takes the next card."""
    asked = public.asked
    if asked is None or public.step is Step.STARTING:
        return public.first_player
    return (asked + 1) % len(public.players) if public.step is Step.LAYING else asked


def discs_to_lay(public: RoadView) -> int:
    """RP-3.5: the discs that turns still take from the reserve."""
    starting = public.step is Step.BRIBING or public.step is Step.STARTING
    return sum(public.reserve) - (MISSIONS if starting else 0)


def cards_left(public: RoadView) -> int:
    """RP-3.6: the cards that are still to be taken."""
    return public.deck_size + sum([len(row.cards) for row in public.grid])


def turns_left(public: RoadView, seat: int) -> int:
    """RP-3.5, RP-3.6: how many cards a player still takes in this round."""
    turns = cards_left(public)
    if public.round < ROUNDS:
        turns = discs_to_lay(public) - (1 if public.step is Step.LAYING else 0)
    players = len(public.players)
    wait = (seat - next_taker(public)) % players
    return (turns - wait + players - 1) // players if turns > wait else 0


def takes_again(public: RoadView, seat: int) -> bool:
    """RP-3.1: whether a player will take another card in this game."""
    return public.round < ROUNDS or turns_left(public, seat) > 0


def lays_again(public: RoadView, seat: int) -> bool:
    """RP-3.4: whether the reserve lasts until a player's next disc, and there is a card to lay it on."""
    asked = public.first_player if public.asked is None or public.step is Step.STARTING else public.asked
    to_cover = cards_left(public) - (0 if public.step is Step.LAYING else 1)
    return (seat - asked) % len(public.players) < min(discs_to_lay(public), to_cover)


def may_come(public: RoadView, number: int) -> bool:
    """RP-6.1: whether a Character may still be taken, as far as everybody has seen."""
    character = CHARACTERS[number]
    if public.deck_size == 0:
        return any(card.character is character for row in public.grid for card in row.cards)
    players = len(public.players)
    if number == POLITICIANS:
        return copies_in_play(POLITICIAN, players) > sum([sum(player.politicians) for player in public.players])
    taken = 0
    for player in public.players:
        for column in player.columns:
            if column.character is character:
                taken += len(column.cards)
    return copies_in_play(number * 2, players) + copies_in_play(number * 2 + 1, players) > taken


# --------------------------------------------------------------------------------------------------------- said


def saying(seat: int, claim: AnyRoadClaim) -> Sentence:
    """A claim, as the table hears it."""
    player = Name(seat)
    match claim:
        case Bribed():
            return say("claim-bribed", player=player, round=claim.round, character=character_name(claim.character))
        case NotBribed():
            return say("claim-not-bribed", player=player, character=character_name(claim.character))
        case GoingFor():
            return say("claim-going-for", player=player, character=character_name(claim.character))
        case WantsNext():
            return say("claim-wants-next", player=player, character=character_name(claim.character))
        case WillTake():
            return say("claim-will-take", player=player, card=lying(claim.card, claim.row))
        case WillLay():
            return say("claim-will-lay", player=player, disc=disc_name(claim.disc))
        case LeaveMe():
            return say(
                "claim-leave-me",
                player=player,
                to=Name(claim.to),
                card=lying(claim.card, claim.row),
                other=lying(claim.other_card, claim.other_row),
            )
        case _ as never:
            assert_never(never)


def lying(card: Card, row: int) -> Phrase:
    """A card where it lies."""
    return phrase(GAME + "lying", card=card_name(card), row=row)


# ----------------------------------------------------------------------------------------------------- true now


def is_true(claim: AnyRoadClaim, view: RoadView) -> bool | None:
    """Whether what the view's own reader would claim is true; a plan, whether it can still be carried out."""
    me = view.reader
    if me is None:
        return None
    match claim:
        case Bribed():
            bribe = view.players[me].bribes[claim.round - 1]
            return bribe is None or bribe is claim.character
        case NotBribed():
            return claim.character not in view.players[me].bribes
        case GoingFor():
            return is_in_reach(view, me, claim.character)
        case WantsNext():
            return takes_again(view, me) and may_come(view, CHARACTERS.index(claim.character))
        case WillTake():
            return takes_again(view, me) and lies_in_front(view, claim.row, claim.card)
        case WillLay():
            return lays_again(view, me) and view.reserve[DISC_FACES.index(claim.disc)] > 0
        case LeaveMe():
            here = lies_in_front(view, claim.row, claim.card)
            return takes_again(view, me) and here and lies_in_front(view, claim.other_row, claim.other_card)
        case _ as never:
            assert_never(never)


def lies_in_front(view: RoadView, row: int, card: Card) -> bool:
    """RP-3.2: whether this is the leftmost card of a row."""
    cards = view.grid[row - 1].cards
    return len(cards) > 0 and cards[0] == card


def is_in_reach(view: RoadView, me: int, character: Character) -> bool:
    """RP-3.8, RP-4.1: whether a column could still be the first, if every turn of the round made it grow the most."""
    number = CHARACTERS.index(character)
    if view.step is Step.OVER or number >= COLUMNS:
        return False
    player = view.players[me]
    bribe = player.bribes[view.round - 1]
    strength = BRIBE_POINTS + player.politicians[view.round - 1]
    most = 0
    mine = (POINTS[number * 2 + 1] + 1) * turns_left(view, me) + (strength if bribe is character else 0)
    for column in player.columns:
        if column.character is character:
            mine += column.impression
        else:
            most = max(most, column.impression + (strength if bribe is column.character else 0))
    return mine > 0 and mine >= most
