"""Who somebody is: a signed cookie with an identity in it. No password, no address, only a nickname."""

import hmac
import secrets

from itsdangerous import BadSignature, Signer

from sobremesa.table.core.people import Person, clean
from sobremesa.table.core.wire import NAME
from sobremesa.table.store import carrying
from sobremesa.table.store.store import Store

COOKIE = "sobremesa"
YEARS = 2


class Identities:
    """Makes and checks cookies; the key is in the database, so every process knows it."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store, self._key = store, key
        self._signer = Signer(key, salt="sobremesa.identity")

    @classmethod
    async def open(cls, store: Store) -> "Identities":
        """With the key of the database."""
        return cls(store, await store.secret("identity"))

    def cookie(self, person: str) -> str:
        """The cookie of an identity."""
        return self._signer.sign(person).decode()

    def read(self, cookie: str | None) -> str | None:
        """The identity in a cookie, unless it is missing or forged."""
        try:
            return self._signer.unsign(cookie).decode() if cookie else None
        except (BadSignature, UnicodeError):
            return None

    async def who(self, cookie: str | None) -> Person | None:
        """The person of a cookie, if we have met."""
        person = self.read(cookie)
        name = await self._store.name(person) if person else None
        return Person(person, name) if person and name else None

    def companion(self, person: str, other: str) -> str:
        """What somebody else is called on a person's shelf: the same at every table, another for everybody else."""
        return self._hash("companion", person, other)[:24]

    def hash_of(self, code: str) -> str:
        """How a code that carries an identity is kept."""
        return self._hash("carry", code)

    def _hash(self, *parts: str) -> str:
        return hmac.digest(self._key, "\0".join(parts).encode(), "sha256").hex()

    async def carried(self, person: str) -> int:
        """When another device last became somebody; 0 if none has."""
        return await carrying.carried(self._store, person)

    async def name(self, cookie: str | None, name: str, now: int) -> Person:
        """Give somebody a nickname; a stranger becomes a person."""
        person = self.read(cookie)
        if person is None or await self._store.is_leaving(person):
            person = secrets.token_hex(12)
        named = Person(person, clean(name, NAME))
        await self._store.meet(named.id, named.name, now)
        return named
