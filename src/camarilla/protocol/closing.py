"""Why the server closes a socket, as a WebSocket close code; docs/protocol.md says what a client does then."""

import enum


class Closing(enum.IntEnum):
    """The close codes that are ours; 1001 and 1012 are the standard's, for a server that goes down."""

    BAD_MESSAGES = 4400
    NO_SESSION = 4401
    KEY_ENDED = 4402
    NOT_ALLOWED = 4403
    NO_TABLE = 4404
    TOO_SLOW = 4408
    VERSION = 4409
    FLOODING = 4429
