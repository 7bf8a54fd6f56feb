"""The application: the handlers, what they need, and the order in which everything is opened and closed."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hmac import compare_digest
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, NotFoundException, SerializationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from sobremesa.rules.errors import BadOption, OtherRules, SobremesaError, UnknownGame, Unreadable
from sobremesa.table.config import Config
from sobremesa.table.door import mine
from sobremesa.table.door.guard import add_headers, not_too_often, only_our_pages
from sobremesa.table.door.identity import Identities
from sobremesa.table.door.limits import Flood, Limits
from sobremesa.table.door.pages import FOLDER, page
from sobremesa.table.door.problems import BY_STATUS, Problem, ProblemCode
from sobremesa.table.door.rest import HANDLERS
from sobremesa.table.door.socket import table_socket
from sobremesa.table.live.forgetting import Forgetting
from sobremesa.table.live.house import House, UnknownTable
from sobremesa.table.store.carrying import UnknownCode
from sobremesa.table.store.errors import StoreError
from sobremesa.table.store.store import Store

BODY = 16 * 1024  # bytes that a request may have


class Asked(Request[Any, Any, Any]):
    """A request. A body that is nested too deeply is as wrong as any other that cannot be read."""

    async def json(self) -> Any:
        """The body."""
        try:
            return await super().json()
        except RecursionError as error:
            raise SerializationException("nested too deeply") from error


@get("/health", include_in_schema=False)
async def health() -> str:
    """The process lives."""
    return "ok"


@get("/ready", include_in_schema=False)
async def ready(house: NamedDependency[House]) -> str:
    """The database answers, too."""
    await house.store.ready()
    return "ok"


@get("/metrics", include_in_schema=False, media_type=CONTENT_TYPE_LATEST)
async def metrics(request: Request[Any, Any, Any], house: NamedDependency[House]) -> bytes:
    """What Prometheus asks, if it has the token: a count that moves tells that somebody has closed a bet."""
    token = house.config.metrics
    if not token or not compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()):
        raise NotFoundException
    return generate_latest()


def make_app(config: Config, language: str = "en") -> Litestar:
    """The application of a configuration; its log is in a language."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(config.url)
        house = House(store, config, language)
        forgetting = Forgetting(house)
        app.state.house, app.state.identities = house, await Identities.open(store)
        app.state.forgetting = forgetting
        await forgetting.resume()
        try:
            yield
        finally:
            await forgetting.close()
            await house.close()
            await store.close()

    return Litestar(
        [*HANDLERS, *mine.HANDLERS, table_socket, health, ready, metrics, page(FOLDER)],
        lifespan=[lifespan],
        state=State({"config": config, "limits": Limits(config)}),
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "identities": Provide(_identities, sync_to_thread=False),
            "forgetting": Provide(_forgetting, sync_to_thread=False),
            "limits": Provide(_limits, sync_to_thread=False),
            "config": Provide(_config, sync_to_thread=False),
        },
        request_class=Asked,
        guards=[only_our_pages, not_too_often],
        before_send=[add_headers],
        exception_handlers={SobremesaError: _refuse, HTTPException: _answer},
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(
            "Sobremesa", version("sobremesa"), path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )


def _house(state: State) -> House:
    found: House = state.house
    return found


def _identities(state: State) -> Identities:
    found: Identities = state.identities
    return found


def _forgetting(state: State) -> Forgetting:
    found: Forgetting = state.forgetting
    return found


def _limits(state: State) -> Limits:
    found: Limits = state.limits
    return found


def _config(state: State) -> Config:
    found: Config = state.config
    return found


_KNOWN: dict[type[SobremesaError], tuple[int, ProblemCode]] = {
    UnknownTable: (404, "no-table"),
    UnknownCode: (404, "no-code"),
    UnknownGame: (404, "no-game"),
    Flood: (429, "flood"),
    StoreError: (503, "storage"),
    BadOption: (400, "bad-option"),
    OtherRules: (409, "newer-rules"),  # older ones can be read as far as that goes
    Unreadable: (409, "other-rules"),
}


def _refuse(_: Request[Any, Any, Any], error: SobremesaError) -> Response[Problem]:
    """Our own errors as answers: what there is not, what is too much, what could not be kept, what is wrong."""
    known = ((status, code) for kind, (status, code) in _KNOWN.items() if isinstance(error, kind))
    status, code = next(known, (400, "malformed"))
    headers = {"retry-after": str(error.retry)} if isinstance(error, Flood) else None
    problem = Problem(status, code, [str(error)])
    return Response(problem, status_code=status, headers=headers, media_type=MediaType.JSON)


def _answer(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The library's errors, in JSON whatever the handler answers: a code of ours, and its words for developers."""
    try:
        own: ProblemCode | None = msgspec.convert(error.detail, ProblemCode)
    except msgspec.ValidationError:
        own = None
    code = own or BY_STATUS.get(error.status_code, "malformed")
    problem = Problem(error.status_code, code, error.extra or (None if own else [error.detail]))
    return Response(problem, status_code=error.status_code, headers=error.headers, media_type=MediaType.JSON)
