"""The database's tables, brought up to date when a server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

LOCK = 0x63616D61
"""What several servers that start at once queue for."""


def upgrade(connection: Connection, to: str = "head") -> None:
    """Make every change that this database has not seen yet, in the caller's transaction: all of them or none."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # Python's driver begins none by itself before it makes tables
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
