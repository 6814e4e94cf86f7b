"""The choices of Royal Secrets in short, in groups; and what there is to say about each."""

from collections.abc import Sequence

from rich.text import Text

from camarilla.cli.draw.drawing import Notes, Offers
from camarilla.cli.draw.royal_cards import brief, who
from camarilla.core.data import Move
from camarilla.core.game import Game
from camarilla.games.royal_secrets.cards import Card, Excuse, Valet
from camarilla.games.royal_secrets.moves import (
    AwardMedal,
    BetCard,
    ChooseAudience,
    DividePlayers,
    HandParley,
    Recruit,
    ShowThirdCard,
    Sovereign,
    Stab,
    UseFavour,
)
from camarilla.games.royal_secrets.options import Favour
from camarilla.games.royal_secrets.view import RoyalView
from camarilla.locales import Speaker


def offers(moves: Sequence[Move], game: Game, speaker: Speaker) -> list[Offers]:
    """Choices of a kind together."""
    groups: dict[str, Offers] = {}
    everybody = {seat for move in moves if isinstance(move, DividePlayers) for seat in move.to_king}
    for move in moves:
        if isinstance(move, DividePlayers):
            title, text = speaker.text("cli-royal-to-king"), Text(sent(move, everybody, speaker))
        else:
            title, text = short(move, game, speaker)
        groups.setdefault(title, Offers(title)).choices.append((move, text))
    if everybody:
        for group in groups.values():
            group.choices.sort(key=lambda offer: len(offer[0].to_king) if isinstance(offer[0], DividePlayers) else 0)
    return list(groups.values())


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
            return Notes() if card is None else about_favour(card.favour, speaker)
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
