"""What is said at the table: log lines, choices and prompts, as sentences in no language yet."""

from typing import assert_never, cast

from camarilla.core.data import Choice
from camarilla.core.text import Arg, Name, Phrase, Sentence, Several, names, phrase
from camarilla.games.road_to_the_palace.cards import Card, Character, Disc
from camarilla.games.road_to_the_palace.components import DISC_FACES
from camarilla.games.road_to_the_palace.events import (
    AnyRoadEvent,
    BribesChosen,
    BribesLaid,
    BribesRevealed,
    CardTaken,
    ColumnsReordered,
    DiscLaid,
    DiscsReturned,
    GameEnded,
    GridDealt,
    InfluenceChanged,
    KingJudged,
    LoanRepaid,
    LoanTaken,
    QueenJudged,
    RevealedBribe,
    RoadEvent,
    RoundBegan,
    RoundEnded,
    RowRefilled,
    StartingDiscsLaid,
)
from camarilla.games.road_to_the_palace.moves import ChooseBribes, LayDisc, LayStartingDiscs, RoadMove, TakeCard
from camarilla.games.road_to_the_palace.view import RoadView, Step

GAME = "road-to-the-palace-"


def say(message: str, **args: Arg) -> Sentence:
    """A sentence of this game's catalogue."""
    return Sentence(GAME + message, args)


def character_name(character: Character) -> Phrase:
    """RP-1.1: what a Character is called."""
    return phrase(GAME + character.value)


def card_name(card: Card) -> Phrase:
    """What a card is called; there is only one kind of Politician."""
    if card.character is Character.POLITICIAN:
        return phrase(GAME + "card-politician")
    return phrase(GAME + "card", character=character_name(card.character), points=card.points)


def card_names(cards: tuple[Card, ...]) -> Several:
    """Some cards, as they lie from left to right."""
    return Several(tuple(card_name(card) for card in cards))


def disc_name(disc: Disc) -> Phrase:
    """RP-1.3: what a disc is called."""
    return phrase(f"{GAME}disc-{disc.value}")


def impression_names(impressions: tuple[int, ...]) -> Several:
    """Who made how much impression."""
    return Several(
        tuple(phrase(GAME + "score", player=Name(seat), points=points) for seat, points in enumerate(impressions))
    )


def line(event: RoadEvent) -> Sentence | None:
    """The line of the log for an event as somebody has seen it; None where another line says it already."""
    told = cast("AnyRoadEvent", event)
    match told:
        case GridDealt():
            return grid_line(told)
        case BribesChosen():
            return say(
                "log-bribes-chosen",
                player=Name(told.seat),
                first=character_name(told.first),
                second=character_name(told.second),
            )
        case BribesLaid():
            return say("log-bribes-laid")
        case StartingDiscsLaid():
            top, middle, bottom = (disc_name(disc) for disc in told.discs)
            return say("log-starting-discs-laid", player=Name(told.seat), top=top, middle=middle, bottom=bottom)
        case RoundBegan():
            return say("log-round-began", round=told.round, player=Name(told.first_player))
        case CardTaken():
            return taken_line(told)
        case ColumnsReordered():
            columns = tuple(
                phrase(GAME + "column", character=character_name(column.character), points=column.impression)
                for column in told.columns
            )
            return say("log-columns-reordered", player=Name(told.seat), columns=Several(columns))
        case RowRefilled():
            return say("log-row-refilled", row=told.row, cards=card_names(told.cards))
        case DiscLaid():
            return say("log-disc-laid", player=Name(told.seat), row=told.row, disc=disc_name(told.disc))
        case BribesRevealed():
            return say("log-bribes-revealed", bribes=Several(tuple(bribe_name(bribe) for bribe in told.bribes)))
        case KingJudged():
            return king_line(told)
        case QueenJudged():
            return queen_line(told)
        case InfluenceChanged():
            return influence_line(told)
        case LoanTaken():
            return say("log-loan-taken", player=Name(told.seat), points=told.points)
        case DiscsReturned():
            discs = tuple(
                phrase(GAME + "discs", disc=disc_name(DISC_FACES[disc]), count=count)
                for disc, count in enumerate(told.reserve)
                if count
            )
            return say("log-discs-returned", discs=Several(discs))
        case RoundEnded():
            return say("log-round-ended", round=told.round)
        case LoanRepaid():
            return say("log-loan-repaid", player=Name(told.seat), points=told.points, left=told.left)
        case GameEnded():
            scores = tuple(phrase(GAME + "score", player=Name(seat), points=told.scores[seat]) for seat in told.ranking)
            return say("log-game-ended", scores=Several(scores), player=Name(told.ranking[0]))
        case _ as never:
            assert_never(never)


