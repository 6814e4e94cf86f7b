"""The pieces of Secrets in a few signs: symbol and text, never colour alone."""

from rich.text import Text

from camarilla.cli.draw.signs import with_sign
from camarilla.games.secrets.cards import Character, Identity
from camarilla.games.secrets.components import CHARACTERS, VALUES
from camarilla.games.secrets.moves import Place
from camarilla.games.secrets.view import Bullet, Looked, LyingCard, Negotiated, Player, Trace
from camarilla.locales import Speaker

SIDES = {Identity.CIA: "bright_blue", Identity.KGB: "red", Identity.HIPPIE: "green"}
BACK = "▒▒▒"


def value_of(card: Character) -> int:
    """SE-1.1: what a Character is worth."""
    return VALUES[CHARACTERS.index(card)]


def named(card: Character, speaker: Speaker) -> str:
    """A Character in full: Scientist +5."""
    return f"{speaker.text(f'secrets-{card.value}')} {with_sign(value_of(card))}"


def side(identity: Identity, speaker: Speaker) -> Text:
    """An identity in its colour."""
    return Text(speaker.text(f"secrets-{identity.value}"), style=SIDES[identity])


def chip(lying: LyingCard, speaker: Speaker) -> Text:
    """A Character as it lies: bright if face up, between bars if it was turned down, or its back."""
    if lying.card is None:
        return Text(BACK, style="dim")
    short = speaker.text(f"cli-secrets-short-{lying.card.value}")
    if lying.face_up:
        return Text(f" {short}{with_sign(value_of(lying.card))} ", style="bold reverse")
    return Text(f"▒{short}▒", style="dim")


def shot(bullet: Bullet) -> Text:
    """A Bullet, with what it costs if the reader knows."""
    return Text(f"•{'?' if bullet.points is None else with_sign(bullet.points)}", style="red")


def score_in_sight(player: Player) -> int:
    """SE-6.2: what lies face up; Bullets are counted as far as the reader knows them."""
    score = sum(value_of(lying.card) for lying in player.cards if lying.face_up and lying.card is not None)
    return score + sum(bullet.points for bullet in player.bullets if bullet.points is not None)


def place_name(place: Place, speaker: Speaker) -> str:
    """Where a token lies."""
    return speaker.text("cli-secrets-centre") if place is None else speaker.name(place)


def trace_line(trace: Trace, speaker: Speaker) -> str:
    """SE-7.1: a look or a swap in a line."""
    if isinstance(trace, Looked):
        seers = speaker.join([speaker.name(seat) for seat in trace.seers])
        place = place_name(trace.place, speaker)
        if trace.identity is None:
            return speaker.text("cli-secrets-looked", place=place, seers=seers)
        identity = speaker.text(f"secrets-{trace.identity.value}")
        return speaker.text("cli-secrets-looked-open", place=place, seers=seers, identity=identity)
    if isinstance(trace, Negotiated):
        player = speaker.name(trace.owner)
        if trace.neighbour is None:
            return speaker.text("cli-secrets-negotiated", player=player)
        return speaker.text("cli-secrets-negotiated-open", player=player, neighbour=speaker.name(trace.neighbour))
    first, second = place_name(trace.first, speaker), place_name(trace.second, speaker)
    return speaker.text("cli-secrets-swapped", first=first, second=second)
