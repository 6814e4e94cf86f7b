"""The table of Road to the Palace in the terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from camarilla.cli.draw.drawing import Drawing, Notes, Offers
from camarilla.cli.draw.road_ending import score_table
from camarilla.cli.draw.road_pieces import (
    PURPLE_SIGN,
    card_text,
    card_words,
    character_text,
    columns_text,
    disc_text,
    sign,
    stray_discs,
)
from camarilla.core.data import Event, Move, View
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.games.road_to_the_palace.cards import Character, Disc
from camarilla.games.road_to_the_palace.components import DISC_FACES, ROUNDS
from camarilla.games.road_to_the_palace.events import RoundBegan
from camarilla.games.road_to_the_palace.moves import ChooseBribes, LayDisc, LayStartingDiscs, RoadMove, TakeCard
from camarilla.games.road_to_the_palace.telling import character_name, disc_name
from camarilla.games.road_to_the_palace.view import Player, RoadView, Row, Step
from camarilla.locales import Speaker


class RoadDrawing(Drawing):
    """Road to the Palace: the market, then a line for each player's columns."""

    def table(self, view: View, speaker: Speaker, width: int) -> RenderableType:
        """The table as one reader sees it."""
        shown = ours(view)
        title = speaker.text("cli-road-market")
        panel = Panel(market(shown, speaker), title=title, title_align="left", border_style="yellow", padding=(0, 1))
        return Group(header(shown, speaker), panel, players(shown, speaker, width), *self.hand(view, speaker))

    def plain(self, view: View, speaker: Speaker) -> list[str]:
        """The same in plain lines."""
        shown = ours(view)
        lines = [header(shown, speaker).plain]
        for number, row in enumerate(shown.grid, start=1):
            lines.append(named(row_name(number, speaker), row_in_words(row, speaker), speaker))
        lines.append(named(speaker.text("cli-road-reserve"), reserve(shown, speaker).plain, speaker))
        for seat, player in enumerate(shown.players):
            you = f" {speaker.text('cli-road-you')}" if seat == shown.reader else ""
            lines.append(named(speaker.name(seat) + you, ", ".join(facts(player, shown, speaker)), speaker))
        return lines + [line.plain for line in self.hand(view, speaker)]

    def hand(self, view: View, speaker: Speaker) -> list[Text]:
        """RP-2.6: the reader's own Bribes."""
        shown = ours(view)
        if shown.reader is None:
            return []
        line = bribes(shown.players[shown.reader], speaker)
        return [Text.assemble((speaker.text("cli-road-bribes") + "  ", "bold"), line)]

    def hands(self, view: View, speaker: Speaker) -> list[Text]:
        """RP-4.1: what all know of everybody's Bribes."""
        shown = ours(view)
        names = [speaker.name(seat) for seat in range(len(shown.players))]
        widest = max(len(name) for name in names)
        return [
            Text.assemble((f"{name.ljust(widest)}  ", "bold"), bribes(player, speaker))
            for name, player in zip(names, shown.players, strict=True)
        ]

    def choices(self, view: View, moves: Sequence[Move], game: Game, speaker: Speaker) -> list[Offers]:
        """RP-2.7, RP-3.2, RP-3.4: each choice with the card it falls on."""
        shown = ours(view)
        return [
            Offers(
                "", [(move, Text(on_cards(move, shown, speaker) or speaker.say(game.label(move)))) for move in moves]
            )
        ]

    def notes(self, move: Move, view: View, speaker: Speaker) -> Notes:
        """What a choice leads to, and its rules."""
        return notes(move, ours(view), speaker) if isinstance(move, RoadMove) else Notes()

    def is_aside(self, view: View) -> bool:
        """RP-3.4: laying a disc comes right after taking a card."""
        return ours(view).step is Step.LAYING

    def chapter(self, event: Event) -> int | None:
        """RP-3.1: a round is a chapter."""
        return event.round if isinstance(event, RoundBegan) else None

    def ending(self, match: Match, speaker: Speaker) -> RenderableType | None:
        """Where everybody's influence came from."""
        return score_table(match, speaker)


