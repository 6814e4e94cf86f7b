"""What lists need to know: whether anybody is at a table, whether it may be watched, who played a game."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables that are there already are listed anew when they next change."""
    op.add_column("tables", sa.Column("here", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("watched", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "players",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.PrimaryKeyConstraint("table_id", "number", "person"),
    )
