"""Deals that are over, of a match that runs: who asks is told what they were shown, and nothing else."""

from random import Random

import msgspec
import pytest
from guest import Guest, run, serving
from kit import players
from laws import KEY, PEOPLE, Book, seated

from sobremesa.rules.game import games
from sobremesa.table.core import projection
from sobremesa.table.core.entries import Dealt, Started
from sobremesa.table.core.seen import Seen, seen
from sobremesa.table.core.wire import AddBot, Ready, Sit, Start, Update

LONG = ("deals", "rounds", "games")  # options that say how long a match is
VIEWERS = (-1, 0, 1)
MOST = 1500  # moves
every_game = pytest.mark.parametrize("game", games())
Frames = dict[int, list[tuple[str, object]]]


def longest(name: str) -> dict[str, object]:
    """Options with which a match is as long as it can be."""
    return {option.name: max(option.values) for option in games()[name].options if option.name in LONG}


def told_live(book: Book, frames: Frames, before: object) -> None:
    """Note what everybody is sent now."""
    for viewer in VIEWERS:
        for update in projection.news(before, book.table, viewer, 0, views=True):
            if isinstance(update, Update) and update.told:
                state = book.table.state
                frames[viewer].append((projection.pack(state.view(viewer).content), update.told))


def evening(name: str, *, open_hands: bool) -> tuple[Book, Frames, Frames]:
    """A match with a deal that is over and one that runs, if it has two; all frames, and those before the last deal."""
    luck = Random(name)
    book = seated(name, players(games()[name], 3), options=longest(name), open_hands=open_hands)
    frames: Frames = {viewer: [] for viewer in VIEWERS}
    told_live(book, frames, msgspec.structs.replace(book.table, versions=_none(book), deals=()))
    over: Frames = {viewer: [] for viewer in VIEWERS}
    for _ in range(MOST):
        before = book.table
        if book.table.stage == "playing":
            seat = luck.choice(book.table.state.actors)
            book.bot(seat, luck.choice(book.table.state.view(seat).legal_names(seat)), "person")
        elif book.table.stage == "pause" and not over[0]:
            over = {viewer: list(shown) for viewer, shown in frames.items()}
            book.write([Dealt()])
        else:
            break
        told_live(book, frames, before)
        if over[0] and len(frames[0]) > len(over[0]) + 5:
            break
    return book, frames, over


def _none(book: Book) -> object:
    """Versions of who has seen nothing since the match began."""
    versions = book.table.versions
    return msgspec.structs.replace(versions, open=versions.open - 1)


def asked(book: Book, viewer: int) -> Seen:
    """What a viewer is answered."""
    begun = next(at for at, (entry, _) in enumerate(book.lines) if isinstance(entry, Started))
    return seen(book.table, book.lines[begun:], viewer)


@pytest.mark.parametrize("open_hands", [False, True])
@every_game
def test_everybody_is_told_what_they_were_shown_of_deals_that_are_over(game, open_hands):
    book, frames, over = evening(game, open_hands=open_hands)
    expected = frames if book.table.stage == "over" else over
    for viewer in VIEWERS:
        answer = asked(book, viewer)
        assert answer.seat == viewer
        assert [step.view for step in answer.shown] == [view for view, _ in expected[viewer]]
        told = [[(each.events, each.seat, each.by) for each in step.told] for step in answer.shown]
        assert told == [[(each.events, each.seat, each.by) for each in steps] for _, steps in expected[viewer]]
        assert {step.board is not None for step in answer.shown} <= {open_hands}


@every_game
def test_the_deal_that_runs_and_the_key_change_no_byte(game):
    """Neither is in the answer: it is the same before the deal began, and whatever is played in it."""
    book, _, _ = evening(game, open_hands=True)
    last = next((at for at, (entry, _) in enumerate(book.lines) if isinstance(entry, Dealt)), len(book.lines))
    earlier = Book(book.lines[0][0])
    for entry, _ in book.lines[1:last]:
        earlier.write([entry])
    for viewer in VIEWERS:
        answers = [msgspec.json.encode(asked(each, viewer)) for each in (book, earlier)]
        chairs = [
            msgspec.json.encode(msgspec.structs.replace(asked(each, viewer), chairs=())) for each in (book, earlier)
        ]
        assert chairs[0] == chairs[1]
        assert f"{KEY:x}".encode() not in answers[0]


def test_who_sits_is_known_by_their_cookie_and_everybody_else_is_a_spectator(tmp_path):
    async def test() -> None:
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address:
            ana, eva = Guest(address, "Ana", 1), Guest(address, "Eva", 2)
            for person in (ana, eva):
                await person.arrive()
            code = await ana.open(game="cone", options={"players": 2, "hand": 5})
            await ana.connect(code)
            where = f"/api/tables/{code}/matches/1/seen"
            assert (await ana.http.get(where)).status_code == 404
            for command in (Sit(seat=0), Ready(), AddBot(seat=1, level="chance"), Start()):
                await ana.ask(command)
            assert (await ana.http.get(where)).json()["shown"] == []
            assert (await ana.http.get(where)).json()["seat"] == 0
            assert (await eva.http.get(where)).json()["seat"] == -1
            assert (await ana.http.get(where.replace("/1/", "/2/"))).status_code == 404
            assert (await ana.http.get(where.replace(code, "nada-denada"))).status_code == 404
            await ana.play()
            own, other = [(await each.http.get(where)).json() for each in (ana, eva)]
            whole = (await ana.http.get(f"/api/tables/{code}/matches/1")).json()
            assert len(own["shown"]) > 1
            assert own["deals"] == whole["deals"]
            assert [step["view"] for step in own["shown"]] != [step["view"] for step in other["shown"]]
            assert whole["seed"] not in str(own) + str(other)

    run(test())


def test_there_are_people_enough():
    assert len(PEOPLE) > max(VIEWERS)