def grid_line(told: GridDealt) -> Sentence:
    """RP-2.3, RP-2.4: what lies there at first, and who begins."""
    top, middle, bottom = (card_names(row) for row in told.rows)
    return say(
        "log-grid-dealt",
        top=top,
        middle=middle,
        bottom=bottom,
        count=told.set_aside,
        player=Name(told.first_player),
    )


def taken_line(told: CardTaken) -> Sentence:
    """RP-3.2, RP-3.10, RP-3.12: a card, its disc, and where both go."""
    if told.disc is None:
        return say("log-card-taken-alone", player=Name(told.seat), card=card_name(told.card))
    message = "log-card-taken"
    if told.card.character is Character.POLITICIAN:
        message = "log-politician-taken"
    elif told.disc is Disc.TREACHERY:
        message = "log-card-taken-with-treachery"
    return say(message, player=Name(told.seat), card=card_name(told.card), disc=disc_name(told.disc))


def bribe_name(bribe: RevealedBribe) -> Phrase:
    """RP-4.1: a revealed Bribe and its Politicians."""
    return phrase(
        GAME + "revealed",
        player=Name(bribe.seat),
        character=character_name(bribe.bribe),
        count=bribe.politicians,
    )


def king_line(told: KingJudged) -> Sentence:
    """RP-4.2: who has the pawn now."""
    message = "log-king-pawn-kept" if told.first_player == told.before else "log-king-pawn-taken"
    if len(told.highest) > 1:
        message = "log-king-tied"
    return say(
        message,
        impressions=impression_names(told.impressions),
        player=Name(told.first_player),
        tied=names(told.highest),
    )


def queen_line(told: QueenJudged) -> Sentence:
    """RP-4.3: who pays and who shares."""
    impressions = impression_names(told.impressions)
    if told.lowest == told.highest:
        return say("log-queen-equal", impressions=impressions)
    return say(
        "log-queen-judged",
        impressions=impressions,
        lowest=names(told.lowest),
        highest=names(told.highest),
        pot=told.pot,
        rest=told.rest,
    )


def influence_line(told: InfluenceChanged) -> Sentence | None:
    """RP-4, RP-5: points gained or paid, and why; a debt is told once, by whoever pays it."""
    reason = told.reason.name.lower().replace("_", "-")
    if told.points > 0:
        if told.other is not None:
            return None
        return say(f"log-gained-{reason}", player=Name(told.seat), points=told.points)
    if told.other is None:
        return say(f"log-paid-{reason}", player=Name(told.seat), points=-told.points)
    return say(f"log-paid-{reason}", player=Name(told.seat), points=-told.points, to=Name(told.other))


def label(move: RoadMove) -> Sentence:
    """A decision as it is offered to the one who may take it."""
    match move:
        case ChooseBribes():
            return say("move-bribes", first=character_name(move.first), second=character_name(move.second))
        case LayStartingDiscs():
            return say(
                "move-start", top=disc_name(move.top), middle=disc_name(move.middle), bottom=disc_name(move.bottom)
            )
        case TakeCard():
            return say("move-take", row=move.row)
        case LayDisc():
            return say("move-lay", disc=disc_name(move.disc))
        case _ as never:
            assert_never(never)


RULE_OF_STEP = {
    Step.BRIBING: "RP-2.6",
    Step.STARTING: "RP-2.7",
    Step.TAKING: "RP-3.2",
    Step.LAYING: "RP-3.4",
    Step.OVER: "RP-5.2",
}


def choice(view: RoadView) -> Choice:
    """What the table waits for, said to one who is asked, or to the others."""
    step = view.step.value
    rule = RULE_OF_STEP[view.step]
    asked = view.reader is not None and view.reader in view.waiting and not has_answered(view, view.reader)
    if not asked and view.step is not Step.OVER:
        players = names(view.waiting)
        return Choice(say(f"waiting-{step}", players=players), say(f"help-{step}-others", players=players), rule)
    return Choice(say(f"prompt-{step}"), say(f"help-{step}"), rule)


def has_answered(view: RoadView, seat: int) -> bool:
    """RP-2.6: whether the reader has chosen already and waits with the others."""
    return view.step is Step.BRIBING and view.players[seat].bribes[0] is not None
