"""What alembic runs: our migrations, on the connection that the server has opened."""

from alembic import context

from camarilla.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
