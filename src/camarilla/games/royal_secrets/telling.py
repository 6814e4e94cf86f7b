"""What is said at the table: log lines, choices and prompts, as sentences in no language yet."""

from typing import assert_never, cast

from camarilla.core.data import Choice
from camarilla.core.text import Arg, Name, Phrase, Sentence, Several, names, phrase
from camarilla.games.royal_secrets.betting import SECOND
from camarilla.games.royal_secrets.cards import AudienceCard, Card, Cardinal, Courtier, Excuse, Valet
from camarilla.games.royal_secrets.events import (
    AnyRoyalEvent,
    AudienceChosen,
    AudienceCounted,
    AudienceDiscarded,
    AudienceNotHeld,
    AudienceTaken,
    CardBet,
    CardHandedOver,
    CardinalBet,
    CardRecruited,
    CardsRevealed,
    CardsSpied,
    CardStabbed,
    FavourUsed,
    GameEnded,
    HandCounted,
    MedalAwarded,
    ParleyHanded,
    Passed,
    PlanningAnswered,
    PlanningSettled,
    PlayersDivided,
    PlayerWithdrew,
    PointsDue,
    PointsPaid,
    Reason,
    RecruitmentFailed,
    RecruitNamed,
    RoundBegan,
    RoundEnded,
    RoyalEvent,
    ThirdCardChosen,
    ThirdCardsShown,
    TieDeclared,
    ValetDrawn,
)
from camarilla.games.royal_secrets.moves import (
    AwardMedal,
    BetCard,
    ChooseAudience,
    DividePlayers,
    Face,
    HandParley,
    Pass,
    Place,
    Recruit,
    RoyalMove,
    ShowThirdCard,
    Sovereign,
    Stab,
    UseFavour,
)
from camarilla.games.royal_secrets.options import Favour
from camarilla.games.royal_secrets.view import RoyalView, Step

GAME = "royal-secrets-"


def say(message: str, **args: Arg) -> Sentence:
    """A sentence of this game's catalogue."""
    return Sentence(GAME + message, args)


def card_name(card: Card) -> Phrase:
    """What a card is called."""
    match card:
        case Courtier():
            return phrase(GAME + "card-courtier", colour=colour_name(card.colour), value=card.value)
        case Excuse():
            return phrase(GAME + "card-excuse", colour=colour_name(card.colour))
        case Valet():
            return phrase(GAME + "card-valet", value=card.value, rumour=card.rumour)
        case Cardinal():
            return phrase(GAME + "card-cardinal", value=card.value)
        case _ as never:
            assert_never(never)


def colour_name(colour: int) -> Phrase:
    """RS-1.1: the colours of the seats."""
    return phrase(GAME + ("blue", "red", "yellow", "green", "purple")[colour])


def favour_name(favour: Favour) -> Phrase:
    """RS-8: what a Favour is called."""
    return phrase(f"{GAME}favour-{favour.value}")


def sovereign_name(sovereign: Sovereign) -> Phrase:
    """Whose audience it is."""
    return phrase(GAME + sovereign.value)


def audience_name(card: AudienceCard) -> Phrase:
    """What an Audience card says."""
    return phrase(
        GAME + "card-audience",
        influence=card.influence,
        win=card.win,
        loss=card.loss,
        favour=favour_name(card.favour),
    )


def place_name(place: Place) -> Phrase:
    """Where a bet lies."""
    if place.seat is None:
        return phrase(GAME + "place-cardinal", bet=place.bet)
    return phrase(GAME + "place", player=Name(place.seat), bet=place.bet)


