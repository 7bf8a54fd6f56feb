"""Who sat in the matches that are over, codes that carry an identity, and people who are being forgotten."""

import logging

import sqlalchemy as sa
from alembic import op

from sobremesa.rules.errors import Unreadable
from sobremesa.table.core.attendance import Attendance, attended
from sobremesa.table.core.entries import decode_entry

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

logger = logging.getLogger(__name__)

SITTING = (
    sa.Column("code", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("began", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("shelved", sa.Boolean, nullable=False, server_default=sa.true()),
)


def upgrade() -> None:
    """Make the tables. Matches that were over before are found in the logs, for which no rules are needed."""
    sitting = op.create_table("sitting", *SITTING)
    op.create_index("sitting_person", "sitting", ["person", "ended"])
    op.create_table(
        "carry",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leaving",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.add_column("person", sa.Column("carried", sa.BigInteger, nullable=False, server_default="0"))
    connection = op.get_bind()
    for code, stage in connection.execute(sa.text("SELECT code, stage FROM listing")).fetchall():
        rows = [
            {"code": code, "seat": seat, "person": person, **_about(match)}
            for match in _matches(connection, code, stage == "over")
            for seat, person in match.people.items()
        ]
        if rows:
            connection.execute(sa.insert(sitting), rows)


def _matches(connection: sa.Connection, code: str, over: bool) -> list[Attendance]:
    logs = ("entry", "journal") if connection.dialect.name == "sqlite" else ("entry",)
    every = " UNION ALL ".join(f"SELECT version, at, body FROM {log} WHERE code = :code" for log in logs)
    lines = connection.execute(sa.text(f"{every} ORDER BY version"), {"code": code})
    try:
        return attended(((decode_entry(bytes(body)), at) for _, at, body in lines), over=over)
    except Unreadable as error:
        logger.warning("a log cannot be read", extra={"table": code, "error": str(error)})
        return []


def _about(match: Attendance) -> dict[str, int]:
    return {"number": match.number, "began": match.began, "ended": match.ended, "moves": match.moves}


def downgrade() -> None:
    """Forget them again."""
    op.drop_column("person", "carried")
    for name in ("leaving", "carry", "sitting"):
        op.drop_table(name)
