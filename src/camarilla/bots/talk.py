"""The bots' talk: what a bot claims, and how it answers the claims of others, in any game that has claims.

Whether it speaks at all is drawn from its seed and from what everybody sees, before it looks at what it holds; and
once it is to speak it says something. So its silence tells nothing, only its words may (a shrug is a
word, too). The same seed and the same views give the same words, whatever was said or restarted before.
"""

import hashlib
from typing import Final

import msgspec

from camarilla.bots.bot import reader_of
from camarilla.bots.style import Style
from camarilla.core.data import Claim, View
from camarilla.core.game import Game
from camarilla.core.rng import Fast
from camarilla.core.talk import Reply

MOMENTS: Final = 500
"""The most talkative of all, at 100, speaks at one moment in five."""
WORLDS: Final = 12
"""In so many worlds that it cannot rule out a bot tries what it hears."""
LIKELY: Final = 80
UNLIKELY: Final = 20
"""In per cent of these worlds: from here on it is believed, or doubted."""


class Talker:
    """The voice of a bot."""

    def __init__(self, style: Style, seed: int) -> None:
        self.style = style
        self.seed = seed

    def speak(self, game: Game, public: View, view: View) -> Claim | None:
        """What this seat says now; mostly nothing.

        `public` is the spectator's view of the same table. When nothing of the kind that it means to say is known to
        be true (or false), a guess must do: to fall silent would tell that nothing is known.
        """
        me = reader_of(view)
        rng = self.moment(public, me)
        if rng is None:
            return None
        honest = rng.below(100) < self.style.honesty
        kinds = by_kind(list(game.claims(public, me)))
        rng.shuffle(kinds)
        for wanted in (True, None, False) if honest else (False, None, True):
            for kind in kinds:
                found = [claim for claim in kind if game.is_true(claim, view) is wanted]
                if found:
                    return rng.choice(found)
        return None

    def wants_to_speak(self, public: View, seat: int) -> bool:
        """Whether this is a moment at which the seat says something, as everybody could foresee."""
        return self.moment(public, seat) is not None

    def moment(self, public: View, seat: int) -> Fast | None:
        """The chance that decides what is said at this moment; None if nothing is."""
        if public.reader is not None:
            raise TypeError("whether a bot speaks follows from a spectator's view, not from that of a seat")
        rng = chance(self.seed, seat, msgspec.json.encode(public))
        return rng if rng.below(MOMENTS) < self.style.talkativeness else None

    def answer(self, game: Game, claim: Claim, said_by: int, view: View) -> Reply:
        """What this seat answers when another claims something, by how likely that is to those who know what it knows.

        A plan cannot be tried in an imagined world: nothing has come of it yet.
        """
        me = reader_of(view)
        rng = chance(self.seed, me, msgspec.json.encode((said_by, claim, view)))
        tried = [game.settled(claim, said_by, view.imagine(rng), ()) for _ in range(WORLDS)]
        judged = [truth for truth in tried if truth is not None]
        if not judged:
            return Reply.AGREE if rng.below(100) < self.style.honesty else Reply.SHRUG
        likely = 100 * judged.count(True) // len(judged)
        if UNLIKELY < likely < LIKELY:
            if rng.below(100) >= self.style.talkativeness:
                return Reply.SHRUG
            return Reply.BELIEVE if rng.below(100) < likely else Reply.DOUBT
        honest = rng.below(100) < self.style.honesty
        return Reply.BELIEVE if honest == (likely >= LIKELY) else Reply.DOUBT


def chance(seed: int, seat: int, seen: bytes) -> Fast:
    """A source of chance for one moment: always the same for a seed, a seat and what is seen."""
    digest = hashlib.sha256(f"{seed}|{seat}|".encode() + seen).digest()
    return Fast(int.from_bytes(digest[:7], "big"))


def by_kind(claims: list[Claim]) -> list[list[Claim]]:
    """Claims sorted by what they are about, so that a kind with many of them is not heard all the time."""
    kinds: dict[str, list[Claim]] = {}
    for claim in claims:
        kinds.setdefault(type(claim).__name__, []).append(claim)
    return list(kinds.values())