def line(event: RoyalEvent) -> Sentence | None:
    """The line of the log for an event as somebody has seen it; None where another line says it already."""
    told = cast("AnyRoyalEvent", event)
    match told:
        case RoundBegan():
            return say(
                "log-round-began",
                round=told.round,
                king=audience_name(told.king),
                queen=audience_name(told.queen),
                player=Name(told.beginner),
            )
        case PlanningAnswered():
            return say("log-planning-answered", player=Name(told.seat), uses="yes" if told.uses else "no")
        case PlanningSettled():
            if told.decider is None:
                return say("log-planning-unused")
            return say("log-planning-used", users=names(told.users), player=Name(told.decider))
        case PlayersDivided():
            return divided(told)
        case AudienceChosen():
            return say("log-audience-chosen", player=Name(told.seat), sovereign=sovereign_name(told.sovereign))
        case FavourUsed():
            return say(f"log-used-{told.favour.value}", player=Name(told.seat))
        case ValetDrawn():
            if told.card is None:
                return say("log-valet-drawn", player=Name(told.seat))
            return say("log-valet-drawn-open", player=Name(told.seat), card=card_name(told.card))
        case Passed():
            return say("log-passed", player=Name(told.seat))
        case ParleyHanded():
            return say("log-parley-handed", player=Name(told.seat), to=Name(told.to))
        case CardBet() | CardinalBet():
            return bet_line(told)
        case CardsSpied():
            if told.cards is None:
                return say("log-cards-spied", player=Name(told.seat), count=len(told.places))
            seen = [lying(place, card) for place, card in zip(told.places, told.cards, strict=True)]
            return say("log-cards-spied-open", player=Name(told.seat), cards=Several(tuple(seen)))
        case CardStabbed():
            return say(
                "log-card-stabbed", player=Name(told.seat), place=place_name(told.place), card=card_name(told.card)
            )
        case MedalAwarded():
            return say("log-medal-awarded", player=Name(told.seat), place=place_name(told.place))
        case RecruitNamed():
            return say("log-recruit-named", player=Name(told.seat), place=place_name(told.place))
        case CardsRevealed():
            if not told.cards:
                return say("log-nothing-revealed")
            return say("log-cards-revealed", cards=Several(tuple(lying(it.place, it.card) for it in told.cards)))
        case PlayerWithdrew():
            return say("log-player-withdrew", player=Name(told.seat))
        case AudienceCounted():
            return counted(told)
        case AudienceNotHeld():
            return say("log-audience-not-held", sovereign=sovereign_name(told.sovereign))
        case PointsDue():
            by = Name(told.seat if told.by is None else told.by)
            return say(
                f"log-points-{told.reason.name.lower().replace('_', '-')}",
                player=Name(told.seat),
                points=abs(told.points) // (2 if told.reason is Reason.MASTER_STROKE else 1),
                by=by,
                own="yes" if told.by == told.seat else "no",
            )
        case TieDeclared():
            return say("log-tie-declared", sovereign=sovereign_name(told.sovereign), players=names(told.seats))
        case ThirdCardChosen():
            return say("log-third-card-chosen", player=Name(told.seat), card=card_name(told.card))
        case ThirdCardsShown():
            held = tuple(phrase(GAME + "held", player=Name(it.seat), card=card_name(it.card)) for it in told.cards)
            return say("log-third-cards-shown", sovereign=sovereign_name(told.sovereign), cards=Several(held))
        case CardHandedOver():
            return say("log-card-handed-over", player=Name(told.seat), to=Name(told.to), card=card_name(told.card))
        case AudienceTaken():
            return say(
                "log-audience-taken",
                player=Name(told.seat),
                sovereign=sovereign_name(told.sovereign),
                favour=favour_name(told.favour),
            )
        case AudienceDiscarded():
            return say("log-audience-discarded", sovereign=sovereign_name(told.sovereign))
        case PointsPaid():
            if told.change == 0:
                return None
            way = "gained" if told.change > 0 else "lost"
            return say(f"log-points-{way}", player=Name(told.seat), points=abs(told.change))
        case CardRecruited():
            return say("log-card-recruited", player=Name(told.seat), card=card_name(told.card))
        case RecruitmentFailed():
            return say("log-recruitment-failed", player=Name(told.seat), place=place_name(told.place))
        case RoundEnded():
            return say("log-round-ended", round=told.round)
        case HandCounted():
            if not told.hand:
                return say("log-hand-counted-empty", player=Name(told.seat))
            cards = Several(tuple(times(told.hand.count(card), card) for card in dict.fromkeys(told.hand)))
            return say("log-hand-counted", player=Name(told.seat), cards=cards, points=told.points)
        case GameEnded():
            scores = tuple(
                phrase(GAME + "score", player=Name(seat), points=points) for seat, points in enumerate(told.scores)
            )
            return say("log-game-ended", scores=Several(scores), winners=names(told.winners), count=len(told.winners))
        case _ as never:
            assert_never(never)


def times(count: int, card: Card) -> Phrase:
    """One card, or several alike."""
    return card_name(card) if count == 1 else phrase(GAME + "card-times", count=count, card=card_name(card))


