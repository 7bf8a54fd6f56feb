"""An index of the matches that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Matches that were over before are indexed when they are first read."""
    op.create_table(
        "chapter",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Forget them again."""
    op.drop_table("chapter")
