"""Lists say who sits at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that were listed before say so from their next change on."""
    op.add_column("listing", sa.Column("people", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Forget it again."""
    op.drop_column("listing", "people")
