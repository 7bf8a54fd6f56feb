"""What REST answers when it cannot do what was asked: a code, and for developers what exactly was wrong."""

from typing import Any, Literal, get_args

from msgspec import Struct

ProblemCode = Literal[
    "malformed",  # not what is expected there
    "bad-identity",  # the cookie is missing or forged
    "bad-origin",  # somebody else's page
    "bad-option",  # the game has no such option, or not that value
    "empty",  # a nickname without letters
    "no-bot",  # there is no such bot
    "no-game",  # there is no such game
    "no-match",  # there is no such match, or it is not over
    "no-table",  # there is no such table
    "not-found",  # there is nothing at this address
    "other-rules",  # the table was played with rules that cannot be read any more
    "newer-rules",  # the table is played with newer rules than the server has
    "storage",  # the database is out of reach
    "too-large",  # the request is too long
    "flood",  # too much at once, or too many of something
    "fault",  # a mistake of ours
]
CODES: tuple[ProblemCode, ...] = get_args(ProblemCode)
BY_STATUS: dict[int, ProblemCode] = {
    401: "bad-identity",
    403: "bad-origin",
    404: "not-found",
    413: "too-large",
    429: "flood",
    500: "fault",
}


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was not answered."""

    status_code: int
    detail: ProblemCode
    extra: Any = None  # for developers: what exactly was wrong
