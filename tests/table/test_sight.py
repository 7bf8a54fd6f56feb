"""What each viewer is told: everything they may know, in order, and of a secret not even that it happened."""

from random import Random

import msgspec
import pytest
from laws import ANA, BETO, CARLA, DANI, PEOPLE, Book, opened, play_on, seated
from msgspec.structs import replace

from sobremesa.rules.game import find, games
from sobremesa.table.core import projection, races, timeouts
from sobremesa.table.core.decide import draft
from sobremesa.table.core.entries import Dealt, HandedOver, Opened, Stood, decode_entry, encode_entry
from sobremesa.table.core.fold import replay
from sobremesa.table.core.listing import listing
from sobremesa.table.core.races import WINDOW
from sobremesa.table.core.table import Table
from sobremesa.table.core.terms import Clock, Terms
from sobremesa.table.core.turn import make
from sobremesa.table.core.wire import (
    AddBot,
    Chat,
    Draft,
    Drafted,
    Join,
    Phrase,
    Play,
    Presence,
    Refused,
    Rematch,
    Say,
    Update,
)
from sobremesa.table.door.rest import NewTable, summary
from sobremesa.table.live.connection import encode

NOBODY = Presence(present=(), spectators=0)
MONEY = "multiverse-money"
every_way = pytest.mark.parametrize("counts", ["shown", "hidden"])


def watch(book: Book, before: Table) -> dict[int, list]:
    """What everybody is told of what happened since; -1 is a spectator."""
    return {seat: projection.news(before, book.table, seat, 0) for seat in range(-1, len(before.chairs))}


def snapshots(book: Book) -> list[bytes]:
    """What everybody would be shown now."""
    return [encode(projection.snapshot(book.table, person.id, 0, NOBODY, 0, 0)) for person in PEOPLE]


def in_secret(book: Book, *turn: str) -> None:
    """A turn of Ana's that nobody else can notice."""
    before, shown = book.table, snapshots(book)
    assert book.play(ANA, *turn) is None
    told = watch(book, before)
    assert told[1] == told[2] == told[-1] == []
    assert isinstance(told[0][0], Update)
    again = snapshots(book)
    assert again[1:] == shown[1:]
    assert again[0] != shown[0]
    assert (book.table.since, book.table.owed) == (before.since, before.owed)


def test_a_secret_move_is_nobody_elses_business():
    book = seated(MONEY, 3, options={"counts": "hidden"})
    card = str(book.table.state.legal(0)[0])
    for turn in ([card], ["lock"], ["unlock"], [card, card, "lock"]):
        in_secret(book, *turn)


def test_a_card_laid_face_down_is_seen_and_closing_the_bet_is_not():
    """Everybody hears that it was laid, its owner which it was; the question that they answer stays the same one."""
    book = seated(MONEY, 3)
    card = str(book.table.state.legal(0)[0])
    for point, bet in (("puts-down", [card]), ("picks-up", []), ("puts-down", [card])):
        before = book.table
        assert book.play(ANA, card) is None
        for seat, (message,) in watch(book, before).items():
            ((event,),) = (told.events for told in message.told)
            assert (event.point, event.seat, event.argument) == (point, 0, card if seat == 0 else "?")
            assert message.version == before.versions.of(seat) + 1
            assert list(message.scene.board["bets"]["P0"]) == (bet if seat == 0 else ["?"] * len(bet))
            assert message.scene.board["laid"] == {"P0": len(bet), "P1": 0, "P2": 0}
            assert message.scene.owed == tuple(book.table.owed)
        assert (book.table.since, book.table.owed) == (before.since, before.owed)
        assert book.table.asked[1:] == before.asked[1:]
    for turn in (["lock"], ["unlock"], ["lock"]):
        in_secret(book, *turn)


def test_cards_that_are_laid_and_closed_at_once_look_like_cards_that_are_laid():
    books = [seated(MONEY, 3), seated(MONEY, 3)]
    card = str(books[0].table.state.legal(0)[0])
    for book, turn in zip(books, ([card, "E"], [card, "E", "lock"]), strict=True):
        assert book.play(ANA, *turn) is None
    here, there = (snapshots(book) for book in books)
    assert here[1:] == there[1:]
    assert here[0] != there[0]


