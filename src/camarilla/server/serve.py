"""Run a server in this process until it is told to stop."""

import socket
import sys

import uvicorn

from camarilla.server.app import make_app
from camarilla.server.logs import log_config
from camarilla.server.settings import Running

KEEP_ALIVE = 20
GOODBYE = 10
"""Seconds that open connections are given when the server stops."""


def serve(running: Running, listening: socket.socket | None = None) -> None:
    """Serve until a signal; a socket that listens already may be handed over."""
    config = uvicorn.Config(
        make_app(running),
        host=running.host,
        port=running.port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_ping_interval=KEEP_ALIVE,
        ws_ping_timeout=KEEP_ALIVE,
        ws_per_message_deflate=False,
        proxy_headers=running.proxied,
        forwarded_allow_ips="*" if running.proxied else None,
        server_header=False,
        timeout_graceful_shutdown=GOODBYE,
        access_log=False,
        log_config=log_config(running),
    )
    uvicorn.Server(config).run(sockets=None if listening is None else [listening])
