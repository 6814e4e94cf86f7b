"""How far each player of an ended game has seen it: its end is told in lists when it has been shown."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Games that have ended already count as seen."""
    op.add_column("players", sa.Column("plies", sa.Integer, nullable=False, server_default="0"))
