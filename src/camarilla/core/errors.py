"""What can go wrong, and whose fault it is.

CamarillaError
├── BadData            something from outside has the wrong shape; says where
│   ├── BadDeal        a deal that is not the whole box, each piece once
│   ├── BadOptions     table options the game does not have
│   ├── BadMove        a move this game does not know
│   ├── BadRecord      a record that does not fit; says at which move
│   └── BadProof       a proof of a deal that does not hold; says which part
├── IllegalMove        a move the rules forbid now; carries the rule and the reason
└── BrokenInvariant    our own bug; never caught
"""

from camarilla.core.text import Arg, Phrase, Sentence


class CamarillaError(Exception):
    """Any error that Camarilla raises on purpose."""


class BadData(CamarillaError):
    """Data from outside that does not have the right shape.

    `sentence`, where there is one, says the same to people in their language.
    """

    def __init__(self, why: str, sentence: Sentence | None = None) -> None:
        super().__init__(why)
        self.sentence = sentence


class BadDeal(BadData):
    """A deal that does not hold every piece of the box exactly once."""


class BadOptions(BadData):
    """Table options that the game does not have."""


class BadMove(BadData):
    """A move that this game does not know."""


class BadRecord(BadData):
    """A record that cannot be replayed as it stands."""


class BadProof(BadData):
    """A proof that does not show how its deal came about."""


class IllegalMove(CamarillaError):
    """A decision the rules forbid; the state is as it was before.

    `rule` is the id of the rule that forbids it, `reason` the sentence that tells people why.
    """

    def __init__(self, rule: str, reason: Sentence) -> None:
        super().__init__(f"{rule}: {reason.id}")
        self.rule = rule
        self.reason = reason

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, Sentence]]:
        """Errors cross process borders whole."""
        return (IllegalMove, (self.rule, self.reason))


class BrokenInvariant(CamarillaError):
    """Something that can never happen did: a bug of ours."""


def why(wrong: Exception) -> Arg:
    """What an error tells people, as part of another sentence."""
    if isinstance(wrong, IllegalMove):
        return Phrase(Sentence("refusal", {"reason": Phrase(wrong.reason), "rule": wrong.rule}))
    if isinstance(wrong, BadData) and wrong.sentence is not None:
        return Phrase(wrong.sentence)
    return str(wrong)
