"""The choices of Secrets in short, in groups; and what there is to say about each."""

from collections.abc import Sequence

from rich.text import Text

from camarilla.cli.draw.drawing import Notes, Offers
from camarilla.cli.draw.secrets_cards import named, place_name
from camarilla.cli.draw.signs import who
from camarilla.core.data import Move
from camarilla.core.game import Game
from camarilla.games.secrets.cards import Character
from camarilla.games.secrets.moves import (
    Accept,
    GiveBullet,
    Interrupt,
    KeepCard,
    LetPass,
    LookAt,
    OfferCard,
    PlaceBefore,
    Refuse,
    SwapCentre,
    SwapTokens,
)
from camarilla.games.secrets.view import SecretsView
from camarilla.locales import Speaker

RULES = {
    Character.PSYCHIATRIST: "SE-5.1",
    Character.DOUBLE_AGENT: "SE-5.2",
    Character.POLITICIAN: "SE-5.3",
    Character.JOURNALIST: "SE-5.4",
    Character.DIPLOMAT: "SE-5.5",
    Character.DETECTIVE: "SE-5.6",
    Character.SCIENTIST: "SE-5.7",
    Character.ASSASSIN: "SE-5.8",
}


def offers(moves: Sequence[Move], game: Game, speaker: Speaker) -> list[Offers]:
    """Choices of a kind together."""
    groups: dict[str, Offers] = {}
    for move in moves:
        title, text = short(move, game, speaker)
        groups.setdefault(title, Offers(title)).choices.append((move, text))
    return list(groups.values())


def short(move: Move, game: Game, speaker: Speaker) -> tuple[str, Text]:
    """A group's title and a choice's own words."""
    match move:
        case KeepCard():
            return speaker.text("cli-secrets-propose"), Text(named(move.card, speaker))
        case OfferCard():
            return speaker.text("cli-secrets-to"), who(move.to, speaker)
        case GiveBullet():
            return speaker.text("cli-secrets-bullet-to"), who(move.to, speaker)
        case PlaceBefore():
            return speaker.text("cli-secrets-before"), who(move.player, speaker)
        case SwapTokens():
            pair = f"{speaker.name(move.first)} ⇄ {speaker.name(move.second)}"
            return speaker.text("cli-secrets-swap"), Text(pair)
        case LookAt():
            where = Text(place_name(None, speaker)) if move.place is None else who(move.place, speaker)
            return speaker.text("cli-secrets-look-at"), where
        case _:
            return "", Text(speaker.say(game.label(move)))


def notes(move: Move, view: SecretsView, speaker: Speaker) -> Notes:
    """What there is to say about a choice."""
    match move:
        case KeepCard():
            return about(move.card, speaker)
        case OfferCard() if view.proposal is not None:
            return about(view.proposal, speaker)
        case Accept() | Refuse() | Interrupt() | LetPass():
            both = [about(card, speaker) for card in view.turned_up]
            rule = "SE-3.5" if isinstance(move, Accept | Refuse) else "SE-4.4"
            return Notes(tuple(text for note in both for text in note.texts), (rule, "SE-4.6"))
        case SwapTokens() | PlaceBefore() | LookAt() | SwapCentre() | GiveBullet() if view.proposal is not None:
            return about(view.proposal, speaker)
        case _:
            return Notes()


def about(card: Character, speaker: Speaker) -> Notes:
    """SE-5: what a Character does, and its rule."""
    text = speaker.text(f"secrets-{card.value}-text")
    return Notes((speaker.text("cli-secrets-line", who=named(card, speaker), what=text),), (RULES[card],))
