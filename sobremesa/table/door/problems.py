"""What REST answers when it cannot do what was asked: a code, and for developers what exactly was wrong."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

ProblemCode = (
    Annotated[Literal["malformed"], Meta(description="not what is expected there")]
    | Annotated[Literal["bad-identity"], Meta(description="the cookie is missing or forged")]
    | Annotated[Literal["bad-origin"], Meta(description="somebody else's page")]
    | Annotated[Literal["bad-option"], Meta(description="the game has no such option, or not that value")]
    | Annotated[Literal["empty"], Meta(description="a nickname without letters")]
    | Annotated[Literal["no-bot"], Meta(description="there is no such bot")]
    | Annotated[Literal["no-code"], Meta(description="there is no such code: it is wrong, was used, or is too old")]
    | Annotated[Literal["no-game"], Meta(description="there is no such game")]
    | Annotated[Literal["no-match"], Meta(description="there is no such match, or it is not over")]
    | Annotated[Literal["no-table"], Meta(description="there is no such table")]
    | Annotated[Literal["not-found"], Meta(description="there is nothing at this address")]
    | Annotated[
        Literal["other-rules"], Meta(description="the table was played with rules that cannot be read any more")
    ]
    | Annotated[Literal["newer-rules"], Meta(description="the table is played with newer rules than the server has")]
    | Annotated[Literal["storage"], Meta(description="the database is out of reach")]
    | Annotated[Literal["too-large"], Meta(description="the request is too long")]
    | Annotated[Literal["flood"], Meta(description="too much at once, or too many of something")]
    | Annotated[Literal["fault"], Meta(description="a mistake of ours")]
)
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
    extra: Annotated[Any, Meta(description="for developers: what exactly was wrong")] = None
