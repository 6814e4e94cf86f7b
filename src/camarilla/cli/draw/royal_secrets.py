"""The table of Royal Secrets in the terminal."""

from collections.abc import Sequence

from rich.console import Group, JustifyMethod, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from camarilla.cli.draw.drawing import Drawing, Notes, Offers
from camarilla.cli.draw.royal_cards import CARDINAL_STYLE, chip, colour_name, hand_lines, in_words
from camarilla.cli.draw.royal_decks import introduced
from camarilla.cli.draw.royal_ending import score_table
from camarilla.cli.draw.royal_offers import notes, offers
from camarilla.cli.draw.signs import SYMBOLS, signed, who
from camarilla.core.data import Event, Move, Options, View
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.games.royal_secrets.cards import AudienceCard
from camarilla.games.royal_secrets.components import ROUNDS
from camarilla.games.royal_secrets.events import PointsDue, PointsPaid, RoundBegan
from camarilla.games.royal_secrets.moves import Sovereign
from camarilla.games.royal_secrets.options import RoyalOptions
from camarilla.games.royal_secrets.sight import BETS, cardinal_at, cardinal_comes, participants, sight_of, total
from camarilla.games.royal_secrets.view import Bet, Player, Result, RoyalView, Step
from camarilla.locales import Speaker

CROWNS = {Sovereign.KING: "♚", Sovereign.QUEEN: "♛"}
BAR = 10
JUSTIFIED: tuple[JustifyMethod, ...] = ("left", "left", "right", "right", "left")
TO_COME = " ·· "
FRAME = 4
GAP = 3
LEAST_NAME = 6
MOST_NAME = 14


