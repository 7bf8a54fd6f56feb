"""The shuffle of a match, without a server: pledges, shares, who is left out, and that a match always begins."""

import itertools
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laws import ANA, BETO, KEY, PEOPLE, Book, opened, reopened
from msgspec.structs import replace

from sobremesa.table.core import timeouts
from sobremesa.table.core.entries import Called, Started, decode_entry, encode_entry
from sobremesa.table.core.fold import replay, stages
from sobremesa.table.core.matches import find_match
from sobremesa.table.core.projection import news, snapshot
from sobremesa.table.core.shuffle import commitment_of, derive, pledge_of
from sobremesa.table.core.wire import (
    AddBot,
    Join,
    Leave,
    Pledge,
    Presence,
    Ready,
    Refused,
    Rematch,
    RemoveBot,
    Reveal,
    Sit,
    Stand,
    Start,
    TakeBack,
)

CODE = "bamo-kituse"
SEAL = "5ea1" * 16
SHARES = [f"{seat:x}" * 64 for seat in range(10, 14)]
NOBODY = Presence(present=(), spectators=0)


def pledge(seat: int, number: int = 1) -> Pledge:
    """The pledge of somebody's share."""
    return Pledge(pledge=pledge_of(CODE, number, seat, SHARES[seat]))


def ready(players: int = 3, pledged: tuple[int, ...] = (0, 1, 2)) -> Book:
    """A table where everybody is ready, and some have pledged."""
    book = Book(opened(players=players, seal=SEAL))
    for seat, person in enumerate(PEOPLE[:players]):
        assert book.ask(person, Sit(seat=seat)) is None
        assert book.ask(person, Ready()) is None
    for seat in pledged:
        assert book.ask(PEOPLE[seat], pledge(seat)) is None
    return book


def called(players: int = 3, pledged: tuple[int, ...] = (0, 1, 2)) -> Book:
    """The same, and the shares are awaited."""
    book = ready(players, pledged)
    assert book.ask(ANA, Start()) is None
    assert (book.table.called, book.table.stage) == (True, "lobby")
    return book


def reveal(book: Book, seat: int) -> Refused | None:
    """Somebody's true share."""
    return book.ask(PEOPLE[seat], Reveal(share=SHARES[seat]))


def start_of(book: Book) -> Started:
    """The one entry with which the match began."""
    (found,) = [entry for entry, _ in book.lines if isinstance(entry, Started)]
    return found


def test_a_match_nobody_has_pledged_for_starts_at_once_by_the_servers_key():
    book = ready(pledged=())
    assert book.ask(ANA, Start()) is None
    assert book.table.stage == "playing"
    assert start_of(book).key == derive(SEAL, ("", "", ""))
    assert not any(isinstance(entry, Called) for entry, _ in book.lines)


def test_a_table_from_before_takes_no_pledges_and_starts_as_ever():
    book = Book(opened())
    for seat, person in enumerate(PEOPLE[:2]):
        book.ask(person, Sit(seat=seat))
        book.ask(person, Ready())
    assert book.ask(ANA, pledge(0)).code == "no-shuffle"
    assert book.ask(ANA, Start()) is None
    assert start_of(book) == Started(f"{KEY:064x}")
    assert book.table.shuffling is None


def test_the_key_is_derived_from_everybodys_share():
    book = called()
    for seat in (2, 0, 1):
        assert book.table.stage == "lobby"
        assert reveal(book, seat) is None
    assert (book.table.stage, book.table.called) == ("playing", False)
    start = start_of(book)
    assert start.key == derive(SEAL, SHARES[:3])
    assert start.shuffle.shares == tuple(SHARES[:3])
    assert start.shuffle.left_out == ()
    assert book.table.state.seed == int(start.key, 16)
    others = [[*SHARES[:seat], "0" * 64, *SHARES[seat + 1 : 3]] for seat in range(3)]
    assert len({start.key, derive("0" * 64, SHARES[:3]), *(derive(SEAL, each) for each in others)}) == 5


def test_who_has_pledged_nothing_is_not_waited_for_and_not_left_out():
    book = called(pledged=(1,))
    assert reveal(book, 1) is None
    assert start_of(book).shuffle.left_out == ()
    assert start_of(book).key == derive(SEAL, ("", SHARES[1], ""))


def test_a_cheat_is_refused_and_nothing_is_lost():
    book = called()
    before = book.table
    assert book.ask(BETO, Reveal(share=SHARES[0])).code == "wrong-share"  # somebody else's
    assert book.ask(BETO, Reveal(share="0" * 64)).code == "wrong-share"
    assert book.ask(BETO, pledge(1)).code == "running"  # too late for another
    assert book.ask(PEOPLE[3], Reveal(share=SHARES[3])).code == "not-seated"
    assert book.table == before
    assert reveal(book, 1) is None
    assert reveal(book, 1) is None  # said again
    assert book.ask(BETO, Reveal(share="0" * 64)).code == "not-awaited"


