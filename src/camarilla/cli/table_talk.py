"""What is said at a table: chat, claims with their numbers, answers, and what became of the claims."""

from collections.abc import Sequence

from rich.text import Text

from camarilla.cli.screen import Screen
from camarilla.cli.table_orders import Answer
from camarilla.client import Seat
from camarilla.locales import Speaker
from camarilla.protocol.tables import PersonSeat
from camarilla.protocol.to_client import Answered, Claimed, ClaimOffer, Noted, Spoken, Talked
from camarilla.protocol.to_server import AnswerClaim, AskClaims, MakeClaim, ToServer

RECENT = 30
"""How much of what was said is told again."""
TOLD_OTHERWISE = frozenset({"table-noted-took-back", "table-noted-stands-in"})
"""What whoever it is about is told in the second person: that they took something back, that a bot plays for them."""


class TableTalk:
    """The talk at one table."""

    def __init__(self, seat: Seat, screen: Screen, speaker: Speaker) -> None:
        self.seat = seat
        self.screen = screen
        self.speaker = speaker
        self.listed: list[ClaimOffer] = []
        self.noted = [said for said in seat.talk if isinstance(said, Noted)]
        """What is known already of who went, who came and who plays for whom."""
        self.explained: list[Noted] = []
        """Of those the requests for a seat of which it was said what they mean."""
        self.claimed: list[Claimed] = []
        """What is known already of what was claimed."""

    def tell(self, said: Talked) -> None:
        """Print something that was said; of two notes alike, with nothing between them, the first."""
        mark = self.speaker.text("cli-join-talk-mark") + " "
        line = self.line(said)
        if isinstance(said, Claimed):
            self.claimed.append(said)
        if not isinstance(said, Noted) or self.screen.last != mark + line:
            self.screen.say(Text.assemble((mark, "bold magenta"), (line, "magenta")), indent=2)
        if isinstance(said, Noted):
            self.noted.append(said)
            self.explain_requests()

    def hear(self, said: Talked) -> None:
        """Print something new that was said, unless it is about oneself and one is told so otherwise."""
        if not (isinstance(said, Noted) and said.seat == self.seat.seat and said.words.id in TOLD_OTHERWISE):
            self.tell(said)

    def tell_notes(self) -> None:
        """Print what was noted while one was not here to hear it, or became somebody else here."""
        for said in self.seat.talk:
            if isinstance(said, Noted) and said not in self.noted:
                self.hear(said)

    def requests(self) -> list[Noted]:
        """Who asks for a seat, which was not explained yet, as far as it is known here."""
        last = {note.seat: note for note in self.noted if note.words.id == "table-noted-wanted"}
        return [note for note in last.values() if note not in self.explained and self.is_to_answer(note)]

    def is_to_answer(self, note: Noted) -> bool:
        """Whether whoever reads here is the host, and somebody still asks."""
        place = self.seat.table.seats[note.seat]
        is_open = isinstance(place, PersonSeat) and place.wanted_by == note.words.args["other"]
        return is_open and self.seat.you.is_host

    def tell_requests(self) -> None:
        """Tell the host, who comes only now, who asks for a seat."""
        for note in self.requests():
            self.tell(note)

    def explain_requests(self) -> None:
        """Say what it would mean to let somebody in, and how that is answered: after the host has read who asks."""
        for note in self.requests():
            self.explained.append(note)
            line = self.speaker.text("cli-who-asks", name=str(note.words.args["other"]))
            self.screen.say(f"· {line}", style="italic", indent=2)

    def new_claims(self, since: int) -> list[tuple[int, str]]:
        """What others claimed after some time and is not known yet, with when; from now on it is."""
        claims = [said for said in self.seat.talk if isinstance(said, Claimed) and said.seat != self.seat.seat]
        found = [said for said in claims if said.at > since and said not in self.claimed]
        self.claimed += found
        return [(said.at, self.line(said)) for said in found]

    def tell_all(self) -> None:
        """Print what was said lately."""
        if not self.seat.talk:
            self.screen.say(self.speaker.text("cli-join-nothing-said"))
        for said in self.seat.talk[-RECENT:]:
            self.tell(said)

    def line(self, said: Talked) -> str:
        """Something said, in words."""
        match said:
            case Spoken():
                kind = "watcher" if said.seat is None else "player"
                text = " / ".join(said.text.splitlines())
                return self.speaker.text(f"cli-join-said-{kind}", name=said.name, text=text)
            case Claimed():
                return self.speaker.text("cli-join-claimed", number=said.number + 1, words=self.speaker.say(said.words))
            case Answered():
                return self.speaker.text("cli-join-answered", number=said.claim + 1, words=self.speaker.say(said.words))
            case Noted():
                return self.speaker.say(said.words)

    # --------------------------------------------------------------------------------------------------------- claims

    def ask_for_list(self) -> AskClaims:
        """What asks the table for the claims on offer."""
        return AskClaims(self.seat.mark())

    def list_claims(self, offers: Sequence[ClaimOffer], words: str) -> None:
        """Show what may be claimed, in pages; only what holds these words, if there are any."""
        wanted = words.casefold().split()
        said = [(offer, self.speaker.say(offer.words)) for offer in offers]
        found = [(offer, text) for offer, text in said if all(word in text.casefold() for word in wanted)]
        self.listed = [offer for offer, _ in found]
        if not found:
            self.screen.say(self.speaker.text("cli-join-no-claims"))
            return
        lines = [
            (Text.assemble((f"{number:>3}", "bold cyan"), (") ", "dim"), text), 5)
            for number, (_, text) in enumerate(found, start=1)
        ]
        if self.screen.say_in_pages(lines, self.speaker.text("cli-on")):
            self.screen.say(self.speaker.text("cli-join-claim-how"), style="dim")

    def picked(self, number: int) -> ToServer | None:
        """The claim with this number in the list that was shown last."""
        if not self.listed:
            self.screen.say(self.speaker.text("cli-join-list-first"))
            return None
        if not 1 <= number <= len(self.listed):
            self.screen.say(self.speaker.text("cli-no-choice", number=number, most=len(self.listed)))
            return None
        return MakeClaim(self.seat.mark(), self.listed[number - 1].claim)

    def answer(self, order: Answer) -> ToServer | None:
        """What answers a claim: the one with this number, or the last of somebody else's."""
        others = [said.number for said in self.seat.talk if isinstance(said, Claimed) and said.seat != self.seat.seat]
        number = others[-1] if order.number is None and others else None
        if order.number is not None:
            number = order.number - 1
        if number is None or number < 0:
            self.screen.say(self.speaker.text("cli-join-no-claim-yet"))
            return None
        return AnswerClaim(self.seat.mark(), number, order.reply)

    def tell_settled(self) -> None:
        """What became of everybody's claims; who only asks for something claims nothing."""
        talk = self.seat.talk
        claims = [said for said in talk if isinstance(said, Claimed) and "-claim-asks-" not in said.words.id]
        if not claims:
            return
        self.screen.say()
        self.screen.say(self.speaker.text("cli-join-claims"), style="bold")
        for said in claims:
            kind = "never" if said.settled is None else "true" if said.settled else "false"
            style = {"never": "dim", "true": "green", "false": "red"}[kind]
            verdict = self.speaker.text(f"cli-join-settled-{kind}")
            self.screen.say(Text.assemble((f"  {verdict}  ", style), self.line(said)), indent=4)
