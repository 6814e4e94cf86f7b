"""What is said at the table: log lines, choices and prompts, as sentences in no language yet."""

from typing import assert_never, cast

from camarilla.core.data import Choice
from camarilla.core.text import Arg, Name, Phrase, Sentence, Several, names, phrase
from camarilla.games.secrets.cards import Character, Identity
from camarilla.games.secrets.components import CHARACTERS, VALUES
from camarilla.games.secrets.events import (
    AnySecretsEvent,
    BulletDrawn,
    BulletGiven,
    CardKept,
    CardOffered,
    CardPlaced,
    CardsTurnedDown,
    CentreSwapped,
    Ending,
    FirstLooksTaken,
    GameEnded,
    OfferAnswered,
    OfferSettled,
    SecretsEvent,
    SecretsRevealed,
    TokenLookedAt,
    TokenShown,
    TokensSwapped,
    TurnBegan,
    TurnedBy,
    UnitedNationsMoved,
)
from camarilla.games.secrets.moves import (
    Accept,
    GiveBullet,
    Interrupt,
    KeepCard,
    LetPass,
    LookAt,
    OfferCard,
    Place,
    PlaceBefore,
    Refuse,
    SecretsMove,
    Side,
    SwapCentre,
    SwapTokens,
)
from camarilla.games.secrets.view import SecretsView, Step

GAME = "secrets-"


def say(message: str, **args: Arg) -> Sentence:
    """A sentence of this game's catalogue."""
    return Sentence(GAME + message, args)


def card_name(card: Character) -> Phrase:
    """What a Character is called."""
    return phrase(GAME + card.value)


def a_card(card: Character) -> Phrase:
    """The same with its article: one of several."""
    return phrase(f"{GAME}a-{card.value}")


def identity_name(identity: Identity) -> Phrase:
    """What an identity is called."""
    return phrase(GAME + identity.value)


def place_name(place: Place, owner: int | None = None) -> Phrase:
    """Whose token it is."""
    if place is None:
        return phrase(GAME + "place-centre")
    if place == owner:
        return phrase(GAME + "place-own")
    return phrase(GAME + "place", player=Name(place))


def token_names(identities: tuple[Identity | None, ...]) -> Several:
    """The tokens that are known, the players' in seat order and then the centre's."""
    players = len(identities) - 1
    told: list[Arg] = []
    for place, identity in enumerate(identities):
        if identity is None:
            continue
        if place == players:
            told.append(phrase(GAME + "token-centre", identity=identity_name(identity)))
        else:
            told.append(phrase(GAME + "token", player=Name(place), identity=identity_name(identity)))
    return Several(tuple(told))


def line(event: SecretsEvent) -> Sentence | None:
    """The line of the log for an event as somebody has seen it; None where another line says it already."""
    told = cast("AnySecretsEvent", event)
    match told:
        case FirstLooksTaken():
            way = "centre" if told.centre_shown else "right" if told.to_right else "own"
            if not any(told.identities):
                return say("log-first-looks", way=way)
            return say("log-first-looks-open", way=way, tokens=token_names(told.identities))
        case TurnBegan():
            return say(
                "log-turn-began",
                turn=told.turn,
                player=Name(told.active),
                first=a_card(told.turned_up[0]),
                second=a_card(told.turned_up[-1]),
                again=len(told.turned_up) - 2,
            )
        case CardKept():
            if told.card is None:
                return say("log-card-kept", player=Name(told.seat))
            return say("log-card-kept-open", player=Name(told.seat), card=a_card(told.card))
        case CardOffered():
            return say("log-card-offered", player=Name(told.seat), to=Name(told.to))
        case OfferAnswered():
            return say("log-offer-answered", player=Name(told.seat), answer=told.answer.value)
        case OfferSettled():
            return say(
                f"log-settled-{told.by.value}",
                player=Name(told.decision_of()),
                active=Name(told.active),
                target=Name(told.target),
                owner=Name(told.owner),
                card=a_card(told.card),
            )
        case CardPlaced():
            if told.before == told.owner:
                return None
            return say("log-card-placed", player=Name(told.owner), before=Name(told.before), card=card_name(told.card))
        case CardsTurnedDown():
            cards = Several(tuple(card_name(card) for card in told.cards))
            if told.by is TurnedBy.PAIR:
                return say("log-pair-turned-down", player=Name(told.seat), card=card_name(told.cards[0]))
            return say("log-all-turned-down", player=Name(told.seat), cards=cards)
        case TokensSwapped():
            if told.second is None:
                return say("log-swapped-with-centre", player=Name(told.owner))
            first = told.owner if told.first is None else told.first
            return say("log-tokens-swapped", player=Name(told.owner), first=Name(first), second=Name(told.second))
        case TokenLookedAt() | TokenShown():
            return look_line(told)
        case CentreSwapped():
            if told.neighbour is None:
                return say("log-centre-swapped", player=Name(told.owner))
            return say("log-centre-swapped-open", player=Name(told.owner), neighbour=Name(told.neighbour))
        case BulletDrawn():
            if told.points is None:
                return say("log-bullet-drawn", player=Name(told.owner))
            return say("log-bullet-drawn-open", player=Name(told.owner), points=told.points)
        case BulletGiven():
            return say("log-bullet-given", player=Name(told.owner), to=Name(told.to))
        case UnitedNationsMoved():
            return un_line(told)
        case SecretsRevealed():
            return revealed(told)
        case GameEnded():
            return ended(told)
        case _ as never:
            assert_never(never)


