"""Several processes on one database: which are alive, and who is connected to each."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "process",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "looking",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    for name in ("looking", "process"):
        op.drop_table(name)