def ours(view: View) -> RoadView:
    """A view of this game, as a person is shown it."""
    if not isinstance(view, RoadView):
        raise TypeError(f"not a view of Road to the Palace: {type(view).__name__}")
    return view.as_shown()


def named(who: str, what: str, speaker: Speaker) -> str:
    """Something and what there is to say of it, in a plain line."""
    return speaker.text("cli-road-line", who=who, what=what)


def header(view: RoadView, speaker: Speaker) -> Text:
    """RP-3.1: the round on its track, who has the pawn, and what is left of the deck."""
    track = "●" * (view.round - 1) + "◉" + "○" * (ROUNDS - view.round)
    line = Text.assemble(("♜ Road to the Palace ", "bold"), (f" {track} ", "bold yellow"))
    line.append(speaker.text("cli-road-round", round=view.round, rounds=ROUNDS), style="bold")
    line.append("   " + speaker.text("cli-road-pawn", player=speaker.name(view.first_player)))
    line.append("   " + speaker.text("cli-road-deck", cards=view.deck_size), style="dim")
    return line


def on_cards(move: Move, view: RoadView, speaker: Speaker) -> str:
    """A choice by the cards and discs that it joins; empty where there are none."""
    leftmost = [card_words(row.cards[0], speaker) if row.cards else "" for row in view.grid]
    match move:
        case TakeCard():
            disc = view.grid[move.row - 1].disc
            return named(row_name(move.row, speaker), carrying(leftmost[move.row - 1], disc, speaker), speaker)
        case LayDisc() if view.row is not None:
            return carrying(leftmost[view.row - 1], move.disc, speaker)
        case LayStartingDiscs():
            discs = [speaker.say(disc_name(disc).of) for disc in (move.top, move.middle, move.bottom)]
            return ", ".join(named(card, disc, speaker) for card, disc in zip(leftmost, discs, strict=True))
        case _:
            return ""


def carrying(card: str, disc: Disc | None, speaker: Speaker) -> str:
    """A card in words, and the disc on it."""
    return card if disc is None else speaker.text("cli-road-with-disc", card=card, disc=speaker.say(disc_name(disc).of))


def row_name(number: int, speaker: Speaker) -> str:
    """A row, counted from 1 at the top."""
    return speaker.text("cli-road-row", row=number)


def market(view: RoadView, speaker: Speaker) -> RenderableType:
    """RP-3.2: the rows, the disc on the leftmost card of each, and the reserve."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    for number, row in enumerate(view.grid, start=1):
        mark = "▶ " if number == view.row else "  "
        disc = Text("·", style="dim") if row.disc is None else disc_text(row.disc, speaker)
        cards = [card_text(card, speaker) for card in row.cards]
        for card in cards[:1]:
            card.stylize("reverse")
        grid.add_row(Text(mark + row_name(number, speaker), style="bold"), disc, *cards)
    return Group(grid, Text.assemble((f"  {speaker.text('cli-road-reserve')}   ", "bold"), reserve(view, speaker)))


def reserve(view: RoadView, speaker: Speaker) -> Text:
    """RP-3.4: the discs that can be laid."""
    discs = [disc_text(disc, speaker).append(f" {view.reserve[number]}") for number, disc in enumerate(DISC_FACES)]
    line = Text("  ").join(discs)
    if view.discs_aside:
        line.append("  " + speaker.text("cli-road-aside", count=view.discs_aside), style="dim")
    return line


def row_in_words(row: Row, speaker: Speaker) -> str:
    """A row in plain words."""
    if not row.cards:
        return speaker.text("cli-road-nothing")
    cards = [card_words(card, speaker) for card in row.cards]
    cards[0] = carrying(cards[0], row.disc, speaker)
    return ", ".join(cards)


def players(view: RoadView, speaker: Speaker, width: int) -> RenderableType:
    """Each player: the pawn, name, influence where it is shown, columns, and what lies elsewhere."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column(max_width=max(30, width - 20))
    for seat, player in enumerate(view.players):
        name = Text("♟ " if seat == view.first_player else "  ")
        name.append(speaker.name(seat), style="bold")
        if seat == view.reader:
            name.append(" " + speaker.text("cli-road-you"))
        if seat in view.waiting:
            name.append(" ◀", style="bold yellow")
        columns = columns_text(player, speaker)
        line = columns if columns.plain else Text(speaker.text("cli-road-no-column"), style="dim")
        rows.add_row(name, line.append_text(aside(player, view, speaker)))
    return rows


