"""A process in which bots think: `python -m camarilla.server.worker`, started by `workers` and by nobody else.

It answers one question at a time, from its standard input to its standard output, and ends when the server does: a
thread waits for the end of the input, whatever the bot is doing. A bot that keeps the interpreter to itself, so that
not even that thread runs, is ended by the operating system's alarm clock.
"""

import gc
import os
import signal
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import BinaryIO, Final, assert_never

import msgspec

from camarilla.bots import make_bot
from camarilla.bots.bot import AT_EASE, Bot, Clock
from camarilla.bots.style import style_named
from camarilla.bots.talk import Talker
from camarilla.games import game_named
from camarilla.server.questions import (
    ASKS,
    HEAD,
    LONGEST,
    AnyAnswer,
    AnyAsk,
    Decide,
    Decided,
    Failed,
    Ready,
    Respond,
    Responded,
    Speak,
    Spoke,
    framed,
)

Making = Callable[[str, str, int], Bot]
"""A bot from its level, the game's key and a seed."""

KINDER: Final = 5
"""How much the server and everything else on the machine goes before bots."""
INHERITED: Final = 3
MOST_FILES: Final = 1 << 16
"""The descriptors after the standard three, up to more than any server has open."""
HURRY: Final = 8
"""A bot is given this part of the budget to think: the machine may be busy, and a late answer is none."""
OVERTIME: Final = 3
"""The alarm rings after so many budgets; the server has long given up by then, or is no more."""


def main(making: Making = make_bot) -> None:
    """Answer questions until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal's; it is for the server to decide what ends
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
    if hasattr(os, "nice"):
        os.nice(KINDER)
    questions, answers = private_pipes()
    asked: SimpleQueue[AnyAsk] = SimpleQueue()
    threading.Thread(target=listen, args=(questions, asked), daemon=True).start()
    gc.freeze()  # looking for garbage is not to take a bot's time
    say(answers, Ready())
    while True:
        ask = asked.get()
        set_alarm(ask.budget * OVERTIME)
        answer = answered(ask, making)
        set_alarm(0)
        say(answers, answer)


def private_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to and from the server, moved to where no stray `print` of a bot gets between the frames.

    Whatever else was inherited is closed: a socket that the server listens on must not outlive it here.
    """
    os.closerange(INHERITED, MOST_FILES)
    questions = os.fdopen(os.dup(sys.stdin.fileno()), "rb")
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, sys.stdin.fileno())
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
    return questions, answers


def listen(questions: BinaryIO, asked: SimpleQueue[AnyAsk]) -> None:
    """Pass questions on as they come; at the end of them, or at anything odd, the whole process ends at once."""
    try:
        while len(head := questions.read(HEAD.size)) == HEAD.size:
            (length,) = HEAD.unpack(head)
            if length > LONGEST:
                break
            asked.put(ASKS.decode(questions.read(length)))
    except (OSError, msgspec.DecodeError):
        os._exit(1)
    os._exit(0)


def say(answers: BinaryIO, answer: AnyAnswer) -> None:
    """Send an answer; nobody there to read it is the end."""
    try:
        answers.write(framed(answer))
        answers.flush()
    except OSError:
        os._exit(0)


def set_alarm(seconds: float) -> None:
    """Be ended by the system in so many seconds; 0 turns the alarm off."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def answered(ask: AnyAsk, making: Making) -> AnyAnswer:
    """What a bot made for this question answers."""
    try:
        game = game_named(ask.game)
        view = game.read_view(bytes(ask.view))
        match ask:
            case Decide():
                return Decided(
                    making(ask.who, ask.game, ask.seed).decide(
                        view, list(ask.legal), Clock(ask.budget / HURRY, AT_EASE.iterations)
                    )
                )
            case Speak():
                public = game.read_view(bytes(ask.public))
                said = Talker(style_named(ask.style), ask.seed).speak(game, public, view)
                return Spoke(() if said is None else (msgspec.Raw(msgspec.json.encode(said)),))
            case Respond():
                claim = game.read_claim(bytes(ask.claim))
                return Responded(Talker(style_named(ask.style), ask.seed).answer(game, claim, ask.said_by, view))
            case _ as never:
                assert_never(never)
    except Exception as wrong:  # noqa: BLE001 - whatever is wrong with a bot is not to end more than its answer
        return Failed(type(wrong).__name__)


if __name__ == "__main__":
    main()
