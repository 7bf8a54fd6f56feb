"""REST: setting tables up and listing them, matches that are over, games and rulebooks, and who somebody is."""

from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, NotAuthorizedException, NotFoundException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from sobremesa.bots import COMMON, levels_of
from sobremesa.rules.description import describe
from sobremesa.rules.errors import UnknownGame
from sobremesa.rules.game import Game, Option, Value, find, games
from sobremesa.table.config import Config
from sobremesa.table.core.codes import read_code
from sobremesa.table.core.entries import Opened
from sobremesa.table.core.listing import Listing
from sobremesa.table.core.matches import Match
from sobremesa.table.core.people import Person, clean
from sobremesa.table.core.recording import MatchFile
from sobremesa.table.core.seen import Seen
from sobremesa.table.core.table import Table
from sobremesa.table.core.terms import Terms
from sobremesa.table.core.wire import NAME, Chair, Footing, Stage
from sobremesa.table.door.guard import asker
from sobremesa.table.door.identity import COOKIE, YEARS, Identities
from sobremesa.table.door.limits import Limits, address
from sobremesa.table.door.problems import Problem
from sobremesa.table.door.vocabulary import Vocabulary, game_words, table_words, vocabulary_of
from sobremesa.table.live.clock import now
from sobremesa.table.live.house import House
from sobremesa.table.live.warming import Awaited

Asked = Request[Any, Any, Any]


class Me(Struct, frozen=True, omit_defaults=True):
    """Who somebody is: the nickname, empty for a stranger."""

    name: Annotated[str, Meta(max_length=NAME)]
    carried: Annotated[int, Meta(description="when another device last became them; 0: never")] = 0


class NewTable(Terms, frozen=True, forbid_unknown_fields=True):
    """A table to set up."""


