"""The tables of the database. Times are milliseconds since 1970, bodies are JSON bytes.

`log` is the truth about every table; `tables`, `sitters`, `games` and `players` are derived from it, so that lists can
be made without reading logs.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    false,
    true,
)

METADATA = MetaData()

people = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("account", String(64), unique=True),  # the name's skeleton; None for a guest
    Column("password", String(200)),  # None for a guest and for a remote bot
    Column("created", BigInteger, nullable=False),
    Column("owner", String(32), index=True),  # whose remote bot or companion it is; else None
)

sessions = Table(
    "sessions",
    METADATA,
    Column("hash", LargeBinary(32), primary_key=True),  # of the cookie: the database holds no key to anything
    Column("person", String(32), nullable=False, index=True),
    Column("seen", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("person", String(32), nullable=False, index=True),  # the remote bot
    Column("label", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

mutes = Table(
    "mutes",
    METADATA,
    Column("person", String(32), nullable=False),
    Column("muted", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    PrimaryKeyConstraint("person", "muted"),
)

log = Table(
    "log",
    METADATA,
    Column("table_id", String(32), nullable=False),
    Column("n", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("visibility", String(16), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("info", LargeBinary, nullable=False),  # protocol.TableInfo, for lists
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("here", Boolean, nullable=False, server_default=false()),  # whether anybody who sits there is connected
    Column("watched", Boolean, nullable=False, server_default=true()),  # whether it may be
    Column("owner", String(32)),  # the process that plays its bots and runs its clocks
    Index("tables_open", "visibility", "phase", "updated"),
    Index("tables_owned", "phase", "owner"),
)

sitters = Table(
    "sitters",
    METADATA,
    Column("table_id", String(32), nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("seated", Boolean, nullable=False),  # now; False for who has got up
    PrimaryKeyConstraint("table_id", "person"),
)

games = Table(
    "games",
    METADATA,
    Column("table_id", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("names", LargeBinary, nullable=False),
    Column("outcome", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    Index("games_public", "public", "ended"),
)

players = Table(  # of games that have ended
    "players",
    METADATA,
    Column("table_id", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("plies", Integer, nullable=False, server_default="0"),  # how far that person's seat has seen it
    PrimaryKeyConstraint("table_id", "number", "person"),
)

ratings = Table(
    "ratings",
    METADATA,
    Column("subject", String(48), nullable=False),  # "person:ID", or "bot:LEVEL"
    Column("game", String(32), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("subject", "game"),
)

processes = Table(
    "processes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("beat", BigInteger, nullable=False),
)

shown = Table(  # what somebody's client has shown of the game at a table: told to nobody, and in no log
    "shown",
    METADATA,
    Column("table_id", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),  # through whose eyes; -1 for who watches
    Column("ply", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("bots", String(16), nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)

push_keys = Table(  # one row: what push services know this server by
    "push_keys",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("private", LargeBinary, nullable=False),
)

push_devices = Table(
    "push_devices",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("hash", LargeBinary(32), nullable=False, unique=True),  # of the endpoint: a browser is one person's
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(200), nullable=False),
    Column("label", String(64), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)

call_mails = Table(
    "call_mails",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("confirm", LargeBinary(32)),  # the hash of what was sent to the address; None once it has come back
    Column("asked", BigInteger, nullable=False),
    Column("leave", String(64), nullable=False, unique=True),  # in every mail: whoever has it may end them
)

call_webhooks = Table(
    "call_webhooks",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("url", String(1000), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("secret", String(64), nullable=False),
)

quiet_hours = Table(
    "quiet_hours",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("begins", Integer, nullable=False),  # minutes of the day
    Column("ends", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
)

pace_settings = Table(  # how somebody likes to be shown what happens
    "pace_settings",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("bots", String(16), nullable=False),
    Column("by_itself", String(16), nullable=False),
    Column("motion", Boolean),  # None: as the device says
)

muted_tables = Table(
    "muted_tables",
    METADATA,
    Column("person", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
)

called = Table(  # for which decision a seat was called last, so that it is called once
    "called",
    METADATA,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "kind"),
)

page_hidden = Table(  # who is connected to a process that does not own the table, and looks elsewhere
    "page_hidden",
    METADATA,
    Column("table_id", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("process", String(32), nullable=False),
    PrimaryKeyConstraint("table_id", "person", "process"),
)
