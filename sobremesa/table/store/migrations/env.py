"""How Alembic runs our migrations: on the connection that the store hands over, one process at a time."""

from alembic import context
from sqlalchemy import Connection, text

from sobremesa.table.store.schema import metadata

LOCK = 0x50B3  # PostgreSQL: whoever comes second waits here

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # Python's sqlite3 begins none for DDL: a crash would leave half
    context.run_migrations()