def test_a_copied_pledge_cannot_be_opened_with_the_share_it_was_copied_from():
    book = ready(pledged=(0,))
    assert book.ask(BETO, Pledge(pledge=book.table.pledges[0])) is None
    assert book.ask(ANA, Start()) is None
    assert reveal(book, 0) is None
    assert book.ask(BETO, Reveal(share=SHARES[0])).code == "wrong-share"


def test_before_the_start_a_pledge_may_be_another_and_nothing_is_revealed():
    book = ready()
    assert book.ask(BETO, Pledge(pledge="0" * 64)) is None
    assert book.table.pledges[1] == "0" * 64
    assert book.ask(BETO, Reveal(share=SHARES[1])).code == "not-awaited"
    assert book.ask(BETO, Stand()) is None
    assert book.table.pledges[1] == ""  # it goes with the person
    assert book.ask(BETO, Sit(seat=1)) is None
    assert book.table.pledges[1] == ""
    assert book.ask(PEOPLE[3], pledge(3)).code == "not-seated"


def test_a_new_name_keeps_the_pledge():
    book = ready()
    assert book.ask(replace(BETO, name="Norberto"), Join()) is None
    assert book.table.pledges[1] == pledge(1).pledge


@pytest.mark.parametrize(
    "command", [Sit(seat=0), Join(), Stand(), Ready(ready=False), AddBot(seat=0, level="chance"), RemoveBot(seat=0)]
)
def test_a_table_that_was_called_is_as_closed_as_in_the_match(command):
    book = called()
    before = book.table
    assert book.ask(PEOPLE[3] if isinstance(command, Sit) else BETO, command).code == "running"
    assert book.ask(BETO, Start()) is None  # a second wish to begin is no second beginning
    assert book.table == before


def test_the_silent_are_left_out_when_the_time_is_up_and_everybody_can_see_who():
    book = called()
    reveal(book, 0)
    since = book.table.since
    end = timeouts.due(book.table, {}, 0)
    assert end == since + timeouts.AWAITED
    assert timeouts.elapse(book.table, {}, 0, end - 1) == []
    book.write(timeouts.elapse(book.table, {}, 0, end))
    start = start_of(book)
    assert start.shuffle.left_out == (1, 2)
    assert start.key == derive(SEAL, (SHARES[0], "", ""))
    seen = book.table.shuffling
    assert (seen.pledges[1] != "", seen.shares) == (True, (SHARES[0], "", ""))
    assert reveal(book, 1).code == "not-awaited"


def test_time_for_the_shares_runs_only_while_somebody_is_there():
    book = called()
    woken = book.table.since + 10 * timeouts.AWAITED
    assert timeouts.due(book.table, {}, woken) == woken + timeouts.AWAITED


def test_who_is_away_keeps_their_seat_while_shares_are_awaited():
    book = called()
    away = {1: -timeouts.VACATED}
    assert timeouts.elapse(book.table, away, 0, book.table.since) == []
    (start,) = timeouts.elapse(book.table, away, 0, book.table.since + timeouts.AWAITED)
    assert isinstance(start, Started)


def test_who_leaves_is_not_waited_for_and_their_seat_is_stood_in_for():
    book = called()
    reveal(book, 0)
    reveal(book, 1)
    assert book.ask(PEOPLE[2], Leave()) is None
    assert book.table.stage == "playing"
    assert start_of(book).shuffle.left_out == (2,)
    assert (book.table.chairs[2].why, book.table.is_bot(2)) == ("left", True)


def test_who_leaves_after_their_share_has_added_it():
    book = called()
    reveal(book, 2)
    assert book.ask(PEOPLE[2], Leave()) is None
    assert book.table.awaited == (0, 1)
    reveal(book, 0)
    reveal(book, 1)
    assert start_of(book).key == derive(SEAL, SHARES[:3])


def test_who_comes_back_in_time_is_waited_for_again():
    book = called()
    assert book.ask(PEOPLE[2], Leave()) is None
    assert book.ask(PEOPLE[2], TakeBack()) is None
    reveal(book, 0)
    reveal(book, 1)
    assert book.table.awaited == (2,)
    reveal(book, 2)
    assert start_of(book).shuffle.left_out == ()


def test_a_match_that_everybody_leaves_while_shares_are_awaited_is_over():
    book = called()
    for person in PEOPLE[:3]:
        assert book.ask(person, Leave()) is None
    assert (book.table.stage, book.table.match) == ("over", 1)
    assert start_of(book).shuffle.left_out == (0, 1, 2)