def test_what_others_lay_makes_no_turn_stale():
    """Each bets at their own pace: who has begun to answer is not asked anew by somebody else's cards."""
    book = seated(MONEY, 3)
    version, card = book.version(BETO), str(book.table.state.legal(1)[0])
    for move in [str(move) for move in book.table.state.legal(0)[:3]]:
        assert book.play(ANA, move) is None
    assert isinstance(draft(book.table, BETO, Draft(version=version, moves=[card])), Drafted)
    assert book.ask(BETO, Play(version=version, moves=[card, "lock"])) is None
    assert book.ask(BETO, Play(version=version, moves=["unlock"])) == Refused(code="stale")


@every_way
@pytest.mark.parametrize("last", range(3))
def test_the_last_to_lock_turns_all_bets_up_for_everybody(last, counts):
    """And nobody is told whose bet that was: the same is said, whoever it was."""
    book = seated(MONEY, 3, options={"counts": counts})
    for seat, person in enumerate(PEOPLE[:3]):
        assert book.play(person, str(book.table.state.legal(seat)[0])) is None
    for person in (*PEOPLE[:last], *PEOPLE[last + 1 : 3], PEOPLE[last]):
        before = book.table
        assert book.play(person, "lock") is None
    for messages in watch(book, before).values():
        (told,) = messages[0].told
        assert "reveals" in [event.point for event in told.events]
        assert (told.seat, told.by) == (-1, None)


@every_way
def test_nobody_learns_who_has_locked_by_locking_and_unlocking_in_one_turn(counts):
    book = seated(MONEY, 3, options={"counts": counts})
    for person in (BETO, CARLA):
        assert book.play(person, str(book.table.state.legal(book.table.seat_of(person.id))[0]), "lock") is None
    assert book.play(ANA, str(book.table.state.legal(0)[0])) is None
    assert make(book.table.state, 0, ["lock", "unlock"]) == Refused(code="another-turn", move="unlock")


@pytest.mark.parametrize("game", games())
def test_who_missed_something_is_told_all_of_it(game):
    """A snapshot since a version says what the updates since then have said."""
    book, luck, heard = seated(game, 3), Random(5), dict.fromkeys(range(-1, 3), ())
    start = {seat: book.table.versions.of(seat) for seat in heard}
    while all(book.table.versions.of(seat) - start[seat] < 12 for seat in heard):
        before = book.table
        play_on(book, luck, 1)
        for seat, messages in watch(book, before).items():
            for message in messages:
                heard[seat] += message.told
                assert message.version == book.table.versions.of(seat)
    for seat, person in ((0, ANA), (1, BETO), (2, CARLA), (-1, DANI)):
        shown = projection.snapshot(book.table, person.id, start[seat], NOBODY, 0, 0)
        assert shown.missed == heard[seat]
        assert not shown.resync


def test_who_missed_more_than_is_remembered_is_told_so():
    book = seated()
    play_on(book, Random(1), 60)
    assert projection.snapshot(book.table, ANA.id, 3, NOBODY, 0, 0).resync
    assert projection.snapshot(book.table, ANA.id, 10**6, NOBODY, 0, 0).resync


def test_who_comes_anew_is_told_what_is_remembered():
    """The last moves of everybody, though the page has nothing yet; the same for a version that never was."""
    book = seated()
    play_on(book, Random(1), 60)
    for version in (-1, 10**6):
        shown = projection.snapshot(book.table, ANA.id, version, NOBODY, 0, 0)
        assert shown.resync
        assert {told.seat for told in shown.missed} == {0, 1}
        assert shown.missed[-1].version == shown.version


def test_what_is_said_is_heard_by_everybody():
    book = seated()
    before = book.table
    book.ask(CARLA, Say(text="  buena   mano\n"))
    for messages in watch(book, before).values():
        assert [type(message) for message in messages] == [Chat]
        assert messages[0].line.text == "buena mano"


def muted(**terms):
    """A match in which Todos mudos is on."""
    for seed in range(300):
        book = seated("monete", 3, **terms)
        luck = Random(seed)
        while book.table.stage == "playing" and not book.table.state.record["mute"]:
            play_on(book, luck, 1)
        if book.table.stage == "playing":
            break
    return book


def test_speaking_under_todos_mudos_is_a_move():
    """MN-22, MN-A23: it costs a card."""
    book = muted()
    before = book.table.state.record["count"][1]
    assert book.ask(BETO, Say(text="ay")) is None
    assert book.table.state.record["count"][1] == before + 1


