"""The logic of the table, without a server: what commands do, whom they are refused, what a fold is."""

import itertools
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laws import ANA, BETO, CARLA, KEY, PEOPLE, Book, opened, play_on, seated
from msgspec.structs import replace

from sobremesa.table.core.decide import decide, draft, returning
from sobremesa.table.core.entries import decode_entry, encode_entry
from sobremesa.table.core.fold import ONLOOKERS, REMEMBERED, replay
from sobremesa.table.core.people import Person, clean
from sobremesa.table.core.wire import (
    NAME,
    AddBot,
    Draft,
    Drafted,
    Hello,
    Join,
    Leave,
    Phrase,
    Play,
    Ready,
    Refused,
    Rematch,
    RemoveBot,
    Say,
    Sit,
    Stand,
    Start,
    TakeBack,
)

seats = st.integers(0, 3)
versions = st.integers(-1, 60)
words = st.sampled_from(["draw", "pass", "call", "catch", "R5", "Y1", "+4", "choose:R", "nonsense"])
ids = st.sampled_from(["", "a", "b"])
commands = st.one_of(
    st.builds(Sit, seat=seats, version=versions),
    st.builds(Join, version=versions),
    st.builds(Stand, version=versions),
    st.builds(Ready, ready=st.booleans(), version=versions),
    st.builds(AddBot, seat=seats, level=st.sampled_from(["chance", "genius"])),
    st.builds(RemoveBot, seat=seats),
    st.builds(Start, version=versions),
    st.builds(Play, id=ids, version=versions, moves=st.lists(words, min_size=1, max_size=3)),
    st.builds(Say, id=ids, text=st.text(max_size=10)),
    st.builds(Phrase, id=ids, phrase=st.sampled_from(["hello", "wow"])),
    st.builds(Leave, version=versions),
    st.builds(Rematch, version=versions),
    st.builds(TakeBack),
    st.builds(Hello, version=versions),
    st.just("play"),  # a legal move of whoever owes one
)


@settings(max_examples=150)
@given(st.lists(st.tuples(st.integers(0, 3), commands), max_size=60), st.integers(0, 9))
def test_whatever_is_asked_the_table_is_the_fold_of_its_entries(asked, seed):
    book, luck = Book(opened(players=2, pause=0)), Random(seed)
    for who, command in asked:
        if command == "play":
            play_on(book, luck, 5)
        else:
            before = book.table
            refusal = book.ask(PEOPLE[who], command)
            if refusal is not None and not book.table.size - before.size:
                assert book.table == before
    kept = [(decode_entry(encode_entry(entry)), at) for entry, at in book.lines]
    assert kept == book.lines
    assert replay(kept) == book.table
    assert book.table.size == len(book.lines)
    assert book.table.versions.open + sum(book.table.versions.secret) >= book.table.size - 1


@settings(max_examples=30)
@given(st.integers(0, 10**6))
def test_a_stale_turn_changes_nothing(seed):
    book, luck = seated(), Random(seed)
    play_on(book, luck, luck.randrange(20))
    while book.table.stage == "playing":
        seat = book.table.state.actors[0]
        version, legal = book.version(PEOPLE[seat]), [str(move) for move in book.table.state.legal(seat)]
        assert book.play(PEOPLE[seat], luck.choice(legal)) is None
        before = book.table
        if before.stage == "playing":
            for move in legal:
                assert book.ask(PEOPLE[seat], Play(version=version, moves=[move])) == Refused(code="stale")
            assert book.ask(PEOPLE[seat], Play(version=10**6, moves=["draw"])) == Refused(code="stale")
        assert book.table == before


def test_a_repeated_turn_is_done_once():
    book = seated()
    person = PEOPLE[book.table.state.actor]
    turn = Play(id="one", version=book.version(person), moves=[str(book.table.state.legal(book.table.state.actor)[0])])
    assert book.ask(person, turn) is None
    size = book.table.size
    for _ in range(3):
        assert book.ask(person, turn) is None
        assert book.table.size == size


def test_a_repeated_line_is_said_once():
    book = Book(opened())
    for _ in range(3):
        assert book.ask(ANA, Say(id="x", text="hola")) is None
    assert [line.text for line in book.table.lines] == ["hola"]


def test_who_looks_on_is_remembered_beside_everybody_else():
    """Others may say what they like: what each of them has said lately is recognised, and the memory is bounded."""
    book, crowd = Book(opened()), [Person(f"p{number}", f"P{number}") for number in range(2 * ONLOOKERS)]
    for number in range(REMEMBERED):
        for person in crowd[:ONLOOKERS]:
            assert book.ask(person, Say(id=str(number), text="hola")) is None
    size = book.table.size
    for number in range(REMEMBERED):
        for person in crowd[:ONLOOKERS]:
            assert book.ask(person, Say(id=str(number), text="hola")) is None
    assert book.table.size == size
    for number in range(3 * REMEMBERED):
        assert book.ask(crowd[0], Say(id=f"more {number}", text="hola")) is None
    size = book.table.size
    assert book.ask(crowd[1], Say(id="0", text="hola")) is None
    assert book.table.size == size  # who says much pushes out their own
    assert book.ask(crowd[0], Say(id="0", text="hola")) is None
    assert book.table.size == size + 1
    for person in crowd:
        assert book.ask(person, Say(id="last", text="hola")) is None
    assert len(book.table.commands[-1]) == ONLOOKERS * REMEMBERED


