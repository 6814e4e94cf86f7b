"""Logs: a line of JSON for each thing worth telling, on the error stream. Never a card, a word, a key or an address."""

import logging
import sys
import time
from pathlib import Path

import msgspec

from camarilla.server.settings import Running

OURS = "camarilla"
TOLD = ("table", "why", "part", "code", "process", "pid")
"""What a line may tell besides its message."""


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, how serious it is, who says it, what; and the name of an error, never what it says."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": message(record),
        }
        line.update({name: getattr(record, name) for name in TOLD if hasattr(record, name)})
        if record.exc_info is not None and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = where(record)
        return msgspec.json.encode(line).decode()


def message(record: logging.LogRecord) -> str:
    """What a record says; from others' code only the fixed words, since what they fill in could be anything."""
    if record.name.partition(".")[0] == OURS:
        return record.getMessage()
    return record.msg.partition("\n")[0] if isinstance(record.msg, str) else type(record.msg).__name__


def where(record: logging.LogRecord) -> list[str]:
    """The places in the code that an error came through: enough to find it, nothing of what was in it."""
    places: list[str] = []
    trace = record.exc_info[2] if record.exc_info is not None else None
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{Path(code.co_filename).name}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places


def log_config(running: Running) -> dict[str, object]:
    """How we, the framework and whatever else runs in this process write logs: all in the same lines."""
    handler = {"class": "logging.StreamHandler", "formatter": "lines", "stream": sys.stderr}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": "camarilla.server.logs.Lines"}},
        "handlers": {"lines": handler},
        "root": {"handlers": ["lines"], "level": "WARNING"},
        "loggers": {
            OURS: {"level": running.log_level},
            "litestar": {"level": "ERROR"},
            "uvicorn": {"level": "WARNING"},
        },
    }
