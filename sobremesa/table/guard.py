"""What every answer says to a browser, and whose pages may talk to us."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
_RAW = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
SAFE = ("GET", "HEAD", "OPTIONS")


async def add_headers(message: Message, _: Scope) -> None:
    """Security headers on every answer, errors too."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *_RAW]


def same_origin(origin: str | None, host: str | None, others: str) -> bool:
    """Whether a request comes from our own page, from one that is welcome, or from no browser at all."""
    if origin is None:
        return True
    return bool(host and urlsplit(origin).netloc == host) or origin in others.split(",")


def only_our_pages(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Nobody else's page may change anything; the websocket looks for itself."""
    if connection.scope.get("method", "GET") not in SAFE:
        others = connection.app.state.config.origins
        if not same_origin(connection.headers.get("origin"), connection.headers.get("host"), others):
            raise PermissionDeniedException("bad-origin")
