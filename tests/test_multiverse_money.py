"""Laws of Multiverse Money that examples cannot say, and what scenarios cannot reach."""

from collections import Counter
from random import Random

import numpy as np
import pytest
from kit import complaint, random_play

import sobremesa
from sobremesa.rules.calls import derive
from sobremesa.rules.cards import zone_members
from sobremesa.rules.games.multiverse_money.legality import REVISIONS
from sobremesa.rules.jit import INTERPRETED
from sobremesa.rules.perft import perft
from sobremesa.rules.scenario import run_file
from sobremesa.rules.state import SPECTATOR, State

BETTING = 0
every_way = pytest.mark.parametrize("counts", ["shown", "hidden"])


def observed(state: State, seat: int):
    """Everything a seat can look at."""
    view = state.view(seat)
    moves = view.legal(seat) if seat >= 0 else []
    return view.batch.tobytes(), view.board, view.events, view.actors, view.moment, moves


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_bet_changes_nothing_another_seat_can_observe(players):
    setup = sobremesa.game("multiverse-money", players=players, counts="hidden")
    before = None
    for state in random_play(setup, seed=players, moves=60 if INTERPRETED else 400):
        if before is not None and before.record["phase"] == BETTING == state.record["phase"]:
            if before.record["round"] == state.record["round"]:
                mover, _ = state.past[-1]
                for seat in {SPECTATOR, *range(players)} - {mover}:
                    assert observed(state, seat) == observed(before, seat)
        before = state


def betting(state: State, seat: int) -> tuple[list[str], list[str]]:
    """What a seat could lay, and what it has laid; a closed bet is opened for that."""
    board = state.board
    bet = board["bets"][f"P{seat}"]
    return sorted({*board["hands"][f"P{seat}"], "E"} - {*bet}), sorted(bet)


def reopened(state: State, seat: int) -> State:
    return state.play(seat, "unlock") if "unlock" in map(str, state.legal(seat)) else state


def fidget(state: State, seat: int, luck: Random) -> State:
    """A seat closes its bet and opens it again as it likes, but does not turn all bets up."""
    for word in ("lock", "unlock") * luck.randrange(3):
        may = word == "unlock" or (len(state.actors) > 1 and state.record["reopened"][seat] < REVISIONS)
        if may and luck.random() < 0.7 and word in map(str, state.legal(seat)):
            state = state.play(seat, word)
    return state


def go_on(state: State, seat: int, luck: Random, back: bool, card: float) -> State:
    """A seat lays a card or takes one back: the first seat the one that is said, the others whichever they like."""
    if not seat:
        cards = betting(state, seat)[back]
        return state.play(seat, cards[int(card * len(cards))])
    state = reopened(fidget(state, seat, luck), seat)
    return fidget(state.play(seat, luck.choice(betting(state, seat)[back])), seat, luck)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_of_a_bet_face_down_a_seat_observes_the_size_and_nothing_else(players):
    """Two matches of one deal in which the same seats lay and take back as often: other cards, the engaño or not,
    closed or not. A seat that did the same in both, and a spectator, can tell at no moment which one they look at.
    """
    setup = sobremesa.game("multiverse-money", players=players)
    for seed in range(1 if INTERPRETED else 12):
        script, here, there = Random(seed), setup.deal(seed), setup.deal(seed)
        private, differed = (Random(seed + 100), Random(seed + 200)), 0
        for _ in range(20 if INTERPRETED else 60):
            seat = script.randrange(players)
            free, laid = betting(here, seat)
            back = not free or (bool(laid) and here.record["revised"][seat] < REVISIONS and script.random() < 0.4)
            card = script.random()
            here, there = (
                go_on(state, seat, luck, back, card) for state, luck in zip((here, there), private, strict=True)
            )
            differed += here.board["bets"] != there.board["bets"] or here.board["locked"] != there.board["locked"]
            assert observed(here, 0) == observed(there, 0)
            assert observed(here, SPECTATOR) == observed(there, SPECTATOR)
            assert here.board["laid"] == there.board["laid"]
        assert differed


def exchange(state: State, seat: int, luck: Random) -> State:
    """The same state, a bet made of other cards of its seat by hand in the record; the engaño is as likely as any."""
    batch = state.batch.copy()
    r = batch[0]
    cards = [*zone_members(r["hand"][seat] | r["bet"][seat]), None]
    bet = luck.sample(cards, int(r["laid"][seat]))
    for zone, inside in (("hand", False), ("bet", True)):
        held = sum(1 << card for card in cards if card is not None and (card in bet) == inside)
        r[zone][seat] = [np.uint64(held & (1 << 64) - 1), np.uint64(held >> 64)]
    r["bluff"] = int(r["bluff"]) & ~(1 << seat) | (None in bet) << seat
    if luck.random() < 0.5 and bet:
        r["locked"] |= 1 << seat
    r["reopened"][seat] = luck.randrange(30)
    derive(batch, 0)
    return State(state.setup, batch, None)


