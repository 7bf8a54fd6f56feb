"""Laws of La Mona that examples cannot say: plays against a plain reading of the rules, builds, points."""

import itertools
from collections import Counter
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit import complaint, follow, random_play

import sobremesa
from sobremesa.rules.cards import members
from sobremesa.rules.games.la_mona.deck import ACES, MONA, SPADES, TEN_OF_DIAMONDS, TWO_OF_SPADES
from sobremesa.rules.jit import INTERPRETED
from sobremesa.rules.sheet import Sheet
from sobremesa.rules.state import Setup, State

GAME = sobremesa.games()["la-mona"]
LONGEST = 220  # LM-H1
CROWDED = 8  # loose cards; beyond, the plain reading takes too long


@st.composite
def tables(draw) -> Setup:
    """Any options."""
    return sobremesa.game(GAME.name, **{option.name: draw(st.sampled_from(option.values)) for option in GAME.options})


def cards(zone) -> list[int]:
    return list(members(int(zone)))


def captures(card: int, also_two: bool) -> set[int]:
    if card == MONA:
        return {15, 2} if also_two else {15}
    return {14} if card < 4 else {card // 4 + 1}


def worth(card: int) -> tuple[int, ...]:
    return (1, 14) if card < 4 else (card // 4 + 1,)


@cache
def comes_out(items: tuple[tuple[int, ...], ...], value: int) -> bool:
    """Whether items, each with the values it may have, fall into groups of a value: try everything."""
    if not items:
        return True
    first, *rest = items
    for count in range(len(rest) + 1):
        for chosen in itertools.combinations(range(len(rest)), count):
            if any(sum(way) == value for way in itertools.product(first, *(rest[i] for i in chosen))):
                if comes_out(tuple(item for i, item in enumerate(rest) if i not in chosen), value):
                    return True
    return False


def keeps(values: set[int], hand: list[int], also_two: bool) -> bool:
    """Whether the hand has a card of its own for each value."""
    if not values:
        return True
    first, *rest = values
    return any(
        first in captures(card, also_two) and keeps(set(rest), [c for c in hand if c != card], also_two)
        for card in hand
    )


def subsets(items):
    return itertools.chain.from_iterable(itertools.combinations(items, n) for n in range(len(items) + 1))


class Reading:
    """The rulebook read plainly: every play of the seat on turn."""

    def __init__(self, state: State) -> None:
        r, self.options = state.record, state.setup.options
        self.also_two = bool(self.options["mona_also_two"])
        self.seat, self.players = state.actor, state.players
        self.hand = cards(r["hand"][self.seat])
        self.loose = [card for card in cards(r["loose"]) if self.also_two or card != MONA]
        self.owner = {value: seat for seat in range(self.players) for value in members(int(r["owned"][seat]))}
        self.own = {value for value, seat in self.owner.items() if seat == self.seat}
        self.filas = set(members(int(r["filas"])))

    def plays(self):
        """Each play as card, aim, value, loose cards, builds."""
        for card in self.hand:
            rest = [other for other in self.hand if other != card]
            if not self.own:
                yield card, "trail", 0, (), ()
            yield from self.takes(card, rest)
            if card != MONA or self.also_two:
                yield from self.builds(card, rest)

    def takes(self, card, rest):
        """LM-08 to LM-12, LM-15, LM-19."""
        for value in captures(card, self.also_two):
            open_builds = [
                build
                for build in self.owner
                if build == value or (self.options["formada_in_sum"] and build < value and build not in self.filas)
            ]
            for builds in map(set, subsets(open_builds)):
                if self.own:
                    enough = builds if self.options["variant"] == 2 else builds & self.own
                    if not enough or not keeps(self.own - builds, rest, self.also_two):
                        continue
                for loose in self.groups(value, extra=[(build,) for build in builds]):
                    if loose or builds:
                        yield card, "take", value, loose, tuple(sorted(builds))

    def builds(self, card, rest):
        """LM-13, LM-16 to LM-18."""
        second = self.options["variant"] == 2
        plain = 2 if card == MONA else max(captures(card, False))
        for value in range(2, 16):
            if self.options["open_partnership"] and self.players == 4 and not self.own:
                if self.owner.get(value) == self.seat ^ 2 and value == plain:
                    yield from ((card, "help", value, loose, ()) for loose in self.groups(value))
            if not keeps(self.own | {value}, rest, self.also_two):
                continue
            others = value in self.owner and value not in self.own
            if not self.own or value in self.own or (second and not (others and value in self.filas)):
                played = (2,) if card == MONA else worth(card)
                for loose in self.groups(value, extra=[played]):
                    if loose or value in self.owner:
                        yield card, "form", value, loose, ()
            yield from self.raises(card, value)

    def raises(self, card, value):
        """LM-16, LM-17: with the card alone; the owner also with cards of the table (LM-A12), naming the formada."""
        for old in set(self.owner) - self.filas:
            missing = value - old - (card // 4 + 1)
            own = old in self.own
            if missing < 0 or (own and not self.options["owner_raises"]):
                continue
            if not own and self.own and self.options["variant"] == 1:  # LM-28; LM-A35
                continue
            if missing == 0:
                yield from ((card, "raise", value, loose, ()) for loose in self.groups(value))
            elif own:
                yield from ((card, "raise", value, loose, (old,)) for loose in self.completed(missing, value))

    def completed(self, missing, value):
        """The sets of loose cards of which some add up to what is missing, and the others come out at the value."""
        for loose in subsets([card for card in self.loose if card // 4 + 1 <= value]):
            for some in subsets(loose):
                if any(sum(way) == missing for way in itertools.product(*map(worth, some))):
                    others = [card for card in loose if card not in some]
                    if comes_out(tuple(sorted(map(worth, others))), value):
                        yield loose
                        break

    def groups(self, value, extra=()):
        """The sets of loose cards that come out at a value together with what is extra."""
        small = [card for card in self.loose if card // 4 + 1 <= value]
        for loose in subsets(small):
            if comes_out(tuple(sorted([*map(worth, loose), *extra])), value):
                yield loose


def said(state: State):
    """Every play of the seat on turn as the moves say it, in every way it can be said."""
    seat, r = state.actor, state.record
    for move in map(str, state.legal(seat)):
        if move in ("trail", "done"):
            aim = "trail" if move == "trail" else ("", "take", "form", "raise", "help")[r["aim"]]
            yield int(r["card"]), aim, int(r["value"]), tuple(cards(r["picked"])), tuple(cards(r["picked_builds"]))
        else:
            yield from said(state.play(seat, move))


@settings(max_examples=1 if INTERPRETED else 25)
@given(tables(), st.integers(0, 2**64 - 1))
def test_every_play_of_the_rulebook_can_be_said_in_exactly_one_way(setup, seed):
    """LM-07 to LM-22, LM-27 to LM-30, LM-H2: the legal plays are those of a plain reading, each said once."""
    luck = Random(seed)
    state = setup.deal(seed)
    looked = 0
    while not state.over and looked < (2 if INTERPRETED else 40):
        if state.record["phase"] == 0 and len(cards(state.record["loose"])) <= CROWDED:
            plays = list(said(follow(state)))
            assert len(plays) == len(set(plays))
            assert set(plays) == set(Reading(state).plays())
            looked += 1
        moves = state.legal(state.actor)
        builds = [move for move in moves if str(move).startswith(("form", "raise", "help"))]
        state = state.play(state.actor, luck.choice(builds if builds and luck.random() < 0.8 else moves))


def formada(value: int, box: list[int], luck: Random) -> list[int]:
    """Two or three cards of a box that make a value together."""
    ways = [
        cards for n in (2, 3) for cards in itertools.combinations(box, n) if sum(c // 4 + 1 for c in cards) == value
    ]
    return list(luck.choice(ways)) if ways else []


def arranged(setup: Setup, luck: Random) -> State | None:
    """A table at which P0 owns a formada or two and P1 perhaps another, with the cards for them in their hands."""
    box = [card for card in range(52) if card != MONA or luck.random() < 0.5]
    luck.shuffle(box)
    owners = [0] * (luck.choice((1, 1, 2)) if setup.options["variant"] == 2 else 1) + [1] * luck.randrange(2)
    builds: dict[int, list[str]] = {0: [], 1: []}
    hands: dict[int, list[int]] = {0: [], 1: []}
    for seat, value in zip(owners, luck.sample(range(3, 13), len(owners)), strict=True):
        captor = next(card for card in box if captures(card, False) == {value})
        box.remove(captor)
        cards = formada(value, [card for card in box[:20] if card != MONA], luck)
        if not cards:
            return None
        fila = [card for card in box if card // 4 + 1 == value and card not in cards][: luck.random() < 0.2]
        box = [card for card in box if card not in cards + fila]
        hands[seat].append(captor)
        names = ",".join(GAME.card_names[card] for card in cards + fila)
        builds[seat].append(f"{value}{'*' if fila else ''}({names})")
    for hand in hands.values():
        hand += [box.pop() for _ in range(4 - len(hand))]
    loose = sorted(box, key=lambda card: card // 4 + luck.random() * 8)[: luck.randrange(1, 6)]
    sheet = {
        "table": written(loose),
        "builds": {f"P{seat}": " ".join(names) for seat, names in builds.items()},
        "hands": {f"P{seat}": written(hand) for seat, hand in hands.items()},
    }
    batch = setup.blank()
    batch["used"] = 16
    setup.game.position(batch, Sheet(GAME, setup.players, sheet))
    return State(setup, batch, None)


def written(cards: list[int]) -> str:
    return " ".join(GAME.card_names[card] for card in cards)


def test_every_play_of_who_owns_a_build_can_be_said_in_exactly_one_way():
    """LM-17, LM-27 to LM-29, LM-A12 LM-A13 LM-A35: in random play raises with the table are rare; here they are not."""
    luck, seen = Random(7), Counter[str]()
    for _ in range(12 if INTERPRETED else 500):
        options = {option.name: luck.choice(option.values) for option in GAME.options}
        state = arranged(sobremesa.game(GAME.name, **options), luck)
        if state is None:
            continue
        plays = list(said(follow(state)))
        assert len(plays) == len(set(plays))
        assert set(plays) == set(Reading(state).plays())
        own = members(int(state.record["owned"][0]))
        for card, aim, value, _, builds in plays:
            if aim == "raise":
                seen["with the table" if builds else "own" if value - (card // 4 + 1) in own else "another's"] += 1
            seen["another's fila"] += aim == "form" and value in members(int(state.record["owned"][1]))
    assert INTERPRETED or all(seen[kind] > 20 for kind in ("with the table", "own", "another's", "another's fila")), (
        seen
    )


@settings(max_examples=2 if INTERPRETED else 25)
@given(tables(), st.integers(0, 2**64 - 1))
def test_the_laws_of_builds_and_points(setup, seed):
    also_two = setup.options["mona_also_two"]
    drowned = False
    for state in random_play(setup, seed):
        r = state.record
        builds = [value for seat in range(4) for value in members(int(r["owned"][seat]))]
        assert len(builds) == len(set(builds))
        assert builds == [] or set(builds) == {value for value in range(16) if r["build"][value]}
        if r["phase"] == 0:
            for seat in range(state.players):  # LM-A16
                assert keeps(set(members(int(r["owned"][seat]))), cards(r["hand"][seat]), also_two)
            if len(cards(r["hand"][int(r["turn"])])) == 4 and r["turn"] == (r["dealer"] + 1) % state.players:
                assert builds == []
        loose_mona = bool(int(r["loose"]) >> MONA & 1)
        assert loose_mona or not drowned or state.over or also_two  # LM-24
        drowned = loose_mona
        assert int(r["moves"]) <= LONGEST
    assert list(state.board["points"].values())[: 2 if state.players == 4 else None] == points(state)


def points(state: State) -> list[int]:
    """LM-31, LM-32: the points of each side, from its pile."""
    r = state.record
    piles = [int(pile) for pile in r["pile"][: 2 if state.players == 4 else state.players]]
    scores = [int(winchos) for winchos in r["winchos"][: len(piles)]]
    for reward, counts in (
        (3, [pile.bit_count() for pile in piles]),
        (1, [(pile & int(SPADES)).bit_count() for pile in piles]),
    ):
        if counts.count(max(counts)) == 1:
            scores[counts.index(max(counts))] += reward
    for side, pile in enumerate(piles):
        scores[side] += (pile & int(ACES)).bit_count()
        scores[side] += 3 * (pile >> MONA & 1) + 2 * (pile >> TEN_OF_DIAMONDS & 1) + (pile >> TWO_OF_SPADES & 1)
    return scores


def placed(position, **options) -> State:
    """A position of two players."""
    setup = sobremesa.game(GAME.name, players=2, **options)
    batch = setup.blank()
    batch["used"] = 16
    setup.game.position(batch, Sheet(GAME, 2, position))
    return State(setup, batch, None)


@pytest.mark.parametrize(
    ("position", "moves", "english", "spanish"),
    [
        ("5d 8d", "Qh take", "Your Q is 12, and nothing here adds up to 12.", "Tu Q vale 12, y aquí nada suma 12."),
        (
            "5d 8d",
            "7h take",
            "Your 7 finds no 7 here, and nothing that adds up to 7.",
            "Tu 7 no encuentra aquí otro 7, ni nada que sume 7.",
        ),
        (
            "5d 8d",
            "Ah take",
            "Your ace is 1 or 14: there is no other ace here, and nothing adds up to 14.",
            "Tu as vale 1 o 14: aquí no hay otro as, ni nada que sume 14.",
        ),
        ("5d 8d", "2c take", "La Mona is 15, and nothing here adds up to 15.", "La Mona vale 15, y aquí nada suma 15."),
        (
            "3d 6d",
            "9h take 6d",
            "Cards of the table are picked from low to high, and builds last.",
            "Las cartas de la mesa se señalan de menor a mayor, y las formadas al final.",
        ),
        (
            "4d 8d",
            "7h form-11",
            "To build 11 you must keep the card that takes it in your hand: J.",
            "Para formar 11 tienes que guardar en la mano la carta que se lo lleva: J.",
        ),
    ],
)
def test_a_refusal_says_what_would_have_to_be_otherwise(position, moves, english, spanish):
    *said, refused = moves.split()
    first = moves.split()[0]
    state = placed({"table": position, "hands": {"P0": f"{first} Ks"}})
    for move in said:
        state = state.play(0, move)
    number = GAME.moves[refused]
    point = state.refuse(0, number)
    assert [state.illegal(0, number, point, language).sentence for language in ("en", "es")] == [english, spanish]


@pytest.mark.parametrize(
    ("mine", "moves"),
    [
        ({"builds": {"P0": "9(4d,5d)"}, "hands": {"P0": "6d 9h 2c"}}, "6d"),  # only a raise to 15 is left
        ({"builds": {"P0": "9(4d,5d)"}, "hands": {"P0": "6d 9h 2c"}}, "6d raise-15"),
        ({"builds": {"P0": "13(4d,9d)"}, "hands": {"P0": "Ad Ks Ah"}}, "Ad raise-14"),
        ({"builds": {"P0": "9(4d,5d)"}, "hands": {"P0": "9s 9h"}, "table": "9c"}, "9h take 9c"),
        ({"table": "9c", "hands": {"P0": "6d 2c Kh"}}, "6d form-15"),
        ({"builds": {"P0": "5(Ad,4d)"}, "table": "2h", "hands": {"P0": "2d 5h 9h Kh"}}, "2d"),  # a raise with the table
        ({"builds": {"P0": "5(Ad,4d)"}, "table": "2h", "hands": {"P0": "2d 5h 9h Kh"}}, "2d raise-9"),
        ({"builds": {"P0": "5(Ad,4d)"}, "table": "2h", "hands": {"P0": "2d 5h 9h Kh"}}, "2d raise-9 2h"),
        ({"builds": {"P0": "5(Ad,4d)"}, "table": "2h", "hands": {"P0": "2d 5h 9h Kh"}}, "2d raise-9 2h build-5"),
        ({"builds": {"P0": "9(4d,5d)", "P1": "6(Ad,5s)"}, "hands": {"P0": "2d 8h 9h Kh"}}, "2d"),  # another's raised
        ({"builds": {"P0": "9(4d,5d)", "P1": "6(Ad,5s)"}, "hands": {"P0": "2d 8h 9h Kh"}}, "2d raise-8"),
        ({"builds": {"P0": "9(4d,5d)", "P1": "6(Ad,5s)"}, "hands": {"P0": "6d 6h 9h Kh"}}, "6d form-6"),
    ],
)
def test_a_play_half_said_is_resampled_with_a_hand_that_can_finish_it(mine, moves):
    """A16: whoever looks on knows that the cards a build asks for are there, and nothing else."""
    others = "P1" in mine.get("builds", {})
    if others:
        mine = {**mine, "hands": {**mine["hands"], "P1": "6c 7c 8c 10c"}}
    state = placed(mine, variant=2 if others else 1)
    for move in moves.split():
        state = state.play(0, move)
    hands = set()
    for seed in range(5 if INTERPRETED else 60):
        for seat in (1, -1):
            world = follow(state).view(seat).resample(seed)
            assert world.view(seat) == state.view(seat)
            assert world.legal(0)
            hands.add(world.board["hands"]["P0"])
    assert len(hands) > 1


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ('table = "9h 9h"', "table: 9h is named twice"),
        ('table = "9h"\nhands.P0 = "9h 2d"', "table: 9h is named twice"),
        ('hands.P0 = ""', "hands.P0: should be one to four cards"),
        ('hands.P0 = "Ah 2h 3h 4h 5h"', "hands.P0: should be one to four cards"),
        ('hands.P0 = "Ah 2h"\nhands.P1 = "3h"', "hands.P1: should be 2 cards, as P0 holds 2"),
        ('builds.P0 = "9"', "builds.P0: '9' is no build"),
        ('builds.P0 = "16(8c,8d)"', "builds.P0: '16(8c,8d)' is no build"),
        ('builds.P0 = "9(8c,Zd)"', "builds.P0: 'Zd' is no card"),
        ('builds.P0 = "9(8c,2d)"', "builds.P0: '9(8c,2d)' does not come out at 9"),
        ('builds.P0 = "9(2c,7d)"', "builds.P0: '9(2c,7d)' does not come out at 9"),
        ('builds.P0 = "9*(2d,7d)"', "builds.P0: '9*(2d,7d)': a formada is one group"),
        ('builds.P0 = "9(9d)"', "builds.P0: '9(9d)': a formada is one group"),
        ('builds.P0 = "9(2d,7d)"\nhands.P0 = "Kd"', "builds.P0: P0 holds no card for it"),
        ('builds.P0 = "9(2d,7d) 9(4d,5d)"', "builds.P0: there is already a build of 9"),
        ('opening = "9h"\ntable = "8h"', "opening: deals the table"),
        ('deck = "9h"', "deck: should be enough for four cards each, or for nobody"),
        ("hands.P0 = 60", "hands.P0: should be one to four cards"),
        (f'piles.P0 = "{" ".join(list(GAME.cards)[:47])}"', "hands.P1: only 1 cards are left to deal"),
        (f'deals = "{" ".join(list(GAME.cards)[:33])}"', "deals: at most 32 cards can be named"),
        ('winchos.P0 = "many"', "winchos.P0: should be a whole number"),
        ('tabel = "9h"', "tabel: is not a key here; is it table?"),
    ],
)
def test_an_impossible_position_gets_a_sentence(tmp_path, position, sentence):
    file = tmp_path / "x.toml"
    file.write_text(
        'game = "la-mona"\noptions.players = 2\n[[scenario]]\nname = "x"\nsteps = [{}]\n'
        f"[scenario.position]\n{position}",
        encoding="utf-8",
    )
    assert sentence in complaint(file)
