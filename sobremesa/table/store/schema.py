"""The database, table by table. Times are whole milliseconds since 1970; migrations make all this."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    FromClause,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    select,
    true,
    union_all,
)
from sqlalchemy import Table as SqlTable

metadata = MetaData()
sqlite_only = MetaData()

entry = SqlTable(
    "entry",
    metadata,
    Column("code", String(32), primary_key=True),  # of the table
    Column("version", Integer, primary_key=True, autoincrement=False),  # of its log, from 1
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# The latest entries, on SQLite: they are here or there, never both (sqlite.py).
journal = SqlTable(
    "journal",
    sqlite_only,
    Column("code", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)


def logs(dialect: str) -> FromClause:
    """All entries, wherever they lie."""
    return union_all(select(entry), select(journal)).subquery() if dialect == "sqlite" else entry


# Where matches that are over lie in the logs, and what only a fold could tell of them: an index, made from the logs.
chapter = SqlTable(
    "chapter",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

# What lists need to know of a table; folded from its entries like everything else.
listing = SqlTable(
    "listing",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("stage", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("people", JSON, nullable=False),  # nicknames, by seat
    Column("match", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("won", JSON, nullable=False, server_default="[]"),  # nicknames; "" for a bot
    Index("listing_public", "public", "stage", "changed"),
)

sitter = SqlTable(
    "sitter",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Index("sitter_person", "person"),
)

person = SqlTable(
    "person",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("met", BigInteger, nullable=False),
    Column("carried", BigInteger, nullable=False, server_default="0"),  # when another device last became them; 0: never
)

# Who sat where in a match that is over: what stands on people's shelves. An index, made from the logs.
sitting = SqlTable(
    "sitting",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the match
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("shelved", Boolean, nullable=False, server_default=true()),  # the person wants to see it
    Index("sitting_person", "person", "ended"),
)

# Codes with which another device becomes somebody: once, and not for long.
carry = SqlTable(
    "carry",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)

# People who are being forgotten, until nothing names them any more.
leaving = SqlTable(
    "leaving",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

secret = SqlTable(
    "secret",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# A server process. It is alive until its lease ends, by the database's clock; it renews it.
process = SqlTable(
    "process",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# The processes that look at a table for somebody. The first of those alive owns it: there bots think and time passes.
looking = SqlTable(
    "looking",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