class Intent(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody is about to do."""

    game: Annotated[str, Meta(description="that they will perhaps open a table of")]


class Summary(Terms, frozen=True, kw_only=True):
    """What everybody may know of a table without looking at it."""

    code: str
    rules: Annotated[int, Meta(description="the version of those that are played")]
    footing: Annotated[Footing, Meta(description="how they stand to today's")]
    stage: Stage
    match: Annotated[int, Meta(description="how many have begun")]
    chairs: tuple[Chair, ...]


class Choice(Struct, frozen=True):
    """An option of a game, and the sentences that explain it."""

    name: str
    default: Value
    values: list[Value]
    title: Annotated[str, Meta(description="a sentence's id: what the option is")]
    meanings: Annotated[
        list[str], Meta(description="sentences' ids: what each value means; none where numbers say all there is")
    ]


class GameCard(Struct, frozen=True):
    """A game that can be played."""

    name: str
    title: str
    rules: Annotated[int, Meta(description="their version")]
    options: list[Choice]
    levels: Annotated[list[str], Meta(description="of its bots, from the weakest up")]


def summary(table: Table) -> Summary:
    """A table in short."""
    return Summary(
        code=table.opened.code,
        rules=table.rules,
        footing=table.footing,
        stage=table.stage,
        match=table.match,
        chairs=table.chairs,
        **table.terms,
    )


_PROBLEMS = {
    400: "Asked wrongly",
    401: "Who are you?",
    403: "Not from that page",
    404: "There is no such thing",
    409: "Played with other rules",
    413: "Too long",
    429: "Too much at once",
    503: "The database is out of reach",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What the schema says of answers that are none."""
    return {
        status: ResponseSpec(Problem, description=_PROBLEMS[status], generate_examples=False)
        for status in (*statuses, 429, 503)
    }


async def person_of(request: Asked, identities: Identities) -> Person:
    """Who asks; a stranger is refused."""
    person = await identities.who(request.cookies.get(COOKIE))
    if person is None:
        raise NotAuthorizedException("bad-identity")
    return person


def cookie_of(person: str, identities: Identities, config: Config) -> Cookie:
    """What a browser keeps to be somebody."""
    return Cookie(
        key=COOKIE,
        value=identities.cookie(person),
        max_age=YEARS * 365 * 86400,
        httponly=True,
        secure=config.secure,
        samesite="lax",
    )


@get("/api/me", responses=problems())
async def who_am_i(request: Asked, identities: NamedDependency[Identities]) -> Me:
    """Who am I?"""
    person = await identities.who(request.cookies.get(COOKIE))
    return Me(person.name, await identities.carried(person.id)) if person else Me("")


@put("/api/me", responses=problems(400, 403, 413))
async def name_me(
    data: JSONBody[Me],
    request: Asked,
    identities: NamedDependency[Identities],
    limits: NamedDependency[Limits],
    config: NamedDependency[Config],
) -> Response[Me]:
    """Call me this from now on."""
    if not clean(data.name, NAME):
        raise HTTPException("empty", status_code=400)
    known = request.cookies.get(COOKIE)
    if identities.read(known) is None:
        limits.arrive(address(request))
    person = await identities.name(known, data.name, now())
    return Response(Me(person.name), cookies=[cookie_of(person.id, identities, config)])


@get("/api/me/tables", responses=problems(401))
async def my_tables(
    request: Asked, identities: NamedDependency[Identities], house: NamedDependency[House]
) -> list[Listing]:
    """The tables where I sit."""
    return await house.store.of((await person_of(request, identities)).id)


@post("/api/tables", responses=problems(400, 401, 403, 413))
async def open_table(
    data: JSONBody[NewTable],
    request: Asked,
    identities: NamedDependency[Identities],
    house: NamedDependency[House],
    limits: NamedDependency[Limits],
) -> Summary:
    """Set a table up."""
    person = await person_of(request, identities)
    try:
        game = find(data.game)
    except UnknownGame as error:
        raise HTTPException("no-game", status_code=400) from error
    if data.stand_in not in levels_of(game):
        raise HTTPException("no-bot", status_code=400)
    settled = {**data.terms, "options": game.choose(data.options), "clock": data.clock.settled}
    limits.open(asker(request))
    opened = Opened(code="", rules=game.version, host=person.id, **settled)
    return summary(await house.open(opened))


@get("/api/tables", responses=problems())
async def public_tables(house: NamedDependency[House]) -> list[Listing]:
    """Public tables that are alive."""
    return await house.store.public()


@get("/api/tables/{code:str}", responses=problems(400, 404, 409))
async def one_table(
    code: FromPath[str], request: Asked, house: NamedDependency[House], limits: NamedDependency[Limits]
) -> Summary:
    """One table in short."""
    with limits.guess(asker(request)):
        return summary(await house.look(read_code(code)))


@get("/api/tables/{code:str}/matches/{number:int}", responses=problems(400, 404, 409))
async def one_match(
    code: FromPath[str],
    number: FromPath[int],
    request: Asked,
    house: NamedDependency[House],
    limits: NamedDependency[Limits],
) -> Match:
    """A match of a table, once it is over."""
    with limits.guess(asker(request)):
        found = await house.match(read_code(code), number)
    if found is None:
        raise NotFoundException("no-match")
    return found


@get("/api/tables/{code:str}/matches/{number:int}/file", responses=problems(400, 404, 409))
async def match_file(
    code: FromPath[str],
    number: FromPath[int],
    request: Asked,
    house: NamedDependency[House],
    limits: NamedDependency[Limits],
) -> MatchFile:
    """The same as a file to keep: `sobremesa replay` tells it, and `sobremesa verify` checks how it was shuffled."""
    with limits.guess(asker(request)):
        found = await house.recording(read_code(code), number)
    if found is None:
        raise NotFoundException("no-match")
    return found


@get("/api/tables/{code:str}/matches/{number:int}/seen", responses=problems(400, 404, 409))
async def seen_deals(
    code: FromPath[str],
    number: FromPath[int],
    request: Asked,
    identities: NamedDependency[Identities],
    house: NamedDependency[House],
    limits: NamedDependency[Limits],
) -> Seen:
    """The deals that are over of the match that is played at a table, as I was shown them."""
    person = await identities.who(request.cookies.get(COOKIE))
    with limits.guess(asker(request)):
        found = await house.seen(read_code(code), number, person.id if person else "")
    if found is None:
        raise NotFoundException("no-match")
    return found


@get("/api/games", responses=problems())
async def all_games() -> list[GameCard]:
    """Every game with its options."""
    return [card(game) for game in games().values()]


@get("/api/games/{game:str}", responses=problems(404))
async def vocabulary(game: FromPath[str]) -> Vocabulary:
    """What a game's cards, moves and points are called."""
    return vocabulary_of(find(game))


@get("/api/games/{game:str}/description", responses=problems(404))
async def description(game: FromPath[str]) -> dict[str, Any]:
    """A game as data: where each field of a record is and what it means, cards, moves, points and options."""
    return describe(find(game))


@get("/api/games/{game:str}/words/{language:str}", media_type="text/plain", responses=problems(400, 404))
async def sentences(game: FromPath[str], language: FromPath[Literal["es", "en"]]) -> str:
    """A game's sentences, in Fluent; where an id comes twice the later one is meant."""
    return game_words(find(game), language)


@get("/api/words/{language:str}", media_type="text/plain", responses=problems(400))
async def table_sentences(language: FromPath[Literal["es", "en"]]) -> str:
    """The table's own sentences, in Fluent: refusals, closings, phrases, bots, clocks."""
    return table_words(language)


@get("/api/preparing", responses=problems())
async def preparing(house: NamedDependency[House]) -> list[Awaited]:
    """The rules that this server is making ready for somebody: who enters a match that has begun waits for them."""
    return house.warming.awaited()


@post("/api/preparing", status_code=200, responses=problems(400, 403, 404, 413))
async def prepare(data: JSONBody[Intent], house: NamedDependency[House]) -> list[Awaited]:
    """I am about to open a table: what is not ready for it should be soon."""
    house.warming.expect(find(data.game).name)
    return house.warming.awaited()


@get("/api/bots", responses=problems())
async def bots() -> list[str]:
    """The levels of bots that every game has, from the weakest up; `/api/games` says of each which it has."""
    return list(COMMON)


@get("/api/games/{game:str}/rules/{language:str}", media_type="text/markdown", responses=problems(400, 404))
async def rulebook(game: FromPath[str], language: FromPath[Literal["es", "en"]]) -> str:
    """A rulebook, with its clause ids."""
    return find(game).rulebook(language)


def card(game: Game) -> GameCard:
    """A game, as it is listed."""
    options = [_choice(game, option) for option in game.offered]
    return GameCard(game.name, game.title, game.version, options, levels_of(game))


def _choice(game: Game, option: Option) -> Choice:
    title = f"option-{option.name}"
    meanings = [f"{title}-{option.show(value)}" for value in option.values]
    explained = f"\n{meanings[0]} =" in game_words(game, "es")
    return Choice(option.name, option.default, list(option.values), title, meanings if explained else [])


HANDLERS = [
    who_am_i,
    name_me,
    my_tables,
    open_table,
    public_tables,
    one_table,
    one_match,
    match_file,
    seen_deals,
    all_games,
    vocabulary,
    description,
    sentences,
    rulebook,
    table_sentences,
    bots,
    preparing,
    prepare,
]
