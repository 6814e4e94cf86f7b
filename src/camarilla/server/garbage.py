"""Garbage that refers to itself, looked for when it costs nobody anything.

Python looks for it by itself whenever so many things have been made, and looks through everything: with a thousand
tables that is a pause that people notice. Next to none of what a table holds is such garbage; connections that have
ended are. So what is new is looked through four times a second, what survives that is taken to stay, and everything is
looked through when the server has been idle, or an hour at the latest.
"""

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator

TICK = 0.25
"""Seconds between two looks at what is new."""
IDLE = 0.05
"""The server is idle if it has taken at most this part of a core since the last look."""
SELDOM = 300.0
AT_LATEST = 3600.0
"""Seconds between two looks through everything: at least, and at most."""


@contextlib.asynccontextmanager
async def tidied() -> AsyncIterator[None]:
    """Keep tidy in the background, and leave the collector as it was."""
    gc.collect()
    gc.freeze()
    gc.disable()
    tidying = asyncio.create_task(tidy())
    try:
        yield
    finally:
        tidying.cancel()
        gc.enable()
        gc.unfreeze()


async def tidy() -> None:
    """Look, again and again."""
    last = time.monotonic()
    while True:
        busy = time.process_time()
        await asyncio.sleep(TICK)
        is_idle = time.process_time() - busy <= IDLE * TICK
        since = time.monotonic() - last
        if since >= (SELDOM if is_idle else AT_LATEST):
            gc.unfreeze()
            gc.collect()
            last = time.monotonic()
        else:
            gc.collect(0)
        gc.freeze()