def lying(place: Place, card: Card) -> Phrase:
    """A hidden card and whose it is: nobody has two of them."""
    if place.seat is None:
        return phrase(GAME + "lying-cardinal", card=card_name(card))
    return phrase(GAME + "lying", player=Name(place.seat), card=card_name(card))


def divided(told: PlayersDivided) -> Sentence:
    """RS-8.6: who was sent where."""
    if not told.to_king:
        return say("log-all-sent", player=Name(told.seat), sovereign=sovereign_name(Sovereign.QUEEN))
    if not told.to_queen:
        return say("log-all-sent", player=Name(told.seat), sovereign=sovereign_name(Sovereign.KING))
    return say("log-players-divided", player=Name(told.seat), king=names(told.to_king), queen=names(told.to_queen))


def bet_line(told: CardBet | CardinalBet) -> Sentence:
    """RS-5: a bet of a player's, or the Cardinal's answer."""
    face = told.face.value
    if isinstance(told, CardinalBet):
        if told.card is None:
            return say("log-cardinal-bet", bet=told.bet, sovereign=sovereign_name(told.sovereign))
        card = card_name(told.card)
        return say(
            "log-cardinal-bet-open", bet=told.bet, sovereign=sovereign_name(told.sovereign), card=card, face=face
        )
    if told.card is None:
        return say("log-card-bet", player=Name(told.seat), bet=told.bet)
    return say("log-card-bet-open", player=Name(told.seat), bet=told.bet, card=card_name(told.card), face=face)


def counted(told: AudienceCounted) -> Sentence:
    """RS-6.4: how an audience went."""
    sums = [phrase(GAME + "sum", player=Name(own.seat), influence=own.influence) for own in told.sums]
    if told.cardinal is not None:
        sums.append(phrase(GAME + "sum-cardinal", influence=told.cardinal))
    message = "log-audience-succeeded" if told.succeeded else "log-audience-failed"
    if not told.sums:
        message = "log-audience-deserted"
    return say(
        message,
        sovereign=sovereign_name(told.sovereign),
        asked=told.asked,
        total=told.total,
        sums=Several(tuple(sums)),
    )


def label(move: RoyalMove) -> Sentence:
    """A decision as it is offered to the one who may take it."""
    match move:
        case ChooseAudience():
            return say("move-choose", sovereign=sovereign_name(move.sovereign))
        case HandParley():
            return say("move-hand", player=Name(move.to))
        case BetCard():
            return say("move-bet-up" if move.face is Face.UP else "move-bet-down", card=card_name(move.card))
        case ShowThirdCard():
            return say("move-show", card=card_name(move.card))
        case Pass():
            return say("move-pass")
        case UseFavour():
            return say(f"move-use-{move.favour.value}")
        case DividePlayers():
            return say("move-divide", players=names(move.to_king), count=len(move.to_king))
        case Stab():
            return say("move-stab", place=place_name(move.place))
        case AwardMedal():
            return say("move-medal", place=place_name(move.place))
        case Recruit():
            return say("move-recruit", place=place_name(move.place))
        case _ as never:
            assert_never(never)


RULE_OF_STEP = {
    Step.PLANNING_WINDOW: "RS-8.3",
    Step.DIVIDING: "RS-8.6",
    Step.CHOOSING: "RS-4.1",
    Step.CHOICE_WINDOW: "RS-8.2",
    Step.HANDING: "RS-3.3",
    Step.BETTING: "RS-5.1",
    Step.BETTING_WINDOW: "RS-8.2",
    Step.RECRUITMENT_WINDOW: "RS-8.4",
    Step.TIE_BREAK: "RS-6.11",
    Step.LOSSES_WINDOW: "RS-8.4",
    Step.OVER: "RS-7.5",
}


def choice(view: RoyalView) -> Choice:
    """What the table waits for, said to one who is asked, or to the others."""
    step = view.step.value
    rule = RULE_OF_STEP[view.step]
    if view.step is Step.BETTING and view.bet == SECOND:
        step = "second-bet"
        rule = "RS-5.2"
    asked = view.reader is not None and view.reader in view.waiting and view.sealed is None
    if not asked and view.step is not Step.OVER:
        players = names(view.waiting)
        return Choice(say(f"waiting-{step}", players=players), say(f"help-{step}-others", players=players), rule)
    return Choice(say(f"prompt-{step}"), say(f"help-{step}"), rule)
