"""A refusal: a code for programs, a sentence for people, and the rule where there is one."""

import logging

from camarilla.core.errors import BadMove, BadOptions, BrokenInvariant, CamarillaError, IllegalMove
from camarilla.core.text import Arg, Sentence
from camarilla.protocol.to_client import Code, Refused
from camarilla.server.store import StoreTrouble

LOG = logging.getLogger("camarilla.refusal")


class Refusal(CamarillaError):
    """Something that was asked for and will not be done; nothing has changed."""

    def __init__(self, code: Code, message: str, /, **args: Arg) -> None:
        super().__init__(f"{code.value}: {message}")
        self.code = code
        self.sentence = Sentence(message, args)


def refused(request: str | None, wrong: CamarillaError) -> Refused:
    """A refusal as the client gets it."""
    if isinstance(wrong, Refusal):
        return Refused(request, wrong.code, wrong.sentence)
    if isinstance(wrong, StoreTrouble):
        return Refused(request, Code.BUSY, Sentence("table-busy"))
    if isinstance(wrong, BrokenInvariant):  # our own mistake: the log says where, nobody is told what was in it
        LOG.error("broken", exc_info=wrong)
        return Refused(request, Code.BROKEN, Sentence("table-broken"))
    if isinstance(wrong, IllegalMove):
        return Refused(request, Code.ILLEGAL, wrong.reason, wrong.rule)
    code = Code.BAD_MESSAGE
    if isinstance(wrong, BadMove):
        code = Code.BAD_MOVE
    elif isinstance(wrong, BadOptions):
        code = Code.BAD_OPTIONS
    sentence = getattr(wrong, "sentence", None)
    return Refused(request, code, sentence if isinstance(sentence, Sentence) else Sentence("table-bad-message"))