class RoyalDrawing(Drawing):
    """Royal Secrets: both audiences side by side, the players, one's own hand."""

    def introduction(self, options: Options, speaker: Speaker) -> list[str]:
        """RS-9: which printed numbers are played with, and where they come from."""
        if not isinstance(options, RoyalOptions):
            return []
        return [introduced(options.deck, speaker)]

    def table(self, view: View, speaker: Speaker, width: int) -> RenderableType:
        """The table as one reader sees it."""
        shown = ours(view)
        halves = Table.grid(expand=True)
        halves.add_column(ratio=1)
        halves.add_column(ratio=1)
        insides = [audience(shown, sovereign, speaker, width // 2 - FRAME) for sovereign in Sovereign]
        height = max(len(lines) for lines in insides)
        halves.add_row(
            *(
                framed(lines, height, shown, sovereign, speaker)
                for lines, sovereign in zip(insides, Sovereign, strict=True)
            )
        )
        hand = self.hand(view, speaker, width)
        return Group(one_line(header(shown, speaker)), halves, players(shown, speaker), *hand)

    def plain(self, view: View, speaker: Speaker) -> list[str]:
        """The same in plain lines."""
        shown = ours(view)
        lines = [header(shown, speaker).plain]
        for sovereign in Sovereign:
            lines += audience_in_words(shown, sovereign, speaker)
        lines += [player_in_words(shown, seat, speaker) for seat in range(len(shown.players))]
        return lines + [line.plain for line in self.hand(view, speaker)]

    def hand(self, view: View, speaker: Speaker, width: int = 0) -> list[Text]:
        """The reader's own hand: a line a colour, or as few lines as fit a width."""
        shown = ours(view)
        own = None if shown.reader is None else shown.players[shown.reader].hand
        if own is None:
            return []
        title = speaker.text("cli-royal-hand")
        return titled(title, packed(hand_lines(own, speaker), width - len(title) - 2), speaker)

    def hands(self, view: View, speaker: Speaker) -> list[Text]:
        """RS-6.1: all bets are revealed every round, so all know which Courtiers everybody has left."""
        shown = ours(view)
        lines = [Text(speaker.text("cli-royal-hands"), style="bold")]
        for seat, player in enumerate(shown.players):
            known = hand_lines(player.known, speaker)
            if player.masked_valets:
                known.append(Text(speaker.text("cli-royal-masked-valets", count=player.masked_valets), style="dim"))
            lines += titled(f"{SYMBOLS[seat]} {speaker.name(seat)}", known, speaker)
        return lines

    def offers(self, moves: Sequence[Move], game: Game, speaker: Speaker) -> list[Offers]:
        """The choices in groups: bets by the way they lie, the Parley by who gets it."""
        return offers(moves, game, speaker)

    def choices(self, view: View, moves: Sequence[Move], game: Game, speaker: Speaker) -> list[Offers]:
        """The same, with what the reader sees of the cards a Favour may fall on."""
        return offers(moves, game, speaker, ours(view))

    def notes(self, move: Move, view: View, speaker: Speaker) -> Notes:
        """What a Favour, an audience or a card does."""
        return notes(move, ours(view), speaker)

    def is_aside(self, view: View) -> bool:
        """RS-3.3: handing over the Parley comes right after one's own action."""
        return ours(view).step is Step.HANDING

    def worth_telling(self, events: list[Event]) -> list[Event]:
        """RS-6.7: who was due one sum only, and was paid it, is not told the same as a total."""
        due: dict[int, list[int]] = {}
        told: list[Event] = []
        for event in events:
            if isinstance(event, RoundBegan):
                due = {}
            elif isinstance(event, PointsDue):
                due.setdefault(event.seat, []).append(event.points)
            elif isinstance(event, PointsPaid) and due.get(event.seat) == [event.change]:
                continue
            told.append(event)
        return told

    def chapter(self, event: Event) -> int | None:
        """RS-3.1: a round is a chapter."""
        return event.round if isinstance(event, RoundBegan) else None

    def ending(self, match: Match, speaker: Speaker) -> RenderableType | None:
        """Where everybody's points came from."""
        return score_table(match, speaker)


def ours(view: View) -> RoyalView:
    """A view of this game, as a person is shown it."""
    if not isinstance(view, RoyalView):
        raise TypeError(f"not a view of Royal Secrets: {type(view).__name__}")
    return view.as_shown()


def header(view: RoyalView, speaker: Speaker) -> Text:
    """RS-3.1: the round on its track, who holds the Parley, and what is left of the piles."""
    track = "●" * (view.round - 1) + "◉" + "○" * (ROUNDS - view.round)
    line = Text.assemble(("⚜ Royal Secrets ", "bold"), (f" {track} ", "bold yellow"))
    line.append(speaker.text("cli-royal-round", round=view.round, rounds=ROUNDS), style="bold")
    line.append(f"   {speaker.text('cli-royal-parley')} ").append_text(clipped(who(view.tile, speaker)))
    line.append("   " + speaker.text("cli-royal-piles", valets=view.valets_left, cardinals=view.cardinals_left), "dim")
    return line


def audience(view: RoyalView, sovereign: Sovereign, speaker: Speaker, width: int) -> list[Text]:
    """RS-1.5, RS-5: one half of the table: what is asked, who is there with which cards, and the running total."""
    card = card_of(view, sovereign)
    if card is None:
        return []
    asks = Text.assemble((speaker.text("cli-royal-asks", influence=card.influence), "bold"), "  ")
    asks.append(speaker.text("cli-royal-wins", points=card.win), style="green").append("  ")
    asks.append(speaker.text("cli-royal-loses", points=card.loss), style="red")
    rows = [
        [who(seat, speaker), *places(view.players[seat].bets, speaker), own_sum(view, seat, speaker)]
        for seat in participants(view, sovereign)
    ]
    coming = cardinal_comes(view, sovereign)
    if coming or cardinal_at(view, sovereign):
        name = Text(f"✝ {speaker.text('cli-royal-cardinal')}", style=CARDINAL_STYLE)
        joins = Text(speaker.text("cli-royal-joins") if coming else "", style="dim")
        rows.append([name, *places(view.cardinal, speaker), joins])
    return [
        asks,
        *(aligned(rows, width) or [Text(nobody(view, speaker), style="dim")]),
        *packed(running(view, sovereign, card.influence, speaker), width),
    ]


def card_of(view: RoyalView, sovereign: Sovereign) -> AudienceCard | None:
    """RS-3.2: the card of an audience."""
    return view.king if sovereign is Sovereign.KING else view.queen


def nobody(view: RoyalView, speaker: Speaker) -> str:
    """RS-4.2: an audience without participants, while some are still choosing and after."""
    chosen = all(player.at for player in view.players)
    return speaker.text("cli-royal-nobody-came" if chosen else "cli-royal-nobody")


def aligned(rows: list[list[Text]], room: int) -> list[Text]:
    """Cells under one another; where there is not room enough, the names in front are cut."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    if widths:
        widths[0] = max(LEAST_NAME, min(widths[0], room - sum(widths[1:]) - len(widths) + 1))
    lines: list[Text] = []
    for row in rows:
        line = Text()
        for cell, width in zip(row, widths, strict=True):
            fitted = cell.copy()
            fitted.truncate(width, overflow="ellipsis", pad=True)
            line.append_text(fitted).append(" ")
        line.rstrip()
        lines.append(line)
    return lines


def framed(lines: list[Text], height: int, view: RoyalView, sovereign: Sovereign, speaker: Speaker) -> Panel:
    """A half of the table in its frame, with its Favour below, as high as the other: no line of it is ever folded."""
    card = card_of(view, sovereign)
    favour = None if card is None else speaker.text(f"royal-secrets-favour-{card.favour.value}")
    return Panel(
        Group(*(one_line(line) for line in lines), *[Text()] * (height - len(lines))),
        title=f"{CROWNS[sovereign]} {speaker.text(f'cli-royal-audience-{sovereign.value}')}",
        title_align="left",
        subtitle=None if favour is None else speaker.text("cli-royal-favour", favour=favour),
        subtitle_align="left",
        border_style="yellow",
        padding=(0, 1),
    )


def clipped(name: Text) -> Text:
    """A name that leaves room for what follows."""
    name.truncate(MOST_NAME, overflow="ellipsis")
    return name


def one_line(text: Text) -> Text:
    """A text that is cut rather than folded."""
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text


def places(bets: tuple[Bet, ...], speaker: Speaker) -> list[Text]:
    """RS-5.1, RS-5.2: two places for cards."""
    chips = [chip(bet, speaker) for bet in bets]
    return chips + [Text(TO_COME, style="dim")] * (BETS - len(chips))


def own_sum(view: RoyalView, seat: int, speaker: Speaker) -> Text:
    """What a participant is seen to bring."""
    if seat in view.withdrawn:
        return Text(speaker.text("cli-royal-withdrew"), style="dim")
    if not view.players[seat].bets:
        return Text()
    sight = sight_of(view.players[seat].bets)
    return Text(f"= {signed(sight.known)}{'+?' if sight.hidden else ''}", style="bold")


def running(view: RoyalView, sovereign: Sovereign, asked: int, speaker: Speaker) -> list[Text]:
    """RS-6.4: what is in sight against what is asked, or how it went."""
    number = 0 if sovereign is Sovereign.KING else 1
    result = view.results[number]
    if result in {Result.SUCCEEDED, Result.FAILED}:
        style = "bold green" if result is Result.SUCCEEDED else "bold red"
        went = Text(speaker.text(f"cli-royal-{result.value}"), style=style)
        taker = view.takers[number]
        if taker is not None:
            went.append(f"  {speaker.text('cli-royal-taken', player=speaker.name(taker))}", style="italic")
        return [went]
    if not any(view.players[seat].bets for seat in participants(view, sovereign)):
        return []
    sight = total(view, sovereign)
    filled = max(0, min(BAR, BAR * sight.open // asked))
    surely = max(filled, min(BAR, BAR * sight.known // asked))
    bar = Text.assemble(
        ("█" * filled, "green"), ("▓" * (surely - filled), "cyan"), ("░" * (BAR - surely), "dim"), " ", style=""
    )
    bar.append(speaker.text("cli-royal-in-sight", sight=sight.open, asked=asked), style="bold")
    details = sight_details(view, sovereign, speaker)
    return [bar, Text(details, style="dim")] if details else [bar]


def sight_details(view: RoyalView, sovereign: Sovereign, speaker: Speaker) -> str:
    """What is known besides, hidden, or to come."""
    sight = total(view, sovereign)
    details: list[str] = []
    if sight.known != sight.open:
        details.append(speaker.text("cli-royal-known", known=sight.known))
    if sight.hidden:
        details.append(speaker.text("cli-royal-hidden", count=sight.hidden))
    if sight.to_come:
        details.append(speaker.text("cli-royal-to-come", count=sight.to_come))
    return ", ".join(details)


def players(view: RoyalView, speaker: Speaker) -> RenderableType:
    """Each player: the Parley, name and colour, cards in hand, points where they are shown, Favours won."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    for justify in JUSTIFIED:
        rows.add_column(no_wrap=True, justify=justify)
    rows.add_column()
    for seat, player in enumerate(view.players):
        mark = "▶" if seat == view.tile else " "
        name = Text(mark + " ").append_text(who(seat, speaker))
        if seat == view.reader:
            name.append(" " + speaker.text("cli-royal-you"), style="bold")
        state = Text(speaker.text("cli-royal-asked"), style="bold yellow") if seat in view.waiting else Text()
        rows.add_row(
            name,
            colour_name(seat, speaker),
            speaker.text("cli-royal-cards", count=player.hand_size),
            points(player, speaker),
            state,
            favours(player, speaker),
        )
    return rows


def points(player: Player, speaker: Speaker) -> str:
    """RS-2.1: points, where they are shown."""
    return "" if player.points is None else speaker.text("cli-royal-points", points=player.points)


def favours(player: Player, speaker: Speaker) -> str:
    """RS-8: the Favours a player has won and not used yet."""
    names = [speaker.text(f"royal-secrets-favour-{card.favour.value}") for card in player.favours]
    return ", ".join(names) or "–"


def titled(title: str, lines: Sequence[Text], speaker: Speaker) -> list[Text]:
    """Lines under one another after a word in front."""
    if not lines:
        lines = [Text(speaker.text("cli-royal-nothing"), style="dim")]
    margin = " " * (len(title) + 2)
    return [Text.assemble((margin if place else f"{title}  ", "bold"), line) for place, line in enumerate(lines)]


def packed(lines: Sequence[Text], width: int) -> list[Text]:
    """Lines side by side, as many as fit."""
    rows: list[Text] = []
    for line in lines:
        if rows and rows[-1].cell_len + GAP + line.cell_len <= width:
            rows[-1].append(" " * GAP).append_text(line)
        else:
            rows.append(line)
    return rows


def audience_in_words(view: RoyalView, sovereign: Sovereign, speaker: Speaker) -> list[str]:
    """One half of the table in plain lines."""
    card = card_of(view, sovereign)
    title = speaker.text(f"cli-royal-audience-{sovereign.value}")
    if card is None:
        return [title]
    asked = speaker.text(
        "royal-secrets-card-audience",
        influence=card.influence,
        win=card.win,
        loss=card.loss,
        favour=speaker.text(f"royal-secrets-favour-{card.favour.value}"),
    )
    lines = [speaker.text("cli-royal-line", who=title, what=asked)]
    for seat in participants(view, sovereign):
        bets = [in_words(bet, speaker) for bet in view.players[seat].bets]
        what = ", ".join(bets) or speaker.text("cli-royal-no-bet")
        lines.append("  " + speaker.text("cli-royal-line", who=f"{SYMBOLS[seat]} {speaker.name(seat)}", what=what))
    if cardinal_at(view, sovereign):
        bets = [in_words(bet, speaker) for bet in view.cardinal]
        lines.append(
            "  " + speaker.text("cli-royal-line", who=speaker.text("cli-royal-cardinal"), what=", ".join(bets))
        )
    elif cardinal_comes(view, sovereign):
        what = speaker.text("cli-royal-joins")
        lines.append("  " + speaker.text("cli-royal-line", who=speaker.text("cli-royal-cardinal"), what=what))
    elif not participants(view, sovereign):
        lines.append("  " + nobody(view, speaker))
    sums = [line.plain.lstrip("█▓░ ") for line in running(view, sovereign, card.influence, speaker)]
    return lines + [f"  {line}" for line in sums if line]


def player_in_words(view: RoyalView, seat: int, speaker: Speaker) -> str:
    """A player in a plain line."""
    player = view.players[seat]
    facts = [speaker.text("cli-royal-cards", count=player.hand_size)]
    if player.points is not None:
        facts.append(points(player, speaker))
    if player.favours:
        facts.append(favours(player, speaker))
    you = f" {speaker.text('cli-royal-you')}" if seat == view.reader else ""
    name = f"{SYMBOLS[seat]} {speaker.name(seat)}{you}, {colour_name(seat, speaker)}"
    return speaker.text("cli-royal-line", who=name, what=", ".join(facts))
