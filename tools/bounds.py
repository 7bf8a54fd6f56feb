"""How much may be said: the bounds of what travels, read off the types, and those of the line, off the constants."""

from collections.abc import Iterator

from msgspec import inspect as types

from sobremesa.table.config import Config
from sobremesa.table.core.fold import HISTORY, LINES, REMEMBERED
from sobremesa.table.core.wire import NAME
from sobremesa.table.door.app import BODY
from sobremesa.table.door.limits import BREATH
from sobremesa.table.door.visit import FRAME, PATIENCE, PING, SLOW


def bounds(kind: types.Type) -> str:
    """The bounds of a type in words; nothing, if it has none."""
    if isinstance(kind, types.Metadata):
        return bounds(kind.type)
    if isinstance(kind, types.StrType) and kind.pattern is not None and "[0-9a-f]" in kind.pattern:
        return f"exactly {kind.max_length} hexadecimal digits, in small letters"
    if isinstance(kind, types.StrType) and kind.max_length is not None:
        return f"at most {kind.max_length} characters"
    if isinstance(kind, types.IntType) and kind.ge is not None and kind.le is not None:
        return f"{kind.ge} to {kind.le:,}"
    if isinstance(kind, types.ListType) and kind.max_length is not None:
        each = bounds(kind.item_type)
        return f"{kind.min_length or 0} to {kind.max_length} of them" + (f", each {each}" if each else "")
    return ""


def page() -> Iterator[str]:
    """The bounds of the line, and what is answered beyond them."""
    yield "Bounds of single fields stand beside them. What [operators](operations.md) set is given as it usually is.\n"
    yield from (f"* **{what}**: {' '.join(bound.split())}" for what, bound in _said().items())
    yield ""


def _said() -> dict[str, str]:
    usual = Config()
    return {
        "A command": f"""at most {FRAME:,} bytes of JSON. What is longer, cannot be read, or has a field that its type
            does not have or that is beyond its bounds, is refused as `malformed`, with the `id` where that can be read.
            Nothing is cut.""",
        "Nonsense": f"""after {PATIENCE} frames that were `malformed` or too many (`flood`) the connection is closed as
            `flood`.""",
        "Pace": f"{usual.rate} commands a second over a while; beyond it, `flood`.",
        "Talk": f"""{usual.talk} sentences and phrases a minute over a while, {BREATH} at once, for one person in all
            their tabs. Beyond it they are refused as `talk`, and `retry` says after how many seconds to go on.""",
        "A nickname": f"at most {NAME} characters, or it is `malformed`; `empty`, if none of them can be seen.",
        "A request": f"""at most {BODY:,} bytes; beyond it, `too-large`. {usual.requests} requests a second over a
            while; beyond it, `flood`.""",
        "Ids": f"""a repeated command is known by its `id` while it is among the last {REMEMBERED} turns, sentences and
            phrases of its person at the table. Everything else is harmless to repeat.""",
        "What was missed": f"""a snapshot goes back {HISTORY} steps that everybody may know of and {HISTORY} secret ones
            of your own, and has the last {LINES} lines that were said.""",
        "Keepalive": f"""a `ping` comes every {PING:.0f} seconds. Answer it, and nothing else has to be sent while
            there is nothing to say; who takes nothing for {SLOW} of them is disconnected.""",
        "Origins": """a browser names the page that asks. Requests that change something, and the websocket, are for
            pages of the server's own origin and for those of `--origins`; others get `bad-origin`. Who is no browser
            names none, and is let in.""",
    }