def test_a_bet_exchanged_by_hand_changes_nothing_for_the_others():
    luck, tried = Random(5), 0
    for state in random_play(sobremesa.game("multiverse-money", players=4), 9, 60 if INTERPRETED else 400):
        if state.record["phase"] != BETTING or state.over:
            continue
        seat = luck.randrange(4)
        other = exchange(state, seat, luck)
        tried += other.board["bets"] != state.board["bets"]
        for viewer in {SPECTATOR, *range(4)} - {seat}:
            assert other.view(viewer).batch.tobytes() == state.view(viewer).batch.tobytes()
    assert tried


def test_imagined_bets_have_the_size_that_is_seen_and_may_have_the_engano():
    state = sobremesa.game("multiverse-money", players=3).deal(4)
    first, second, third, *_ = (str(move) for move in state.legal(1))
    for card in (first, second, third):
        state = state.play(1, card)
    for card in [str(move) for move in state.legal(2)]:  # all of the hand, and the engaño
        state = state.play(2, card)
    worlds = [state.view(0).resample(seed).board["bets"] for seed in range(10 if INTERPRETED else 100)]
    assert {len(bets["P1"]) for bets in worlds} == {3}
    assert {"E" in bets["P1"] for bets in worlds} == {True, False}
    assert all(len(bets["P2"]) == 7 and "E" in bets["P2"] for bets in worlds)
    assert len({bets["P1"] for bets in worlds}) > len(worlds) // 2
    assert all(bets["P0"] == () for bets in worlds)


@every_way
@pytest.mark.parametrize("players", [3, 5])
def test_the_reveal_does_not_say_who_closed_the_last_bet(players, counts):
    setup = sobremesa.game("multiverse-money", players=players, counts=counts)
    reached = []
    for last in range(players):
        state = setup.deal(8)
        bets = [state.legal(seat)[0] for seat in range(players)]
        for seat in (*(each for each in range(players) if each != last), last):
            state = state.play(seat, bets[seat]).play(seat, "lock")
        reached.append(state)
    assert all(observed(state, SPECTATOR) == observed(reached[0], SPECTATOR) for state in reached)
    assert all(state.events == reached[0].events for state in reached)


def value(card: str) -> int:
    return 10 if card[0] == "c" else int(card[1:3])


def points(hand) -> int:
    """The points of a hand by the words of the rulebook."""
    total = 10 * sum(card[0] == "c" for card in hand)
    for currency in "VMCARYN":
        notes = Counter(value(card) for card in hand if card[0] == currency)
        amount = sum(note * count for note, count in notes.items())
        total += amount if amount >= 200 else max(0, amount - 100)
        total += 100 * (notes[20] == 3) + 100 * (notes[30] == 3)
    return total


def quickly(setup, seed):
    """A deal with short bets, so that many rounds are seen."""
    state = setup.deal(seed)
    yield state
    turn = 0
    while not state.over:
        turn += 1
        seat = state.actors[turn % len(state.actors)]
        legal = state.legal(seat)
        lock = [move for move in legal if str(move) == "lock"]
        state = state.play(seat, lock[0] if lock and turn % 3 else legal[(turn * 7 + seed) % len(legal)])
        yield state


@every_way
@pytest.mark.parametrize("seed", range(1 if INTERPRETED else 4))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_laws_of_money(players, seed, counts):
    """The resolver fronts the highest bet, acts once a round, lots are never empty, what lay open is known."""
    setup = sobremesa.game("multiverse-money", players=players, counts=counts)
    seen: set[str] = set()
    acted: list[str] = []
    for state in quickly(setup, seed):
        board = state.board
        assert board["left"]
        assert board["right"]
        assert len(zone_members(state.record["deck"])) == board["deck"]
        seen |= {*board["left"], *board["right"]}
        if board["phase"] == "bet" or state.over:
            acted = []
            assert setup.game.reveals(state.record, setup.game.moves["lock"]) or state.over
        else:
            seen |= {card for bet in board["bets"].values() for card in bet}
            amounts = {seat: sum(map(value, bet)) for seat, bet in board["bets"].items()}
            assert amounts == board["amounts"]
            assert amounts[board["turn"]] == max(amounts.values())
            assert board["turn"] not in acted
            acted.append(board["turn"])
            assert setup.game.reveals(state.record, setup.game.moves["back"]) == (
                sum(map(bool, board["bets"].values())) == 1
            )
        if state.over:
            assert list(board["totals"].values()) == [points(hand) for hand in board["hands"].values()]
            continue
        check_counts(state)
        hidden = {seat for seat in range(players) if set(cards_of(state, seat)) - seen}
        for viewer in range(SPECTATOR, players):
            bare = hidden - {viewer} if not board["deck"] else set()
            for seat in {*range(players)} - {viewer}:
                held = cards_of(state, seat)
                shown = [card if card in seen or bare == {seat} else "?" for card in held]
                assert Counter(state.view(viewer).board["hands"][f"P{seat}"]) == Counter(shown)


