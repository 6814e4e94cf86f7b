"""A remote bot is somebody of its own, who belongs to an account."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A token from before was a key to its owner's own seats: nobody has it any more."""
    op.add_column("people", sa.Column("owner", sa.String(32)))
    op.create_index("ix_people_owner", "people", ["owner"])
    op.execute(sa.text("DELETE FROM tokens"))
