"""How far each player of an ended game has seen it: its end is told in lists when it has been shown."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Of games that have ended already nobody knows; 0 is nothing to see."""
    op.add_column("players", sa.Column("plies", sa.Integer, nullable=False, server_default="0"))
