"""What every answer says to a browser, and whose pages may talk to us."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from sobremesa.table.door.identity import COOKIE
from sobremesa.table.door.limits import Asker, address

API = "/api/"
POLICY = {  # of the page: everything from here, scripts and styles from files only
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",  # the rules, compiled, are files of ours, too; no text becomes code
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",  # where a card lies; attributes cannot load or run anything
    "img-src": "'self' data:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",  # the websocket, too
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}


def policy(*but: str) -> str:
    """The policy in one line; `but` what cannot be said where it stands."""
    return "; ".join(f"{what} {where}" for what, where in POLICY.items() if what not in but)


HEADERS = {
    "content-security-policy": policy(),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
FRESH = {"cache-control": "no-store"}  # what we answer depends on who asks
SECURE = {"strict-transport-security": f"max-age={365 * 86400}"}
SAFE = ("GET", "HEAD", "OPTIONS")


async def add_headers(message: Message, scope: Scope) -> None:
    """Security headers on every answer, errors too."""
    if message["type"] == "http.response.start":
        fresh = FRESH if scope["path"].startswith(API) else {}
        secure = SECURE if scope["litestar_app"].state.config.secure else {}
        added = (HEADERS | fresh | secure).items()
        message["headers"] = [*message["headers"], *((name.encode(), value.encode()) for name, value in added)]


def same_origin(origin: str | None, host: str | None, others: str) -> bool:
    """Whether a request comes from our own page, from one that is welcome, or from no browser at all."""
    if origin is None:
        return True
    return bool(host and origin.partition("://")[2] == host) or origin in others.split(",")


def only_our_pages(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Nobody else's page may change anything; the websocket looks for itself."""
    if connection.scope.get("method", "GET") not in SAFE:
        others = connection.app.state.config.origins
        if not same_origin(connection.headers.get("origin"), connection.headers.get("host"), others):
            raise PermissionDeniedException("bad-origin")


def not_too_often(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Nobody may keep the server busy alone; the websocket looks for itself."""
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["path"].startswith(API):
        connection.app.state.limits.ask(asker(connection))


def asker(connection: ASGIConnection[Any, Any, Any, Any]) -> Asker:
    """Who asks, as far as a cookie and an address say it."""
    return Asker(connection.app.state.identities.read(connection.cookies.get(COOKIE)), address(connection))
