"""What is written by compiled code is what the values say: every byte, for every viewer, of every game."""

from random import Random

import msgspec
import numpy as np
import pytest
from kit import FACTOR, name, random_play, setups

from sobremesa.rules import board, calls, kinds, telling
from sobremesa.rules.state import Setup, State
from sobremesa.table.core.packing import pack
from sobremesa.table.core.translate import events

encode = msgspec.json.encode
every_setup = pytest.mark.parametrize("setup", setups(), ids=name)


def written(setup: Setup, batch: np.ndarray, room: int = telling.ROOM) -> bytes:
    """The board of any record, and no moves."""
    desk = telling.Desk(setup.game, setup.players, room)
    desk.views[:1].view(np.uint8)[:] = np.frombuffer(batch.tobytes(), np.uint8)
    return b"".join(desk.scene(0))


def check(state: State) -> None:
    """Everything that is written of a state."""
    heard = state.telling.events()
    assert state.telling.asked == calls.asked(state.batch, 0)
    assert state.telling.questions == tuple(calls.legal(state.batch, 0, seat) for seat in range(state.players))
    for seat in range(-1, state.players):
        view = state.view(seat)
        legal = view.legal_names(seat) if seat >= 0 else ()
        assert state.telling.scene(seat) == (encode(view.board), encode(legal))
        assert heard[seat] == encode(events(view))
        assert state.telling.packed(seat) == encode(pack(view.content))
        assert state.telling.owed(seat) == view.actors


@every_setup
def test_what_is_written_is_what_the_values_say(setup):
    for seed in range(FACTOR):
        for state in random_play(setup, seed, 60):
            check(state)
            assert written(setup, state.batch) == encode(state.board) + b"[]"


def test_who_writes_at_a_desk_has_it_alone():
    """Compiled code holds no lock: somebody else may tell another state of the game meanwhile."""
    one, other = (setups()[0].deal(seed) for seed in (1, 2))
    seen = other.telling.scene(0)
    assert seen != one.telling.scene(0)

    def write(desk: telling.Desk) -> bool:
        return other.telling.scene(0) == seen and desk.state is one.batch

    assert one.telling._at_desk(write)
    assert other.telling.scene(0) == seen


@every_setup
def test_a_deal_is_told_to_its_end(setup):
    check(setup.deal(5).playout(5))


def scramble(setup: Setup, record: np.void, luck: Random) -> None:
    """Whatever the fields of a board can say."""
    cards = [number for numbers in setup.game.deck.values() for number in numbers]
    for field in setup.game.shown.values():
        declared, kind = board.kind_of(setup.game, field)
        match kind:
            case kinds.Zone():
                chosen = (sum(1 << card for card in luck.sample(cards, luck.randrange(9))) for _ in range(20))
                words = [word for zone in chosen for word in (zone & (1 << 64) - 1, zone >> 64)[: kind.words]]
                record[field] = np.resize(np.array(words, np.uint64), declared.shape)
            case kinds.Card():
                record[field] = luck.choice([*cards, kinds.NONE, kinds.UNSEEN])
            case kinds.Letter(names):
                record[field] = luck.choice(list(names))
            case kinds.Seat():
                record[field] = luck.randrange(-1, setup.players)
            case kinds.Count():
                record[field] = luck.randrange(1 << 7) - (declared.type[0] == "i") * luck.randrange(1 << 7)
            case kinds.Seats() | kinds.Letters() | kinds.Groups():
                record[field] = luck.randrange(1 << 7)
            case kinds.Moves():
                record[field] = [luck.getrandbits(64), luck.getrandbits(64)]


@every_setup
def test_whatever_a_record_says_is_written(setup):
    luck = Random(7)
    batch = setup.deal(7).batch.copy()
    for _ in range(20):
        scramble(setup, batch[0], luck)
        assert written(setup, batch) == encode(board.read(setup.game, setup.players, batch)) + b"[]"


def test_what_is_longer_than_there_is_room_for_is_written_all_the_same():
    setup = setups()[0]
    batch = setup.deal(1).batch
    whole = written(setup, batch)
    assert all(written(setup, batch, room) == whole for room in range(0, len(whole), 7))
