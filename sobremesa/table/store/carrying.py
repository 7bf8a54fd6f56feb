"""Codes with which another device becomes somebody: kept as hashes, good once, and not for long."""

from sqlalchemy import Connection, delete, select, update

from sobremesa.rules.errors import SobremesaError
from sobremesa.table.store import schema
from sobremesa.table.store.store import Store


class UnknownCode(SobremesaError):
    """Nobody can be carried with this code: it is wrong, was used, or is too old."""


async def offer(store: Store, person: str, hash: str, now: int, until: int) -> None:
    """A new code of a person, until a moment; one that they had before is good no longer."""
    carry = schema.carry.c

    def keep(connection: Connection) -> None:
        connection.execute(delete(schema.carry).where((carry.person == person) | (carry.until <= now)))
        connection.execute(schema.carry.insert().values(hash=hash, person=person, until=until))

    await store.transact(keep)


async def redeem(store: Store, hash: str, now: int) -> str:
    """Whose code it is; it was."""
    carry, person = schema.carry.c, schema.person.c

    def take(connection: Connection) -> str | None:
        taken = delete(schema.carry).where(carry.hash == hash, carry.until > now).returning(carry.person)
        found: str | None = connection.execute(taken).scalar_one_or_none()
        if found is not None:
            connection.execute(update(schema.person).where(person.id == found).values(carried=now))
        return found

    found = await store.transact(take)
    if found is None:
        raise UnknownCode("there is no such code")
    return found


async def carried(store: Store, person: str) -> int:
    """When another device last became somebody; 0 if none has."""
    wanted = select(schema.person.c.carried).where(schema.person.c.id == person)
    async with store.reading() as connection:
        return (await connection.execute(wanted)).scalar_one_or_none() or 0
