"""How people like to be shown what happens, whatever they play with."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table; whoever has not chosen has no row in it."""
    op.create_table(
        "pace_settings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("bots", sa.String(16), nullable=False),
        sa.Column("by_itself", sa.String(16), nullable=False),
        sa.Column("motion", sa.Boolean),
    )
