"""The table of Secrets in the terminal."""

from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from camarilla.cli.draw.drawing import Drawing, Notes, Offers
from camarilla.cli.draw.secrets_cards import chip, named, score_in_sight, shot, side, trace_line
from camarilla.cli.draw.secrets_ending import score_table
from camarilla.cli.draw.secrets_offers import notes, offers
from camarilla.cli.draw.signs import SYMBOLS, who, with_sign
from camarilla.core.data import Event, Move, Options, View
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.games.secrets.components import LAST_CARD
from camarilla.games.secrets.events import OfferAnswered, OfferSettled, TurnBegan
from camarilla.games.secrets.options import Notebook, SecretsOptions
from camarilla.games.secrets.view import Belief, Player, SecretsView, Step
from camarilla.locales import Speaker

UN = "☮"


class SecretsDrawing(Drawing):
    """Secrets: the offer, everybody's cards, and what one believes."""

    def introduction(self, options: Options, speaker: Speaker) -> list[str]:
        """SE-7.1: what may be reread."""
        if not isinstance(options, SecretsOptions):
            return []
        return [speaker.text(f"cli-secrets-notebook-{options.notebook.value}")]

    def table(self, view: View, speaker: Speaker, _width: int) -> RenderableType:
        """The table as one reader sees it."""
        shown = ours(view)
        lines: list[RenderableType] = [header(shown, speaker), players(shown, speaker)]
        return Group(*lines, *[Text(line) for line in offer_lines(shown, speaker)], *recent(shown, speaker))

    def plain(self, view: View, speaker: Speaker) -> list[str]:
        """The same in plain lines."""
        shown = ours(view)
        lines = [header(shown, speaker).plain]
        lines += [player_in_words(shown, seat, speaker) for seat in range(len(shown.players))]
        if shown.beliefs is not None:
            lines.append(in_words(speaker.text("cli-secrets-centre"), shown.beliefs[-1], speaker))
        return lines + offer_lines(shown, speaker) + [line.plain for line in recent(shown, speaker)]

    def hand(self, view: View, speaker: Speaker) -> list[Text]:
        """SE-7.1: what the reader has seen happen to the tokens, as far as the notebook keeps it."""
        shown = ours(view)
        lines = [Text(trace_line(trace, speaker)) for trace in shown.trail]
        return [Text(speaker.text("cli-secrets-seen"), style="bold"), *(lines or [nothing(speaker)])]

    def hands(self, view: View, speaker: Speaker) -> list[Text]:
        """The cards before everybody in full; with beliefs, who is probably what."""
        shown = ours(view)
        lines = [Text(player_in_words(shown, seat, speaker)) for seat in range(len(shown.players))]
        if shown.beliefs is not None:
            lines.append(Text(in_words(speaker.text("cli-secrets-centre"), shown.beliefs[-1], speaker)))
        return lines

    def offers(self, moves: Sequence[Move], game: Game, speaker: Speaker) -> list[Offers]:
        """The choices in groups."""
        return offers(moves, game, speaker)

    def notes(self, move: Move, view: View, speaker: Speaker) -> Notes:
        """What a Character does."""
        return notes(move, ours(view), speaker)

    def is_aside(self, view: View) -> bool:
        """SE-3.4: to whom the card is offered is asked right after it was chosen."""
        return ours(view).step is Step.OFFERING

    def worth_telling(self, events: list[Event]) -> list[Event]:
        """SE-4.6: an answer that settled an offer at once is told by the settlement alone."""
        return [
            event
            for event, following in zip_longest(events, events[1:])
            if not (isinstance(event, OfferAnswered) and isinstance(following, OfferSettled))
        ]

    def chapter(self, event: Event) -> int | None:
        """SE-3.1: a turn is a chapter."""
        return event.turn if isinstance(event, TurnBegan) else None

    def ending(self, match: Match, speaker: Speaker) -> RenderableType | None:
        """Who was who, and where the points came from."""
        return score_table(match, speaker)


def ours(view: View) -> SecretsView:
    """A view of this game, as a person is shown it."""
    if not isinstance(view, SecretsView):
        raise TypeError(f"not a view of Secrets: {type(view).__name__}")
    return view.as_shown()


def nothing(speaker: Speaker) -> Text:
    """Where there is nothing to tell."""
    return Text(speaker.text("cli-secrets-nothing"), style="dim")


def header(view: SecretsView, speaker: Speaker) -> Text:
    """SE-3.1, SE-4.2: the turn, what is left of the decks, and who has the UN token."""
    line = Text.assemble(("☮ Secrets  ", "bold"), (speaker.text("cli-secrets-turn", turn=view.turn), "bold yellow"))
    line.append("   " + speaker.text("cli-secrets-piles", cards=view.deck, bullets=view.bullets_left), "dim")
    holder = speaker.text("cli-secrets-centre") if view.holder is None else speaker.name(view.holder)
    line.append(f"   {speaker.text('cli-secrets-un', holder=holder)}")
    return line