@pytest.mark.parametrize("hints", [False, True])
def test_that_somebody_asked_for_a_hint_is_told_and_costs_nothing_where_hints_are_given(hints):
    """Elsewhere it is a phrase like any other."""
    book = muted(hints=hints)
    before, count = book.table, book.table.state.record["count"][1]
    assert book.ask(BETO, Phrase(phrase="hint")) is None
    assert book.table.state.record["count"][1] == count + (not hints)
    for messages in watch(book, before).values():
        assert messages[-1].line.phrase == "hint"


@pytest.mark.parametrize("game", games())
def test_a_draft_is_made_from_the_view_alone(game):
    """The answer is the same in every world that looks the same to who asks."""
    book, luck = seated(game, 3), Random(2)
    for _ in range(30):
        play_on(book, luck, 1)
        if book.table.stage != "playing":
            break
        seat = luck.choice(book.table.state.actors)
        asked = Draft(version=book.version(PEOPLE[seat]), moves=[str(luck.choice(book.table.state.legal(seat)))])
        other = replace(book.table, state=book.table.state.view(seat).resample(luck.getrandbits(60)))
        assert draft(book.table, PEOPLE[seat], asked) == draft(other, PEOPLE[seat], asked)


@every_way
def test_time_hands_over_whoever_publicly_owes_an_answer(counts):
    """Also who has secretly locked: else the hand-over would tell. Laying cards gives nobody more time."""
    book = seated(MONEY, 3, options={"counts": counts})
    quick = replace(book.table, opened=replace(book.table.opened, clock=Clock("quick").settled))
    book.table = quick
    assert book.play(BETO, str(book.table.state.legal(1)[0]), "lock") is None
    end = timeouts.deadline(book.table, 0)
    assert end == book.table.since + 20_000
    assert timeouts.due(book.table, {}, 0) == end
    assert timeouts.elapse(book.table, {}, 0, end - 1) == []
    gone = timeouts.elapse(book.table, {}, 0, end)
    assert gone == [HandedOver(seat, "sensible", "time") for seat in range(3)]
    book.write(gone)
    assert timeouts.elapse(book.table, {}, 0, end + 10**6) == []
    assert timeouts.due(book.table, {}, 0) is None


@every_way
def test_a_stand_in_that_had_nothing_to_answer_leaves_by_itself(counts):
    """Who had locked in time plays on, and that is known only when all bets are turned up."""
    book = seated(MONEY, 3, options={"counts": counts})
    assert book.play(BETO, str(book.table.state.legal(1)[0]), "lock") is None
    book.write([HandedOver(seat, "sensible", "time") for seat in range(3)])
    for seat in (0, 2):
        for move in (str(book.table.state.legal(seat)[0]), "lock"):
            assert all(chair.stand_in for chair in book.table.chairs)
            book.bot(seat, move, by="stand-in")
    assert [bool(chair.stand_in) for chair in book.table.chairs] == [True, False, True]


def test_who_is_away_is_waited_for_a_while():
    book = seated(players=2)
    actor = book.table.state.actor
    assert timeouts.elapse(book.table, {actor: 5_000}, 0, 64_999) == []
    assert timeouts.elapse(book.table, {actor: 5_000}, 0, 65_000) == [HandedOver(actor, "sensible", "away")]
    assert timeouts.elapse(book.table, {1 - actor: 5_000}, 0, 65_000) == []


def silent(players: int) -> Book:
    """A table at which somebody has just not said the word."""
    book, luck = seated(players=players), Random(5)
    while not book.table.silence:
        play_on(book, luck, 1)
        assert book.table.stage == "playing"
    return book


@pytest.mark.parametrize("pace", ["none", "quick"])
def test_silence_answers_for_everybody_when_the_window_closes(pace):
    book = silent(3)
    book.table = replace(book.table, opened=replace(book.table.opened, clock=Clock(pace).settled))
    end = book.table.since + WINDOW
    assert (timeouts.deadline(book.table, 0), timeouts.due(book.table, {}, 0)) == (end, end)
    assert timeouts.elapse(book.table, {}, 0, end - 1) == []
    hushed = timeouts.elapse(book.table, {}, 0, end)
    assert {entry.seat for entry in hushed} == set(book.table.owed)
    assert {(entry.moves, entry.by) for entry in hushed} == {(("pass",), "time")}
    book.write(hushed)
    assert book.table.state.board["phase"] == "play"
    assert not any(chair.stand_in for chair in book.table.chairs)