def test_the_next_match_has_a_key_of_its_own():
    book = called(players=2, pledged=(0, 1))
    for seat in (0, 1):
        reveal(book, seat)
    for person in PEOPLE[:2]:
        book.ask(person, Leave())
    first = book.table.shuffling
    assert book.ask(ANA, Rematch(), key=KEY) is None
    shown = book.table.shuffling
    assert (shown.number, shown.commitment) == (2, commitment_of(CODE, 2, f"{KEY:064x}"))
    assert (shown.pledges, shown.shares) == (("", ""), ("", ""))
    assert (first.number, first.commitment) == (1, commitment_of(CODE, 1, SEAL))


def test_the_match_tells_the_whole_story_when_it_is_over():
    book = called()
    reveal(book, 0)
    for person in PEOPLE[:3]:
        book.ask(person, Leave())
    match, chapter = find_match(book.lines, 1)
    assert match.seed == f"{int(start_of(book).key, 16):x}"
    assert match.shuffle == start_of(book).shuffle
    assert match.shuffle.seal == SEAL
    assert chapter is not None


def told(book: Book, person: str) -> str:
    """Everything that somebody could be sent of a table, as text."""
    shown = [snapshot(book.table, person, -1, NOBODY, 0, 0)]
    for before, after in itertools.pairwise(stages(book.lines)):
        shown += news(before, after, after.seat_of(person), 0)
    return msgspec.json.encode(shown).decode()


def test_nobody_is_sent_the_servers_key_before_the_end():
    book = called()
    for seat in range(3):
        reveal(book, seat)
    key = start_of(book).key
    for person in ("ana", "beto", "carla", "somebody"):
        text = told(book, person)
        assert commitment_of(CODE, 1, SEAL) in text
        assert all(share in text for share in SHARES[:3])
        assert SEAL not in text
        assert key not in text


def test_a_share_is_nowhere_before_its_person_reveals_it():
    book = called()
    reveal(book, 0)
    text = told(book, "beto") + str(book.lines)
    assert SHARES[0] in text
    assert SHARES[1] not in text


def test_a_server_that_restarts_goes_on_waiting():
    book = called()
    reveal(book, 0)
    kept = [(decode_entry(encode_entry(entry)), at) for entry, at in book.lines]
    again = reopened(kept)
    assert again.table == book.table
    reveal(again, 1)
    reveal(again, 2)
    assert start_of(again).key == derive(SEAL, SHARES[:3])


ACTS = ["reveal", "cheat", "leave", "back", "start", "pledge", "part", "come", "wait", "restart"]
acts = st.lists(st.tuples(st.integers(0, 2), st.sampled_from(ACTS)), max_size=30)


@settings(max_examples=200)
@given(st.sets(st.integers(0, 2), min_size=1), acts, st.integers(0, 9))
def test_whatever_happens_it_starts_once_in_time_with_the_right_key(pledged, happened, seed):
    book, luck = called(pledged=tuple(pledged)), Random(seed)
    away: dict[int, int] = {}
    woken, begun = 0, book.table.since
    for seat, act in happened:
        person = PEOPLE[seat]
        command = {
            "reveal": Reveal(share=SHARES[seat]),
            "cheat": Reveal(share=luck.choice([*SHARES, "0" * 64])),
            "leave": Leave(),
            "back": TakeBack(),
            "start": Start(),
            "pledge": pledge(seat),
        }.get(act)
        if command is not None:
            book.ask(person, command)
        elif act == "part":
            away.setdefault(seat, book.now)
        elif act == "come":
            away.pop(seat, None)
        elif act == "restart":
            woken = book.now
            book = reopened([(decode_entry(encode_entry(entry)), at) for entry, at in book.lines])
        else:
            book.now += luck.randrange(3000)
        book.write(timeouts.elapse(book.table, away, woken, book.now))
    due = timeouts.due(book.table, away, woken)
    if book.table.called:
        assert due is not None
        assert due <= max(begun, woken) + timeouts.AWAITED
        book.write(timeouts.elapse(book.table, away, woken, due))
    assert (book.table.match, book.table.called) == (1, False)
    assert book.table.stage in ("playing", "over")
    start = start_of(book)
    for seat, share in enumerate(start.shuffle.shares):
        assert share in ("", SHARES[seat])
        assert not share or pledge_of(CODE, 1, seat, share) == start.shuffle.pledges[seat]
    assert {seat for seat, each in enumerate(start.shuffle.pledges) if each} == pledged
    assert start.key == derive(SEAL, start.shuffle.shares)
    assert replay(book.lines) == book.table
