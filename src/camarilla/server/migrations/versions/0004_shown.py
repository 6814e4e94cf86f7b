"""What each person has been shown of the game at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nobody has been shown anything yet."""
    op.create_table(
        "shown",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("bots", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