def test_a_press_before_the_window_closes_leaves_nothing_to_answer():
    book = silent(3)
    seat = book.table.concerned
    assert book.play(PEOPLE[seat], "call") is None
    assert book.table.silence == ""
    assert timeouts.elapse(book.table, {}, 0, book.table.since + WINDOW) == []


def test_nobody_races_where_no_window_is_open():
    """Also where somebody may say the word at leisure, in the turn that may leave one card."""
    book, luck, early = seated(players=3), Random(5), 0
    for _ in range(300):
        play_on(book, luck, 1)
        if book.table.stage != "playing":
            break
        state = book.table.state
        rivals = [races.rivals(book.table, seat) for seat in range(3)]
        assert any(rivals) == (state.board["phase"] == "call")
        early += state.board["phase"] == "play" and "call" in state.legal_names(state.actor)
    assert early


def test_the_pause_ends_by_itself():
    book = seated(players=2, options={"deals": 2}, pause=3)
    play_on(book, Random(3), 10**5)
    end = book.table.since + 3000
    assert timeouts.elapse(book.table, {}, 0, end - 1) == []
    assert timeouts.elapse(book.table, {}, 0, end) == [Dealt()]
    assert timeouts.elapse(book.table, {}, end, end) == []


def test_a_bot_enters_by_the_same_door():
    book = seated()
    seat = book.table.state.actor
    book.bot(seat, str(book.table.state.legal(seat)[0]))
    stale = Play(version=0, moves=["draw"])
    assert book.ask(PEOPLE[seat], stale) == Refused(code="stale")


def test_a_table_says_its_terms_wherever_it_is_described():
    """Every setting, whichever there will be, by REST, in the log and in a snapshot: as it was chosen."""
    other = {bool: lambda value: not value, int: lambda value: value + 1, str: lambda _: "chance"}
    defaults = Terms(game="cone").terms
    chosen = {name: other[type(value)](value) for name, value in defaults.items() if type(value) in other}
    chosen |= {"game": "cone", "options": {"players": 3}, "clock": Clock("quick").settled, "tempo": "calm"}
    assert chosen.keys() == defaults.keys()
    asked = msgspec.json.decode(msgspec.json.encode(chosen), type=NewTable)
    first = Opened(code="bamo-kituse", rules=find("cone").version, host=ANA.id, **asked.terms)
    table = replay([(decode_entry(encode_entry(first)), 0)])
    shown = projection.snapshot(table, ANA.id, -1, NOBODY, 0, 0), summary(table)
    for said in (msgspec.json.decode(msgspec.json.encode(each)) for each in shown):
        assert said["options"].items() >= chosen["options"].items()
        for name in chosen.keys() - {"options", "game"}:
            assert said[name] == msgspec.to_builtins(chosen[name]) != msgspec.to_builtins(defaults[name])


def test_before_a_match_a_seat_waits_for_who_went_away_but_not_for_ever():
    book = Book(opened(players=3))
    for person in (ANA, BETO, CARLA):
        assert book.ask(person, Join()) is None
    away = {0: 10_000, 2: 5_000}
    assert timeouts.due(book.table, away, 0) == 5_000 + timeouts.VACATED
    assert timeouts.elapse(book.table, away, 0, 5_000 + timeouts.VACATED - 1) == []
    gone = timeouts.elapse(book.table, away, 0, 5_000 + timeouts.VACATED)
    assert gone == [Stood(2)]
    book.write(gone)
    assert book.ask(BETO, AddBot(seat=2, level="chance")) is None
    assert timeouts.due(book.table, {}, 0) is None
    assert timeouts.elapse(book.table, {}, 0, 10**9) == []
    assert book.ask(CARLA, Join()) is None  # who comes back sits down again: a bot gives way
    assert book.table.seat_of(CARLA.id) == 2


def test_lists_say_who_won_once_a_match_is_over():
    book = seated(players=2)
    assert listing(book.table, 0).won == []
    play_on(book, Random(5), 5_000)
    names = [chair.name for chair in book.table.chairs]
    assert listing(book.table, 0).won == [names[seat] for seat in book.table.deals[-1].champions] != []
    assert book.ask(ANA, Rematch()) is None
    assert listing(book.table, 0).won == []
