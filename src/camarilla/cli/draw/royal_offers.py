"""The choices of Royal Secrets in short, in groups; and what there is to say about each."""

from collections.abc import Sequence

from rich.text import Text

from camarilla.cli.draw.drawing import Notes, Offers
from camarilla.cli.draw.royal_cards import CARDINAL_STYLE, brief, face
from camarilla.cli.draw.signs import STYLES, who
from camarilla.core.data import Move
from camarilla.core.game import Game
from camarilla.games.royal_secrets.cards import AudienceCard, Card, Excuse, Valet
from camarilla.games.royal_secrets.moves import (
    AwardMedal,
    BetCard,
    ChooseAudience,
    DividePlayers,
    HandParley,
    Pass,
    Place,
    Recruit,
    ShowThirdCard,
    Sovereign,
    Stab,
    UseFavour,
)
from camarilla.games.royal_secrets.options import Favour
from camarilla.games.royal_secrets.view import RoyalView
from camarilla.locales import Speaker


def offers(moves: Sequence[Move], game: Game, speaker: Speaker, view: RoyalView | None = None) -> list[Offers]:
    """Choices of a kind together; where one may use no Favour, that is the first."""
    groups: dict[str, Offers] = {}
    everybody = {seat for move in moves if isinstance(move, DividePlayers) for seat in move.to_king}
    for move in sorted(moves, key=lambda move: not isinstance(move, Pass)):
        if isinstance(move, DividePlayers):
            title, text = speaker.text("cli-royal-to-king"), Text(sent(move, everybody, speaker))
        elif view is not None and isinstance(move, Stab | AwardMedal | Recruit):
            title, text = speaker.text(TITLES[type(move)]), lying(move.place, view, speaker)
        else:
            title, text = short(move, game, speaker)
        groups.setdefault(title, Offers(title)).choices.append((move, text))
    if everybody:
        for group in groups.values():
            group.choices.sort(key=lambda offer: len(offer[0].to_king) if isinstance(offer[0], DividePlayers) else 0)
    return list(groups.values())


TITLES: dict[type[Move], str] = {
    Stab: "cli-royal-stabbing",
    AwardMedal: "cli-royal-medal",
    Recruit: "cli-royal-recruitment",
}


def lying(place: Place, view: RoyalView, speaker: Speaker) -> Text:
    """A card on the table in short: whose, which, and what is seen of it."""
    if place.seat is None:
        owner, style = speaker.text("cli-royal-cardinal"), CARDINAL_STYLE
    else:
        owner = speaker.text("cli-royal-yours") if place.seat == view.reader else speaker.name(place.seat)
        style = STYLES[place.seat]
    bets = view.cardinal if place.seat is None else view.players[place.seat].bets
    return Text.assemble(
        (speaker.text("cli-royal-place", owner=owner, bet=place.bet), style), " ", face(bets[place.bet - 1], speaker)
    )


def short(move: Move, game: Game, speaker: Speaker) -> tuple[str, Text]:
    """A group's title and a choice's own words."""
    match move:
        case BetCard():
            return speaker.text(f"cli-royal-bet-{move.face.value}"), brief(move.card, speaker)
        case ShowThirdCard():
            return speaker.text("cli-royal-show"), brief(move.card, speaker)
        case HandParley():
            return speaker.text("cli-royal-to"), who(move.to, speaker)
        case _:
            return "", Text(speaker.say(game.label(move)))


def sent(move: DividePlayers, everybody: set[int], speaker: Speaker) -> str:
    """RS-8.6: who goes to the King, by the shorter list: those who do, or those who do not."""
    others = sorted(everybody.difference(move.to_king))
    if not others:
        return speaker.text("cli-royal-everybody")
    if len(others) < len(move.to_king):
        return speaker.text("cli-royal-all-but", players=speaker.join([speaker.name(seat) for seat in others]))
    return speaker.join([speaker.name(seat) for seat in move.to_king])


def notes(move: Move, view: RoyalView, speaker: Speaker) -> Notes:
    """What there is to say about a choice."""
    match move:
        case ChooseAudience():
            card = view.king if move.sovereign is Sovereign.KING else view.queen
            return Notes() if card is None else at_stake(card, speaker)
        case BetCard():
            return about_card(move.card)
        case ShowThirdCard():
            return Notes(rules=("RS-6.11",))
        case HandParley():
            return Notes(rules=("RS-3.3",))
        case UseFavour():
            return about_favour(move.favour, speaker)
        case DividePlayers():
            return about_favour(Favour.PLANNING, speaker)
        case Stab():
            return about_favour(Favour.STABBING, speaker)
        case AwardMedal():
            return about_favour(Favour.MEDAL_OF_MERIT, speaker)
        case Recruit():
            return about_favour(Favour.RECRUITMENT, speaker)
        case _:
            return Notes()


def at_stake(card: AudienceCard, speaker: Speaker) -> Notes:
    """RS-6.4 to RS-6.6: what an audience asks, gives and costs, and the Favour it may bring."""
    stake = speaker.text("cli-royal-stake", influence=card.influence, win=card.win, loss=card.loss)
    favour = about_favour(card.favour, speaker)
    return Notes((stake, *favour.texts), favour.rules)


def about_favour(favour: Favour, speaker: Speaker) -> Notes:
    """RS-8.5 to RS-8.13: what a Favour does, and its rule."""
    name = speaker.text(f"royal-secrets-favour-{favour.value}")
    text = speaker.text(f"royal-secrets-favour-{favour.value}-text")
    rule = f"RS-8.{5 + list(Favour).index(favour)}"
    return Notes((speaker.text("cli-royal-line", who=name, what=text),), (rule,))


def about_card(card: Card) -> Notes:
    """RS-6.2, RS-6.8, RS-7.2: cards that do something."""
    if isinstance(card, Excuse):
        return Notes(rules=("RS-6.2", "RS-6.3"))
    if isinstance(card, Valet):
        return Notes(rules=("RS-6.8",))
    return Notes(rules=("RS-7.2",) if card.value == 0 else ("RS-7.1", "RS-7.4"))