def aside(player: Player, view: RoadView, speaker: Speaker) -> Text:
    """What lies with a player besides columns: stray discs, Politicians, influence where it is shown, a loan."""
    line = Text()
    for disc in stray_discs(player):
        line.append(f"  {sign(disc)} {speaker.say(disc_name(disc).of)}", style="dim")
    for fact in reckoned(player, view, speaker):
        line.append("  " + fact, style="italic")
    return line


def reckoned(player: Player, view: RoadView, speaker: Speaker) -> list[str]:
    """RP-2.2, RP-3.10, RP-4.10: Politicians that still count, influence where it is shown, a loan."""
    facts: list[str] = []
    politicians = 0 if view.step is Step.OVER else player.politicians[view.round - 1]
    if politicians:
        facts.append(speaker.text("cli-road-politicians", count=politicians))
    if player.influence is not None:
        facts.append(speaker.text("cli-road-influence", points=player.influence))
    if player.loan:
        facts.append(speaker.text("cli-road-loan", points=player.loan))
    return facts


def facts(player: Player, view: RoadView, speaker: Speaker) -> list[str]:
    """A player in plain words."""
    words = [
        f"{speaker.say(character_name(column.character).of)} {column.impression}{PURPLE_SIGN * column.purple}"
        for column in player.columns
    ]
    if not words:
        words.append(speaker.text("cli-road-no-column"))
    for number, disc in enumerate(DISC_FACES):
        if player.board[number]:
            words.append(
                speaker.text("cli-road-discs", count=player.board[number], disc=speaker.say(disc_name(disc).of))
            )
    return words + reckoned(player, view, speaker)


def bribes(player: Player, speaker: Speaker) -> Text:
    """RP-2.6: the Bribes for both rounds, as far as one knows them."""
    line = Text()
    for number, bribe in enumerate(player.bribes, start=1):
        line.append(("   " if number > 1 else "") + speaker.text("cli-road-for-round", round=number) + " ")
        line.append_text(Text("?", style="dim") if bribe is None else character_text(bribe, speaker))
        if player.politicians[number - 1]:
            line.append(f" +{player.politicians[number - 1]}", style="magenta")
    return line


def notes(move: RoadMove, view: RoadView, speaker: Speaker) -> Notes:
    """What there is to say about a choice."""
    match move:
        case ChooseBribes():
            return Notes(rules=("RP-2.6", "RP-4.1"))
        case LayStartingDiscs():
            return Notes(rules=("RP-2.7",))
        case TakeCard():
            row = view.grid[move.row - 1]
            text = named(row_name(move.row, speaker), row_in_words(row, speaker), speaker)
            politician = bool(row.cards) and row.cards[0].character is Character.POLITICIAN
            rules = ["RP-3.10"] if politician else ["RP-3.9"]
            return Notes((text,), (*rules, *disc_rules(row.disc)))
        case LayDisc():
            return Notes(rules=disc_rules(move.disc))


def disc_rules(disc: Disc | None) -> tuple[str, ...]:
    """What a disc does at the evaluation."""
    if disc is None:
        return ("RP-3.7",)
    return ("RP-3.12", "RP-4.7") if disc is Disc.TREACHERY else ("RP-4.5", "RP-4.6", "RP-4.8")
