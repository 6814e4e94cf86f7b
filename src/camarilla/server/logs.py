"""Logs: a line of JSON for each thing worth telling, on the error stream. Never a card, a word, a key or an address."""

import logging
import sys
import time

import msgspec

from camarilla.server.settings import Running

TOLD = ("table", "why", "part", "code", "process", "port")
"""What a line may tell besides its message."""


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, how serious it is, who says it, what; and the name of an error, never what it says."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line.update({name: getattr(record, name) for name in TOLD if hasattr(record, name)})
        if record.exc_info is not None and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = where(record)
        return msgspec.json.encode(line).decode()


def where(record: logging.LogRecord) -> list[str]:
    """The places in the code that an error came through: enough to find it, nothing of what was in it."""
    places: list[str] = []
    trace = record.exc_info[2] if record.exc_info is not None else None
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places


def log_config(running: Running) -> dict[str, object]:
    """How uvicorn, the framework and we write logs."""
    handler = {"class": "logging.StreamHandler", "formatter": "lines", "stream": sys.stderr}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": "camarilla.server.logs.Lines"}},
        "handlers": {"lines": handler},
        "loggers": {
            "camarilla": {"handlers": ["lines"], "level": running.log_level, "propagate": False},
            "litestar": {"handlers": ["lines"], "level": "ERROR", "propagate": False},
            "uvicorn": {"handlers": ["lines"], "level": "WARNING", "propagate": False},
        },
    }
