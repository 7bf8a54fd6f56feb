"""REST: what is one's own. Matches that are over, being the same person on another device, and being forgotten."""

import secrets
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import Meta, Struct

from sobremesa.rules.errors import BadOption, Illegal, Unreadable
from sobremesa.rules.game import Value
from sobremesa.table.config import Config
from sobremesa.table.core.codes import make_carry_code, read_carry_code, read_code
from sobremesa.table.core.forgetting import is_nobody
from sobremesa.table.core.matches import Chapter, Match
from sobremesa.table.core.wire import Chair
from sobremesa.table.door.guard import asker
from sobremesa.table.door.identity import COOKIE, Identities
from sobremesa.table.door.limits import Limits
from sobremesa.table.door.rest import Asked, Me, cookie_of, person_of, problems
from sobremesa.table.live.clock import now
from sobremesa.table.live.forgetting import Forgetting
from sobremesa.table.live.house import House
from sobremesa.table.store import carrying
from sobremesa.table.store.shelf import Shelved, matches_of, unshelve

NO_COOKIE = Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax")
CARRY = 10 * 60 * 1000  # milliseconds that a code can be used


class Finished(Struct, frozen=True):
    """A match that is over, as it stands on the shelf of somebody who sat there."""

    code: str
    number: int
    game: str
    rules: Annotated[int, Meta(description="the version of those that were played")]
    options: dict[str, Value]
    began: int
    ended: int
    seat: Annotated[int, Meta(description="one's own")]
    chairs: tuple[Chair, ...]
    companions: Annotated[
        tuple[str, ...],
        Meta(description="by seat, whom one has met: the same at every table, and another for everybody else"),
    ]
    champions: Annotated[tuple[int, ...], Meta(description="who has won; nobody, if it was given up")]
    totals: tuple[int, ...]
    deals: int
    moves: int


class Shelf(Struct, frozen=True):
    """A page of one's own matches, the latest first."""

    matches: list[Finished]
    skip: Annotated[int, Meta(description="with which the next page is asked for; 0: there is none")]


class Carry(Struct, frozen=True):
    """A code with which another device becomes the same person, once."""

    code: str
    until: Annotated[int, Meta(description="in milliseconds since 1970")]


class Carried(Struct, frozen=True, forbid_unknown_fields=True):
    """A code of another device."""

    code: Annotated[str, Meta(max_length=64)]


@get("/api/me/matches", responses=problems(400, 401))
async def my_matches(
    request: Asked,
    identities: NamedDependency[Identities],
    house: NamedDependency[House],
    skip: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
) -> Shelf:
    """My matches that are over; nobody else can see this list."""
    person = await person_of(request, identities)
    shelved, more = await matches_of(house.store, person.id, skip)
    found = [await _finished(each, house, identities) for each in shelved]
    return Shelf([match for match in found if match is not None], skip + len(shelved) if more else 0)


@delete("/api/me/matches/{code:str}/{number:int}", responses=problems(400, 401, 403, 404))
async def unshelve_match(
    code: FromPath[str],
    number: FromPath[int],
    request: Asked,
    identities: NamedDependency[Identities],
    house: NamedDependency[House],
) -> None:
    """Take a match off my shelf; for the others it stays."""
    person = await person_of(request, identities)
    if not await unshelve(house.store, person.id, read_code(code), number):
        raise NotFoundException("no-match")


@post("/api/me/carry", responses=problems(401, 403))
async def carry(request: Asked, identities: NamedDependency[Identities], house: NamedDependency[House]) -> Carry:
    """A code, so that another device of mine can be me. It is good for ten minutes, and the one before no longer."""
    person = await person_of(request, identities)
    code, until = make_carry_code(secrets.choice), now() + CARRY
    await carrying.offer(house.store, person.id, identities.hash_of(code), now(), until)
    return Carry(code, until)


@post("/api/me/carried", status_code=200, responses=problems(400, 403, 404, 413))
async def carried(
    data: JSONBody[Carried],
    request: Asked,
    identities: NamedDependency[Identities],
    house: NamedDependency[House],
    limits: NamedDependency[Limits],
    config: NamedDependency[Config],
) -> Response[Me]:
    """Be the person whose code this is, from now on. Who this device was before, nobody is any more."""
    with limits.guess(asker(request)):
        person = await carrying.redeem(house.store, identities.hash_of(read_carry_code(data.code)), now())
    found = await identities.who(identities.cookie(person))
    return Response(Me(found.name if found else ""), cookies=[cookie_of(person, identities, config)])


@delete("/api/me", responses=problems(401, 403), response_cookies=[NO_COOKIE])
async def forget_me(
    request: Asked, identities: NamedDependency[Identities], forgetting: NamedDependency[Forgetting]
) -> None:
    """Forget me: my name, what I said, and that I was I. The moves that I made stay, as somebody's."""
    person = await person_of(request, identities)
    await forgetting.forget(person.id)


async def _finished(shelved: Shelved, house: House, identities: Identities) -> Finished | None:
    """A match as its person may know it; None if no rules can read it."""
    code, seat, about = shelved.code, shelved.seat, shelved.attendance
    try:
        found: Chapter | Match | None = shelved.chapter or await house.match(code, about.number)
    except (BadOption, Illegal, Unreadable):
        return None
    if found is None:
        return None
    me = about.people[seat]
    others = (about.people.get(place, "") for place in range(len(found.chairs)))
    return Finished(
        code=code,
        number=about.number,
        game=found.game,
        rules=found.rules,
        options=found.options,
        began=about.began,
        ended=about.ended,
        seat=seat,
        chairs=found.chairs,
        companions=tuple(
            identities.companion(me, other) if other and other != me and not is_nobody(other) else ""
            for other in others
        ),
        champions=found.deals[-1].champions if found.deals else (),
        totals=found.deals[-1].totals if found.deals else (),
        deals=len(found.deals),
        moves=about.moves,
    )


HANDLERS = [my_matches, unshelve_match, carry, carried, forget_me]