def look_line(told: TokenLookedAt | TokenShown) -> Sentence:
    """SE-5.2 to SE-5.6: somebody looks at a token, or shows one."""
    place = place_name(told.place, told.owner)
    message = "log-token-looked-at"
    if isinstance(told, TokenShown):
        message = "log-centre-shown" if told.place is None else "log-token-shown"
    if told.identity is None:
        return say(message, player=Name(told.owner), place=place)
    return say(f"{message}-open", player=Name(told.owner), place=place, identity=identity_name(told.identity))


def un_line(told: UnitedNationsMoved) -> Sentence:
    """SE-4.2, SE-4.3: where the UN token goes."""
    if told.former is None:
        return say("log-un-taken", player=names(() if told.holder is None else (told.holder,)))
    if told.holder is None:
        return say("log-un-put-back", player=Name(told.former))
    return say("log-un-passed", player=Name(told.former), to=Name(told.holder))


def revealed(told: SecretsRevealed) -> Sentence:
    """SE-6.2: who is who, who was who, and what the Diplomats did."""
    scores = tuple(phrase(GAME + "score", player=Name(it.seat), points=it.total) for it in told.scores)
    swaps = tuple(
        phrase(GAME + "negotiation", player=Name(it.owner), neighbour=Name(it.neighbour))
        for it in told.negotiations
        if it.neighbour is not None
    )
    return say(
        "log-secrets-revealed",
        tokens=token_names(told.identities),
        dealt=token_names(told.dealt),
        scores=Several(scores),
        swaps=Several(swaps),
        count=len(swaps),
    )


def ended(told: GameEnded) -> Sentence:
    """SE-6.3, SE-6.4: who wins."""
    match told.ending:
        case Ending.LONE_HIPPIE:
            return say("log-ended-lone-hippie", player=names(told.winners))
        case Ending.AGENCY:
            agency = identity_name(told.winner or Identity.CIA)
            return say("log-ended-agency", agency=agency, players=names(told.winners), cia=told.cia, kgb=told.kgb)
        case Ending.NOBODY:
            return say("log-ended-nobody", points=told.cia)
        case _ as never:
            assert_never(never)


def label(move: SecretsMove) -> Sentence:
    """A decision as it is offered to the one who may take it."""
    match move:
        case KeepCard():
            value = VALUES[CHARACTERS.index(move.card)]
            return say("move-keep", card=card_name(move.card), sign="+" if value > 0 else "", value=value)
        case OfferCard():
            return say("move-offer", player=Name(move.to))
        case Accept():
            return say("move-accept")
        case Refuse():
            return say("move-refuse")
        case Interrupt():
            return say("move-interrupt")
        case LetPass():
            return say("move-let-pass")
        case SwapTokens():
            return say("move-swap", first=Name(move.first), second=Name(move.second))
        case PlaceBefore():
            return say("move-place", player=Name(move.player))
        case LookAt():
            return say("move-look", place=place_name(move.place))
        case SwapCentre():
            return say("move-left" if move.side is Side.LEFT else "move-right")
        case GiveBullet():
            return say("move-give", player=Name(move.to))
        case _ as never:
            assert_never(never)


RULE_OF_STEP = {
    Step.KEEPING: "SE-3.3",
    Step.OFFERING: "SE-3.4",
    Step.ANSWERING: "SE-3.5",
    Step.SWAPPING: "SE-5.1",
    Step.PLACING: "SE-5.3",
    Step.NEGOTIATING: "SE-5.5",
    Step.LOOKING: "SE-5.6",
    Step.GIVING: "SE-5.8",
    Step.OVER: "SE-6.2",
}


def choice(view: SecretsView) -> Choice:
    """What the table waits for, said to one who is asked, or to the others."""
    step = view.step.value
    rule = RULE_OF_STEP[view.step]
    asked = view.reader is not None and view.reader in view.waiting and view.sealed is None
    if asked and view.step is Step.ANSWERING and view.reader != view.target:
        step = "interrupting"
        rule = "SE-4.4"
    if not asked and view.step is not Step.OVER:
        players = names(view.waiting)
        prompt = say(f"waiting-{step}", players=players, count=len(view.waiting))
        return Choice(prompt, say(f"help-{step}-others", players=players), rule)
    prompt = say(f"prompt-{step}")
    if view.step is Step.ANSWERING:
        prompt = say(f"prompt-{step}", player=Name(view.active))
    return Choice(prompt, say(f"help-{step}"), rule)