def check_counts(state):
    """Others see how many cards lie face down, or nothing of them (MM-A20); turned up, everybody sees all."""
    board = state.board
    down = board["phase"] == "bet"
    sizes = {seat: len(bet) if down else 0 for seat, bet in board["bets"].items()}
    shown = state.setup.options["counts"] == "shown"
    assert board["laid"] == (sizes if shown else {})
    for viewer in range(SPECTATOR, state.players):
        view = state.view(viewer).board
        assert view["laid"] == board["laid"]
        for seat, bet in board["bets"].items():
            covered = ("?",) * (sizes[seat] if shown else 0)
            assert view["bets"][seat] == (covered if down and seat != f"P{viewer}" else bet)


def cards_of(state, seat):
    """The cards of a seat that do not lie in front of it."""
    board = state.board
    bet = board["bets"][f"P{seat}"] if board["phase"] == "bet" else ()
    return [card for card in (*board["hands"][f"P{seat}"], *bet) if card != "E"]


@pytest.mark.parametrize(("players", "ways"), [(3, 5 * 4 * 3), (4, 6 * 5 * 4 * 3), (5, 7 * 6 * 5 * 4 * 3)])
def test_the_ways_of_a_round(players, ways):
    """Two lots, back, or one of the bets left: every round of n bets has (n + 2)! / 2 ways."""
    state = sobremesa.game("multiverse-money", players=players).deal(12)
    for seat in range(players):
        state = state.play(seat, state.legal(seat)[0]).play(seat, "lock")
    assert perft(state, players) == ways


def test_every_card_is_printed_once_and_every_currency_is_worth_300():
    cards = [card for card in sobremesa.games()["multiverse-money"].cards if card != "E"]
    assert len(cards) == len(set(cards)) == 69
    assert {letter: sum(value(card) for card in cards if card[0] == letter) for letter in "VMCARYN"} == dict.fromkeys(
        "VMCARYN", 300
    )


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ('hands.P0 = "V20a E"', "hands.P0: the engaño is always in the hand"),
        ('hands = { P0 = "V20a", P1 = "V20a" }', "hands.P1: V20a is named twice"),
        ("hands = { P0 = 40, P1 = 40 }", "hands.P1: only"),
        ('left = ""', "left: a lot is never empty"),
        ('draws = "' + "V20a " * 33 + '"', "draws: at most 32"),
        ('removed = "X Y"', "removed: currencies are V M C A R Y N"),
        ('removed = "V"', "removed: 2 currencies leave"),
        ('removed = "V M"\nhands.P0 = "V20a"', "removed: 2 currencies leave"),
        ('locked = "P0"', "locked: P0 has no hidden bet"),
        ('bets = { P0 = "E", P1 = "E", P2 = "E" }\nlocked = "P0 P1 P2"', "locked: when all bets are closed"),
        ('out = "P0"', "out: P0 does not sit out"),
        ('known = "V20a"\nleft = "V20a"', "known: nobody holds V20a"),
        ('phase = "resolve"', "bets: no bet is on the table"),
        ('phase = "resolve"\nbets.P0 = "E"', "bets: no bet is on the table"),
        ("game = 2", "game: should be 1, and nothing else"),
        ("deck = 1\nhands = { P0 = 6, P1 = 6, P2 = 6 }", "deck: 24 cards are not named"),
    ],
)
def test_an_impossible_position_gets_a_sentence(tmp_path, position, sentence):
    file = tmp_path / "x.toml"
    file.write_text(
        'game = "multiverse-money"\noptions.players = 3\n[[scenario]]\nname = "x"\nsteps = [{}]\n'
        f"[scenario.position]\n{position}",
        encoding="utf-8",
    )
    assert f"position.{sentence}" in complaint(file)


def test_a_position_leaves_out_the_chosen_currencies(tmp_path):
    file = tmp_path / "x.toml"
    file.write_text(
        'game = "multiverse-money"\noptions = { players = 3, removed = "chosen", removed_currencies = "CA" }\n'
        '[[scenario]]\nname = "x"\nposition.removed = "V M"\nsteps = [{ removed = "V M" }]\n'
        '[[scenario]]\nname = "y"\nposition.round = 2\nsteps = [{ removed = "C A", round = 2 }]\n',
        encoding="utf-8",
    )
    assert [result.problem for result in run_file(file)] == ["", ""]