def players(view: SecretsView, speaker: Speaker) -> RenderableType:
    """Each player: whose turn it is, the cards before them and what they come to, and what one believes."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column(no_wrap=True, justify="right")
    rows.add_column(no_wrap=True, justify="right")
    rows.add_column()
    for _ in range(3 if view.beliefs is not None else 1):
        rows.add_column(no_wrap=True, justify="right")
    if view.beliefs is not None:
        titles = [Text(speaker.text(f"secrets-{name}"), style="dim") for name in ("cia", "kgb", "hippie")]
        rows.add_row("", "", "", "", *titles)
    for seat, player in enumerate(view.players):
        name = Text("▶ " if seat == view.active else "  ").append_text(who(seat, speaker))
        if seat == view.holder:
            name.append(f" {UN}", style="bold green")
        if seat == view.reader:
            name.append(" " + speaker.text("cli-secrets-you"), style="bold")
        many = f"{len(player.cards) + len(player.bullets)}/{LAST_CARD[len(view.players)]}"
        rows.add_row(name, many, score(player), lying(player, speaker), *known(view, seat, player, speaker))
    if view.beliefs is not None:
        rows.add_row(f"  {speaker.text('cli-secrets-centre')}", "", "", "", *fractions(view.beliefs[-1]))
    return rows


def known(view: SecretsView, seat: int, player: Player, speaker: Speaker) -> list[Text]:
    """Who somebody is, when it is over; what one believes, with that notebook; whether they are asked."""
    if player.identity is not None and view.beliefs is None:
        return [side(player.identity, speaker)]
    if view.beliefs is not None:
        return fractions(view.beliefs[seat])
    return [Text(speaker.text("cli-secrets-asked"), style="bold yellow") if seat in view.waiting else Text()]


def score(player: Player) -> str:
    """What is in sight before a player; a question mark for Bullets that the reader has not seen."""
    unknown = any(bullet.points is None for bullet in player.bullets)
    return with_sign(score_in_sight(player)) + ("?" if unknown else "")


def lying(player: Player, speaker: Speaker) -> Text:
    """SE-3.6: Characters and Bullets, as they lie."""
    pieces = [chip(card, speaker) for card in player.cards] + [shot(bullet) for bullet in player.bullets]
    return Text(" ").join(pieces) if pieces else Text("·", style="dim")


def fractions(belief: Belief) -> list[Text]:
    """SE-7.1: the chances of each side, exactly."""
    return [Text(fraction(*chance), style="dim" if chance[0] == 0 else "") for chance in chances(belief)]


def chances(belief: Belief) -> tuple[tuple[int, int], ...]:
    """CIA, KGB, Hippie."""
    return (belief.cia, belief.kgb, belief.hippie)


def fraction(part: int, whole: int) -> str:
    """0, 1, or something between."""
    return str(part) if whole == 1 else f"{part}/{whole}"


def offer_lines(view: SecretsView, speaker: Speaker) -> list[str]:
    """SE-3.1 to SE-3.6: the two cards turned up, which one is proposed, and to whom; or whose effect it is."""
    lines: list[str] = []
    if view.turned_up:
        first, second = (named(card, speaker) for card in view.turned_up)
        lines.append(speaker.text("cli-secrets-turned-up", first=first, second=second))
    if view.proposal is not None and view.turned_up:
        lines.append(speaker.text("cli-secrets-your-proposal", card=named(view.proposal, speaker)))
    if view.proposal is not None and view.owner is not None:
        card = named(view.proposal, speaker)
        lines.append(speaker.text("cli-secrets-effect", player=speaker.name(view.owner), card=card))
    elif view.target is not None:
        lines.append(
            speaker.text("cli-secrets-offered", player=speaker.name(view.active), target=speaker.name(view.target))
        )
    if view.bullet is not None:
        lines.append(speaker.text("cli-secrets-your-bullet", points=view.bullet))
    return lines


def recent(view: SecretsView, speaker: Speaker) -> list[Text]:
    """SE-7.1: without a notebook, a look stays on the screen until the next turn has ended."""
    if view.options.notebook is not Notebook.OFF or view.step is Step.OVER:
        return []
    return [Text(trace_line(trace, speaker), style="italic") for trace in view.trail]


def player_in_words(view: SecretsView, seat: int, speaker: Speaker) -> str:
    """A player in a plain line."""
    player = view.players[seat]
    up = [named(it.card, speaker) for it in player.cards if it.face_up and it.card is not None]
    facts = [", ".join(up) or speaker.text("cli-secrets-no-card")]
    down = [speaker.text(f"secrets-{it.card.value}") for it in player.cards if not it.face_up and it.card is not None]
    if not all(it.face_up for it in player.cards):
        count = sum(not it.face_up for it in player.cards)
        facts.append(speaker.text("cli-secrets-face-down", count=count, cards=", ".join(down) or "?"))
    if player.bullets:
        known_bullets = ", ".join("?" if it.points is None else with_sign(it.points) for it in player.bullets)
        facts.append(speaker.text("cli-secrets-bullets", count=len(player.bullets), bullets=known_bullets))
    if player.identity is not None:
        facts.append(side(player.identity, speaker).plain)
    name = f"{SYMBOLS[seat]} {speaker.name(seat)}"
    if seat == view.reader:
        name += f" {speaker.text('cli-secrets-you')}"
    what = "; ".join(facts)
    if view.beliefs is not None:
        what += "; " + beliefs_in_words(view.beliefs[seat], speaker)
    return speaker.text("cli-secrets-line", who=name, what=what)


def in_words(name: str, belief: Belief, speaker: Speaker) -> str:
    """What one believes of a token, in a plain line."""
    return speaker.text("cli-secrets-line", who=name, what=beliefs_in_words(belief, speaker))


def beliefs_in_words(belief: Belief, speaker: Speaker) -> str:
    """CIA 1/2, KGB 1/2."""
    sides = zip(("cia", "kgb", "hippie"), chances(belief), strict=True)
    return ", ".join(f"{speaker.text(f'secrets-{name}')} {fraction(*it)}" for name, it in sides if it[0])
