"""A table server's door: the tables where one sits, those that are open, and a new one."""

from rich.text import Text

from camarilla.cli.asking import printable
from camarilla.cli.choices import numbered
from camarilla.cli.keeping import command
from camarilla.cli.making import Making, NewTable
from camarilla.cli.orders import QUIT, whole
from camarilla.cli.screen import Left
from camarilla.cli.visit import Visit
from camarilla.cli.waiting import free_seats, names_of
from camarilla.client import Unwilling, address
from camarilla.games import GAMES
from camarilla.protocol.tables import TableInfo

NAME = frozenset({"name", "nom"})
ACCOUNT = frozenset({"account", "compte"})
MOST_OPEN = 12
"""How many open tables are listed."""


class Lobby:
    """Chooses a table, or makes one."""

    def __init__(self, visit: Visit, name: str) -> None:
        self.visit = visit
        self.screen = visit.screen
        self.speaker = visit.speaker
        self.name = name

    def choose(self) -> str | NewTable:
        """A table by its id, or one to be made."""
        while True:
            mine = self.visit.wire.do(self.visit.visitor.my_tables())
            known = {table.id for table in mine}
            public = [table for table in self.visit.wire.do(self.visit.visitor.tables()) if table.id not in known]
            choices: list[TableInfo] = mine + public[:MOST_OPEN]
            self.show(mine, public[:MOST_OPEN])
            chosen = self.answer(choices)
            if chosen is not None:
                return chosen

    def show(self, mine: list[TableInfo], public: list[TableInfo]) -> None:
        """What there is."""
        self.screen.say()
        self.screen.say(self.speaker.text("cli-join-lobby", server=self.visit.server, name=self.name), style="bold")
        number = 1
        for title, tables in (("cli-join-my-tables", mine), ("cli-join-open-tables", public)):
            if tables:
                self.screen.say(self.speaker.text(title))
            for table in tables:
                self.screen.say(Text.assemble(" ", numbered(number, self.table_line(table))), indent=5)
                number += 1
        self.screen.say(self.speaker.text("cli-join-new-table"))
        for game in GAMES:
            label = Text(self.speaker.text(f"cli-join-game-{game.key}"))
            self.screen.say(Text.assemble(" ", numbered(number, label)))
            number += 1
        self.screen.say(self.speaker.text("cli-join-lobby-orders"), style="dim")

    def table_line(self, table: TableInfo) -> Text:
        """A table in a line."""
        game = self.speaker.text(f"cli-join-game-{table.settings.game}")
        names = [name for name in names_of(table) if name]
        phase = self.speaker.text(f"cli-join-phase-{table.phase.value}", free=free_seats(table))
        return Text(self.speaker.text("cli-join-table-line", game=game, phase=phase, players=self.speaker.join(names)))

    def answer(self, tables: list[TableInfo]) -> str | NewTable | None:
        """What somebody chooses; None to look again."""
        typed = self.screen.ask(self.speaker.text("cli-prompt") + " ")
        word, _, rest = typed.partition(" ")
        number = whole(typed)
        if not typed:
            return None
        if typed.lower() in QUIT:
            raise Left(0)
        if word.lower() in NAME and rest:
            self.rename(rest)
        elif typed.lower() in ACCOUNT:
            self.screen.say(self.speaker.text("cli-join-account"))
            self.screen.say_whole(f"  {command('account', self.visit.server)}")
        elif number is not None and 1 <= number <= len(tables):
            return tables[number - 1].id
        elif number is not None and number - len(tables) in range(1, len(GAMES) + 1):
            return Making(self.screen, self.speaker).ask(GAMES[number - len(tables) - 1])
        elif "/t/" in typed and address(typed)[0] == self.visit.server:
            return address(typed)[1]
        else:
            self.screen.say(self.speaker.text("cli-join-unclear", typed=printable(typed)))
        return None

    def rename(self, name: str) -> None:
        """Be called something else."""
        try:
            self.name = self.visit.wire.do(self.visit.visitor.rename(name)).name
        except Unwilling as wrong:
            self.screen.say(str(wrong) if wrong.sentence is None else self.speaker.say(wrong.sentence))
