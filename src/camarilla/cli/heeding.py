"""What is typed at a table server's table, done."""

from typing import assert_never

from camarilla.bots import usual_level
from camarilla.cli import absence, waiting
from camarilla.cli.asking import Asking, printable
from camarilla.cli.log import Log
from camarilla.cli.orders import Explain, Order, Pick, Quit, Save, ShowRule, ShowTable, understand
from camarilla.cli.parting import Parting
from camarilla.cli.room import Room
from camarilla.cli.setting import changed, options_as_typed
from camarilla.cli.table_orders import (
    About,
    Admit,
    Answer,
    Ask,
    Call,
    Leave,
    LetPlay,
    ListClaims,
    PickClaim,
    Set,
    ShowLink,
    ShowTalk,
    TableOrder,
    TakeSeat,
    WaitFor,
    understand_at_table,
)
from camarilla.cli.table_talk import TableTalk
from camarilla.cli.visit import Visit
from camarilla.cli.words import Refused
from camarilla.client import Refusal, Seat, Unanswered
from camarilla.core.data import Move
from camarilla.core.errors import BadData
from camarilla.core.text import Phrase
from camarilla.protocol.tables import Phase
from camarilla.protocol.to_client import Claims
from camarilla.protocol.to_server import (
    CallSomebody,
    Change,
    Invite,
    LetBotPlay,
    LetIn,
    Mute,
    Rematch,
    Stand,
    Start,
    TakeOver,
    ToServer,
    Wait,
)

YES = frozenset({"y", "yes", "o", "oui"})