@pytest.mark.parametrize(
    "nobody_sees",
    ["\u3164", "\u115f", "\u1160", "\uffa0", "\u2800", "\u200b\u3164 \u2800", "\u034f", "\ufe0f\u200d", "\u0301"],
)
def test_what_nobody_sees_is_empty(nobody_sees):
    assert clean(nobody_sees, NAME) == clean(f" {nobody_sees * 5} ", NAME) == ""
    assert clean(f"{nobody_sees}a", NAME)
    assert Book(opened()).ask(ANA, Say(text=nobody_sees)) == Refused(code="empty")


@pytest.mark.parametrize("name", ["Ana", "한", "ᄒ", "é", "e\u0301", "👩\u200d🚀", "⠁", "ñ", "7", "-", "❤\ufe0f"])
def test_what_somebody_sees_is_a_name(name):
    assert clean(name, NAME)


def test_an_answer_of_another_seat_does_not_make_mine_stale():
    """$CONE's window asks everybody: one who passes leaves the question of the others as it was (CO-H3)."""
    for seed in range(200):
        book, luck = seated(players=4), Random(seed)
        while book.table.stage == "playing" and len(book.table.state.actors) < 4:
            play_on(book, luck, 1)
        if book.table.stage == "playing":
            break
    silent = next(s for s in range(4) if "catch" not in map(str, book.table.state.legal(s)))
    first, second = [s for s in range(4) if s not in (silent, int(book.table.state.record["turn"]))][:2]
    version = book.version(PEOPLE[second])
    assert book.play(PEOPLE[first], "pass") is None
    assert book.ask(CARLA, Say(text="¡vaya!")) is None
    assert book.version(PEOPLE[second]) == version + 2
    assert book.ask(PEOPLE[second], Play(version=version, moves=["catch"])) is None


def test_a_refusal_names_the_clause():
    book = seated()
    waiting = PEOPLE[1 - book.table.state.actor]
    refusal = book.play(waiting, "draw")
    assert (refusal.code, refusal.point, refusal.clauses[0]) == ("illegal", "not-your-turn", "CO-01")
    assert book.play(PEOPLE[book.table.state.actor], "R99").code == "unreadable"


@pytest.mark.parametrize(
    ("person", "command", "code"),
    [
        (CARLA, Sit(seat=0), "running"),
        (CARLA, Join(), "running"),
        (CARLA, Ready(), "not-seated"),
        (ANA, Start(), "running"),
        (ANA, Rematch(), "running"),
        (ANA, Stand(), "running"),
        (CARLA, AddBot(seat=0, level="chance"), "not-yours"),
        (CARLA, Play(version=0, moves=["draw"]), "not-seated"),
        (ANA, Say(text=" \n "), "empty"),
    ],
)
def test_what_is_refused_in_a_match(person, command, code):
    assert seated().ask(person, command).code == code


def test_the_lobby():
    book = Book(opened(players=3, kid_safe=True))
    assert book.ask(ANA, Sit(seat=9)).code == "no-seat"
    assert book.ask(BETO, Start()).code == "not-yours"
    assert book.ask(ANA, Sit(seat=0)) is None
    assert book.ask(BETO, Sit(seat=0)).code == "taken"
    assert book.ask(ANA, Start()).code == "empty-seats"
    assert book.ask(ANA, AddBot(seat=1, level="genius")).code == "no-bot"
    assert book.ask(ANA, AddBot(seat=1, level="chance")) is None
    assert book.ask(BETO, Sit(seat=1)).code == "taken"
    assert book.ask(BETO, Sit(seat=2)) is None
    assert book.ask(ANA, Start()).code == "not-ready"
    assert book.ask(BETO, Ready()) is None
    assert book.ask(BETO, Say(text="hola")).code == "kid-safe"
    assert book.ask(BETO, Phrase(phrase="hello")) is None
    assert book.ask(ANA, Start()) is None
    assert book.table.stage == "playing"


def test_who_joins_is_seated_and_never_twice():
    book = Book(opened(players=3))
    for _ in range(2):
        assert [book.ask(person, Join()) for person in (ANA, BETO)] == [None, None]
        assert [book.table.seat_of(person.id) for person in (ANA, BETO)] == [0, 1]
    assert book.ask(BETO, Stand()) is None
    assert book.ask(CARLA, Join()) is None
    assert book.ask(BETO, Join()) is None
    assert [book.table.seat_of(person.id) for person in (ANA, BETO, CARLA)] == [0, 2, 1]
    assert book.ask(PEOPLE[3], Join()).code == "taken"


