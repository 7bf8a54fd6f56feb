"""A journal, on SQLite: what was written last, in the order of arriving, until it is moved into the log."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make it."""
    if op.get_context().dialect.name == "sqlite":
        op.create_table(
            "journal",
            sa.Column("code", sa.String(32), nullable=False),
            sa.Column("version", sa.Integer, nullable=False),
            sa.Column("at", sa.BigInteger, nullable=False),
            sa.Column("body", sa.LargeBinary, nullable=False),
        )


def downgrade() -> None:
    """Move what is there, and drop it again."""
    if op.get_context().dialect.name == "sqlite":
        op.execute("INSERT INTO entry SELECT code, version, at, body FROM journal")
        op.drop_table("journal")