class Heeding:
    """Does what one person at a table types."""

    def __init__(self, visit: Visit, seat: Seat, talk: TableTalk, parting: Parting) -> None:
        self.wire = visit.wire
        self.screen = visit.screen
        self.speaker = visit.speaker
        self.seat = seat
        self.talk = talk
        self.parting = parting
        self.game: tuple[Room, Log] | None = None
        self.asking: Asking | None = None

    def enter(self, room: Room, log: Log) -> None:
        """A game is there to be asked about."""
        self.game = (room, log)
        self.asking = None

    def heed(self, line: str) -> bool:
        """Do what is typed; whether that is to go."""
        names = waiting.names_of(self.seat.table)
        level = usual_level(self.seat.table.settings.game)
        about_table = understand_at_table(line, self.seat.mark(), names, level)
        if about_table is not None:
            return self.heed_table(about_table)
        order = understand(line)
        if isinstance(order, Quit):
            self.parting.say_goodbye()
            return True
        if isinstance(order, Save):
            self.parting.save(order.path)
        elif self.game is not None and self.seat.game is not None:
            self.heed_game(order, *self.game)
        else:
            self.heed_waiting(order, line)
        return False

    # --------------------------------------------------------------------------------------------------- the table

    def heed_table(self, order: TableOrder) -> bool:
        """What is about the table, and the talk at it; whether that is to go."""
        match order:
            case Ask():
                self.request(order.request)
            case Answer():
                self.request(self.talk.answer(order))
            case ListClaims():
                claims = self.request(self.talk.ask_for_list())
                if claims is not None:
                    self.talk.list_claims(claims.claims, order.words)
            case PickClaim():
                self.request(self.talk.picked(order.number))
            case Set():
                self.set(order)
            case ShowTalk():
                self.talk.tell_all()
            case ShowLink():
                self.screen.say_whole(f"  {self.parting.link()}")
            case Leave():
                return self.leave()
            case WaitFor() | LetPlay() | Call() | TakeSeat() | Admit():
                self.heed_absence(order)
            case _ as never:
                assert_never(never)
        return False

    def request(self, request: ToServer | None) -> Claims | None:
        """Ask the table for something; if it is refused, say why."""
        if request is None:
            return None
        try:
            answer = self.wire.do(self.seat.request(request))
        except Refusal as wrong:
            self.tell_refusal(wrong)
            return None
        except Unanswered:
            self.screen.say(self.speaker.text("cli-join-unanswered"))
            return None
        self.follow(request)
        return answer

    def follow(self, request: ToServer) -> None:
        """What follows from something that was done and the table says nothing of; against bots it deals again."""
        names = waiting.names_of(self.seat.table)
        match request:
            case Mute():
                how = "muted" if request.muted else "unmuted"
                self.screen.say(self.speaker.text(f"cli-join-{how}", name=request.name))
            case Invite():
                self.screen.say(self.speaker.text("cli-join-invited", name=request.name))
            case TakeOver():
                host = self.seat.table.host
                self.screen.say(self.speaker.text("cli-has-asked", name=names[request.seat], host=host))
            case LetIn() if not request.welcome:
                self.screen.say(self.speaker.text("cli-not-let-in", name=request.name))
            case CallSomebody():
                for message in ("cli-has-called", "cli-join-call-allowed"):
                    self.screen.say(self.speaker.text(message, name=names[request.seat]))
            case Rematch() if absence.is_alone(self.seat.table) and not waiting.free_seats(self.seat.table):
                self.request(Start(self.seat.mark()))
            case _:
                pass

    def heed_absence(self, order: About) -> None:
        """What is about somebody who is away, or about their seat; what follows is told when it happens."""
        table, mark = self.seat.table, self.seat.mark()
        if isinstance(order, Admit):
            asks = absence.who_asks(table, order.name)
            if asks is None:
                self.screen.say(self.speaker.text("cli-nobody-asks"))
            else:
                self.request(LetIn(mark, *asks, order.welcome))
            return
        seat, why_none = self.meant(order) if order.seat is None else (order.seat, "")
        if seat is None:
            self.screen.say(self.speaker.text(why_none))
            return
        match order:
            case WaitFor():
                self.request(Wait(mark, seat))
            case LetPlay():
                self.request(LetBotPlay(mark, seat))
            case Call():
                self.request(CallSomebody(mark, seat))
            case TakeSeat():
                self.request(TakeOver(mark, seat))
            case _ as never:
                assert_never(never)

    def meant(self, order: WaitFor | LetPlay | Call | TakeSeat) -> tuple[int | None, str]:
        """Which seat is meant where none is named; and what is said if there is none."""
        table = self.seat.table
        match order:
            case TakeSeat():
                return absence.open_seat(table), "cli-no-open-seat"
            case Call():
                waiting = () if self.seat.game is None else self.seat.view().waiting
                return next(iter(absence.awaited(table, self.seat.seat, waiting)), None), "cli-nobody-waited-for"
            case WaitFor() | LetPlay():
                return absence.waited_for(table), absence.why_nobody(table)
            case _ as never:
                assert_never(never)

    def tell_refusal(self, wrong: Refusal) -> None:
        """Why something was not done, with the rule where there is one."""
        if wrong.rule is None:
            self.screen.say(self.speaker.say(wrong.sentence))
        else:
            self.screen.say(self.speaker.text("refusal", reason=Phrase(wrong.sentence), rule=wrong.rule))

    def set(self, order: Set) -> None:
        """Set the table anew."""
        try:
            settings = changed(self.seat.table.settings, order.name, order.value)
        except Refused as wrong:
            self.screen.say(self.speaker.say(wrong.sentence))
        except BadData as wrong:
            self.screen.say(self.speaker.explain(wrong))
        else:
            self.request(Change(self.seat.mark(), settings))

    def leave(self) -> bool:
        """Give the seat up, if that is really meant; whether one goes."""
        if self.seat.seat is not None:
            if self.seat.table.phase is Phase.PLAYING:
                alone = absence.is_alone(self.seat.table)
                self.screen.say(self.speaker.text("cli-really-leave-alone" if alone else "cli-join-really-leave"))
                answer = self.screen.ask("> ")
                if isinstance(understand(answer), Quit):  # which keeps the seat, as is said there
                    self.parting.say_goodbye()
                    return True
                if answer.lower() not in YES:
                    return False
            self.request(Stand(self.seat.mark()))
        self.screen.say(self.speaker.text("cli-join-left-table"))
        return True

    # --------------------------------------------------------------------------------------------------- the game

    def heed_game(self, order: Order, room: Room, log: Log) -> None:
        """What is about the game."""
        asking = self.asking or Asking(room, self.seat.seat, log)
        if isinstance(order, Save | Quit):
            return
        if isinstance(order, Pick) and self.asking is None:
            self.screen.say(self.speaker.text("cli-join-not-asked"))
            return
        move = asking.heed(order)
        if move is not None:
            self.decide(asking, move)
        elif isinstance(order, Explain) and order.number is None:
            for part in ("commands", "commands-absence"):
                self.screen.say(self.speaker.text(f"cli-join-{part}"), style="dim")

    def decide(self, asking: Asking, move: Move) -> None:
        """Take a decision; if it cannot be taken any more, look again."""
        try:
            self.wire.do(self.seat.play(move))
        except Refusal as wrong:
            self.tell_refusal(wrong)
            asking.question()
        except Unanswered:
            self.screen.say(self.speaker.text("cli-join-unanswered"))

    def heed_waiting(self, order: Order, line: str) -> None:
        """What is about the room, before cards are dealt."""
        if isinstance(order, ShowTable) or not line:
            self.show_room()
        elif isinstance(order, Explain | ShowRule):
            options = " ".join(options_as_typed(self.seat.table.settings))
            for part in ("seats", "settings", "talk"):
                self.screen.say(self.speaker.text(f"cli-join-help-{part}", options=options), style="dim")
        else:
            self.screen.say(self.speaker.text("cli-join-unclear", typed=printable(line)))

    def show_room(self) -> None:
        """The waiting room."""
        self.screen.say()
        for line in waiting.room_lines(self.seat.table, self.seat.you, self.speaker):
            self.screen.say(line)
        self.screen.say(self.speaker.text("cli-join-link"))
        self.screen.say_whole(f"  {self.parting.link()}")
        role = "host" if self.seat.you.is_host else "player" if self.seat.seat is not None else "watcher"
        self.screen.say(self.speaker.text(f"cli-join-orders-{role}"), style="dim")
