"""Run a server in this process until it is told to stop."""

import asyncio
import logging
import logging.config
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from importlib.util import find_spec

import uvicorn

from camarilla.server.app import make_app, opened
from camarilla.server.garbage import tidied
from camarilla.server.house import House
from camarilla.server.logs import log_config
from camarilla.server.settings import Running
from camarilla.server.wire import MOST, Wire

LOG = logging.getLogger("camarilla.serve")
KEEP_ALIVE = 20
IDLE = 75
"""Seconds that an idle HTTP connection stays open: longer than clients and proxies keep theirs, so that none is closed
just as it is used again."""
GOODBYE = 5
"""Seconds that open connections are given when the server stops."""
PROXIES = "127.0.0.0/8,::1,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7"
"""Where a proxy may be that is believed: on this machine, or in a network of one's own."""
SWITCH = 0.001
"""Seconds after which a thread that waits for the interpreter gets it: a commit that is done must not wait long for a
busy event loop."""
STOPS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name))


def serve(running: Running, listening: socket.socket | None = None, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until a signal; a socket that listens already may be handed over. Raises CannotStart.

    `ready` is called once, when people can come in.
    """
    logging.config.dictConfig(log_config(running))
    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=faster_loop()) as runner:
        runner.run(serving(running, listening, ready))


def faster_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Uvloop's event loop where there is one; None for Python's own."""
    if find_spec("uvloop") is None:
        return None
    import uvloop  # noqa: PLC0415 - not for every system

    return uvloop.new_event_loop


async def serving(running: Running, listening: socket.socket | None, ready: Callable[[], None]) -> None:
    """Open everything, serve, close everything."""
    async with opened(running) as house, tidied():
        server = Server(configured(running, house), ready)
        LOG.info("serving")
        await server.serve(sockets=None if listening is None else [listening])
        LOG.info("stopping")
    LOG.info("stopped")


def configured(running: Running, house: House) -> uvicorn.Config:
    """How uvicorn serves us."""
    return uvicorn.Config(
        make_app(running, house),
        host=running.host,
        port=running.port,
        ws=Wire,
        ws_max_size=MOST,
        ws_ping_interval=KEEP_ALIVE,
        ws_ping_timeout=KEEP_ALIVE,
        ws_per_message_deflate=False,
        proxy_headers=running.proxied,
        forwarded_allow_ips=PROXIES if running.proxied else None,
        server_header=False,
        timeout_keep_alive=IDLE,
        timeout_graceful_shutdown=GOODBYE,
        access_log=False,
        log_config=None,
        lifespan="off",  # the house is open already
    )


class Server(uvicorn.Server):
    """Uvicorn's server, which says when it is ready, and for which a signal to stop is no failure."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        self.ready()

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Signals tell us to stop; uvicorn would raise them again when all is closed, and end as if killed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {stop: signal.signal(stop, self.handle_exit) for stop in STOPS}
        try:
            yield
        finally:
            for stop, handler in before.items():
                signal.signal(stop, handler)
