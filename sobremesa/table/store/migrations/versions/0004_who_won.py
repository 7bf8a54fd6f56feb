"""Lists say who won."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of matches that were over before nobody knows it in a list."""
    op.add_column("listing", sa.Column("won", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Forget it again."""
    op.drop_column("listing", "won")