def test_who_joins_again_is_called_as_they_are_now():
    """A seat that was kept for somebody who had not said their name yet: they keep it, and everybody reads the name."""
    book = Book(opened(players=2))
    mango = replace(BETO, name="Mango")
    for person in (ANA, mango):
        assert book.ask(person, Join()) is None
    assert book.ask(ANA, AddBot(seat=1, level="chance")).code == "taken"
    assert book.ask(BETO, Join()) is None
    assert [chair.name for chair in book.table.chairs] == [ANA.name, BETO.name]
    assert book.table.seat_of(BETO.id) == 1
    assert book.ask(BETO, Ready()) is None
    assert book.ask(BETO, Join()) is None
    assert book.table.chairs[1].ready  # nothing is new
    assert book.ask(ANA, Start()) is None
    assert book.ask(mango, Join()).code == "running"


def test_bots_in_all_free_seats_keep_no_friend_out():
    """Whoever is quicker, the host with the bots or the friend with the link: both end the same."""
    for order in itertools.permutations(["join", "fill", "fill"]):
        book = Book(opened(players=3))
        book.ask(ANA, Join())
        seats = iter((1, 2))
        for what in order:
            book.ask(BETO, Join()) if what == "join" else book.ask(ANA, AddBot(seat=next(seats), level="chance"))
        assert sorted(bool(chair.bot) for chair in book.table.chairs) == [False, False, True]
        assert book.table.seat_of(BETO.id) > 0
        assert book.ask(ANA, Start()).code == "not-ready"


def test_a_bot_gives_way_to_who_was_asked_in_only():
    book = Book(opened(players=2, public=True))
    book.ask(ANA, Join())
    book.ask(ANA, AddBot(seat=1, level="chance"))
    assert book.ask(BETO, Join()).code == "taken"
    assert book.table.chairs[1].bot


def test_who_leaves_is_stood_in_for_and_may_come_back():
    book = seated(players=3)
    assert book.ask(BETO, Leave()) is None
    assert book.table.chairs[1].why == "left"
    assert book.ask(BETO, TakeBack()) is None
    assert not book.table.is_bot(1)
    for person in PEOPLE[:3]:
        assert book.ask(person, Leave()) is None
    assert book.table.stage == "over"


def test_a_match_has_a_rematch():
    book = seated(players=2)
    play_on(book, Random(3), 10**5)
    assert book.table.stage == "over"
    assert book.ask(BETO, Rematch(version=0)).code == "stale"
    assert book.ask(BETO, Rematch(version=book.version(BETO))) is None
    assert book.ask(ANA, Start()) is None
    assert (book.table.stage, book.table.match) == ("playing", 2)


def test_the_next_deal_begins_when_everybody_is_ready():
    book = seated(players=2, options={"deals": 2})
    play_on(book, Random(3), 10**5)
    assert book.table.stage == "pause"
    assert book.ask(ANA, Ready()) is None
    assert book.table.stage == "pause"
    assert book.ask(BETO, Ready()) is None
    assert (book.table.stage, book.table.state.moment[0]) == ("playing", 2)


def test_a_draft_shows_what_can_follow_and_changes_nothing():
    book = find_wild()
    seat = book.table.state.actor
    before = book.table
    answer = draft(book.table, PEOPLE[seat], Draft(id="d", version=book.version(PEOPLE[seat]), moves=["W"]))
    assert isinstance(answer, Drafted)
    assert answer.certain
    assert not answer.done
    assert len(answer.legal) == 4
    assert book.table == before
    assert book.play(PEOPLE[seat], "W", answer.legal[0]) is None
    assert [str(move) for _, move in book.table.state.past] == ["W", answer.legal[0]]


def find_wild() -> Book:
    """A table where the player on turn may play a wild."""
    for key in range(200):
        book = seated_with(key)
        if "W" in map(str, book.table.state.legal(book.table.state.actor)):
            return book
    raise AssertionError("no wild in 200 deals")


def seated_with(key: int) -> Book:
    book = Book(opened())
    for seat, person in enumerate(PEOPLE[:2]):
        book.ask(person, Sit(seat=seat))
        book.ask(person, Ready())
    assert book.ask(ANA, Start(), key) is None
    return book


def test_nobody_peeks_by_drafting_or_by_a_turn_that_guesses():
    """What a draw gives is unknown to a draft, and a turn cannot go on after it: else every card could be tried."""
    for key in range(200):
        book = seated_with(key)
        seat = book.table.state.actor
        if "draw" in map(str, book.table.state.legal(seat)):
            break
    person, version = PEOPLE[seat], book.version(PEOPLE[seat])
    answer = draft(book.table, person, Draft(version=version, moves=["draw"]))
    assert (answer.certain, answer.legal) == (False, ())
    for guess in ("R5", "pass", "W"):
        turn = Play(version=version, moves=["draw", guess])
        assert decide(book.table, person, turn, KEY).code == "unforeseeable"


def test_whatever_somebody_does_takes_the_seat_back():
    book = seated()
    book.ask(ANA, Leave())
    assert returning(book.table, ANA, Hello()) == []
    assert book.ask(ANA, Say(text="¡he vuelto!")) is None
    assert not book.table.chairs[0].stand_in
