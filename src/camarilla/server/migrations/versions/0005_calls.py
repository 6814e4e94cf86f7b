"""How people are called back: the server's key, devices, mail, webhooks, quiet hours, who was called for what."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables; the key is made when a server starts."""
    op.create_table(
        "push_keys",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("private", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "push_devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("hash", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(200), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "call_mails",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("confirm", sa.LargeBinary(32)),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("leave", sa.String(64), nullable=False, unique=True),
    )
    op.create_table(
        "call_webhooks",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("url", sa.String(1000), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    make_when()


def make_when() -> None:
    """When somebody is not called, and for what they were."""
    op.create_table(
        "quiet_hours",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("begins", sa.Integer, nullable=False),
        sa.Column("ends", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
    )
    op.create_table(
        "muted_tables",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id"),
    )
    op.create_table(
        "called",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "kind"),
    )
    op.create_table(
        "page_hidden",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "process"),
    )
