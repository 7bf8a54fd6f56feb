"""The page: the files that the build left in the package, held in memory, and which of them answers a request.

Whatever is not one of these files cannot be asked for. Files that are put there while a server runs are not seen until
the next start, so that a page and its assets always belong together.
"""

import re
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from msgspec import Struct

Asked = Request[Any, Any, Any]

FOLDER = Path(__file__).parents[1] / "page"
INDEX = "/index.html"
ASSETS = "/assets/"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # what the build makes of texts and modules, the smaller first
REFUSED = re.compile(r"q=0(\.0*)?$")
FOREVER = "public, max-age=31536000, immutable"  # the name of an asset changes with its content
ASK = "no-cache"  # keep it, and ask whether it is still so
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
MISSING = Response(
    b"The page has not been built: run `make page`, then start again. The tables are there, under /api.\n",
    status_code=503,
    media_type="text/plain",
    headers={"cache-control": "no-store"},
)


class File(Struct, frozen=True):
    """A file of the page, as it is ("") and in the encodings that there are."""

    kind: str
    keep: str  # how long: cache-control
    bodies: dict[str, bytes]
    tags: dict[str, str]

    def answer(self, request: Asked) -> Response[bytes]:
        """The file, or that whoever asks has it already."""
        encoding = _encoding(request.headers.get("accept-encoding", ""), self.bodies)
        headers = {"cache-control": self.keep, "etag": self.tags[encoding], "vary": "accept-encoding"}
        known = request.headers.get("if-none-match", "").replace("W/", "").split(",")
        if self.tags[encoding] in map(str.strip, known):
            return Response(b"", status_code=304, headers=headers)
        headers |= {"content-encoding": encoding} if encoding else {}
        return Response(self.bodies[encoding], media_type=self.kind, headers=headers)


def read(folder: Path) -> dict[str, File]:
    """The files of a folder, by their addresses; none if the page has not been built."""
    found = {}
    for file in folder.rglob("*"):
        if file.is_file() and not file.name.startswith(".") and file.suffix not in ENCODINGS.values():
            address = f"/{file.relative_to(folder).as_posix()}"
            encoded = {name: file.with_name(file.name + ending) for name, ending in ENCODINGS.items()}
            bodies = {name: each.read_bytes() for name, each in encoded.items() if each.exists()}
            bodies[""] = file.read_bytes()
            tags = {name: f'"{sha256(body).hexdigest()[:20]}"' for name, body in bodies.items()}
            kind = KINDS.get(file.suffix, "application/octet-stream")
            found[address] = File(kind, FOREVER if address.startswith(ASSETS) else ASK, bodies, tags)
    return found


def page(folder: Path) -> HTTPRouteHandler:
    """Answers whatever nobody else does: files by name, and the page itself at every address that may be its own."""
    files = read(folder)

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
    async def answer(request: Asked, path: FromPath[str] = "/") -> Response[bytes]:
        file = files.get(path)
        if file is None and not _wants_page(request, path):
            raise NotFoundException
        file = file or files.get(INDEX)
        return file.answer(request) if file else MISSING

    return answer


def _wants_page(request: Asked, path: str) -> bool:
    """A person follows a link, or somebody makes a preview of one; nobody looks for a picture or a script."""
    accepted = request.headers.get("accept", "*/*")
    return (
        not path.startswith(ASSETS)
        and "." not in path.rpartition("/")[2]
        and ("text/html" in accepted or "*/*" in accepted)
    )


def _encoding(accepted: str, bodies: dict[str, bytes]) -> str:
    """The smallest that the browser reads."""
    words = (each.partition(";") for each in accepted.lower().split(","))
    read = {name.strip() for name, _, weight in words if not REFUSED.match(weight.strip())}
    return next((name for name in bodies if name in read), "")
