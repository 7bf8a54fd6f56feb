"""How a trained player sees Multiverse Money, with three, four and five players.

Currencies are in order: the one that the seat has most of first, those out of the game last and empty. So are the lots:
first the one that goes better with the hand. Equal notes are one action, and nothing is taken back out of a bet. Rivals
sit in order to the left; of their cards it sees those that have lain face up, and what only one of them can still hide.
Amounts are in tens, large ones more coarsely (`_small`).

| section | numbers | what they are |
|---|---:|---|
| `_TABLE` | 19 | players, options, how near the end is: see `_table` |
| `_MONEY` | 12 | the hand, the own bet and the lots as a whole: see `_money` |
| `_HAND` | 36 | the hand without the bet: 20s, 30s, 40, 50, 60 of each currency, coins |
| `_LOTS` | 2 x 36 | the lots, likewise |
| `_OWN_BET` | 8 | the amount of each currency in the own bet, coins |
| `_UNSEEN` | 22 | cards that may be anywhere: 20s, 30s and the amount of higher notes of each currency, coins |
| `_SPARE` | 25 | while betting: what hand and first lot would lose with each note of the first five currencies |
| `_VALUES` | 21 | what each currency is worth in the hand, then with the first lot, then with the second |
| `_GAINS` | 7 | what both lots and each rival's bet add, compared with the own bet; third: what that adds |
| `_AHEAD` | 7 | how far each of these puts the seat ahead of the best rival, the series counted |
| `_RIVALS` | 4 x 40 | each rival: twelve facts (see `_rival`), known cards like `_UNSEEN`, amounts of the open bet |
| `_JUDGED` | 45 | 1 at the action that a sensible player would choose |

What cards are worth is what the judgement holds them to be: their score in the last round, before it what they promise.
"""

from itertools import accumulate

from sobremesa.bots.sensible.multiverse_money import STAGE, judge
from sobremesa.bots.sketch import NO_ACTION, Rows
from sobremesa.bots.sketches.multiverse_money_bets import suppose as suppose
from sobremesa.bots.sketches.multiverse_money_holding import (
    CURRENCY_OF,
    FACE_OF,
    FACES,
    LATER,
    amount,
    cards,
    coins,
    copies,
    everything,
    higher,
    holding,
    loss,
    money,
    notes,
    stage_of,
    value,
    value_of,
)
from sobremesa.rules.cards import EMPTY, ONE, Word, has, size, whole
from sobremesa.rules.games.multiverse_money import moves
from sobremesa.rules.games.multiverse_money.deck import CURRENCIES, LOT, lowest, worth
from sobremesa.rules.games.multiverse_money.record import BET, MOST, Money
from sobremesa.rules.games.multiverse_money.scoring import ROUNDS
from sobremesa.rules.games.multiverse_money.zones import fronts
from sobremesa.rules.jit import rule, seldom

FEWEST = 3  # players

_KINDS = len(FACES)
_COIN = CURRENCIES * _KINDS
_ENGANO, _LOCK, _LOT, _OTHER_LOT, _BACK, _SWAP = range(_COIN + 1, _COIN + 7)
ACTIONS = _SWAP + MOST - 1

_TRIO = 3  # numbers of a currency whose single notes matter less
_MAIN = 5  # currencies that a seat may have much of
_CHOICES = ACTIONS - _LOT  # what a bet can be swapped for
_FACTS = 12
_RIVAL = _FACTS + (_TRIO + 1) * CURRENCIES
_SIZES = {
    "table": 19,
    "money": 12,
    "hand": _COIN + 1,
    "lots": 2 * (_COIN + 1),
    "own bet": CURRENCIES + 1,
    "unseen": _TRIO * CURRENCIES + 1,
    "spare": _MAIN * _KINDS,
    "values": 3 * CURRENCIES,
    "gains": _CHOICES,
    "ahead": _CHOICES,
    "rivals": (MOST - 1) * _RIVAL,
    "judged": ACTIONS,
}
_STARTS = tuple(accumulate(_SIZES.values(), initial=0))
_TABLE, _MONEY, _HAND, _LOTS, _OWN_BET, _UNSEEN, _SPARE = _STARTS[:7]
_VALUES, _GAINS, _AHEAD, _RIVALS, _JUDGED, SIGHT = _STARTS[7:]

_TURNED = 4 * CURRENCIES  # the bit of an order that says that the right lot is the first


@seldom
def arrange(s: Money, seat: int) -> Word:
    """The place of each currency, four bits each: most of it in hand first, then most of it in the lots. Then a bit for
    the lots.
    """
    hand, left, right = _hand(s, seat), _left(s), _right(s)
    own, lots = hand + _bet(s, seat), left + right
    order = Word(_appeal(s, hand, right) > _appeal(s, hand, left)) << Word(_TURNED)
    for currency in range(CURRENCIES):
        here, place = _rank(s, own, lots, currency), 0
        for other in range(CURRENCIES):
            place += _rank(s, own, lots, other) > here
        order |= Word(place) << Word(4 * currency)
    return order


@rule
def _rank(s: Money, own: Word, lots: Word, currency: int) -> int:
    """How far ahead a currency comes; no two are equal, and those out of the game come last."""
    here = 32 * amount(own, currency) + amount(lots, currency)
    return 8 * (here + 1 - ((s.removed >> currency) & 1)) + CURRENCIES - currency


@rule
def _appeal(s: Money, hand: Word, lot: Word) -> int:
    """What a lot is worth to a hand; while there are rounds to come, the money counts too."""
    return value(hand + lot, 0) if s.last else value(hand + lot, LATER) + money(lot)


@rule
def _turned(order: Word) -> int:
    """Whether the right lot is the first."""
    return whole((order >> Word(_TURNED)) & ONE)


@rule
def _place(order: Word, currency: int) -> int:
    """The place of a currency in the order."""
    return whole((order >> Word(4 * currency)) & Word(15))


@rule
def action(s: Money, seat: int, order: Word, move: int) -> int:
    """A note by its currency's place, a coin, the engaño, closing; the lots, the own bet, rivals' bets from the left.
    Nothing goes back to the hand, and where nobody counts cards the engaño stands alone.
    """
    if move >= moves.SWAP:
        return _SWAP + (move - moves.SWAP - seat - 1 + s.players) % s.players
    if move == moves.BACK:
        return _BACK
    if move >= moves.LEFT:
        return _LOT + ((move - moves.LEFT) ^ _turned(order))
    if move == moves.LOCK:
        return _LOCK
    bluffs = (s.bluff >> seat) & 1
    if move == moves.ENGANO:
        return _ENGANO if not bluffs and (s.shown or not fronts(s, seat)) else NO_ACTION
    if move == moves.UNLOCK or has(s.bet[seat, move >> 6], move & 63) or (bluffs and not s.shown):
        return NO_ACTION
    currency = CURRENCY_OF[move]
    return _COIN if currency == CURRENCIES else _KINDS * _place(order, currency) + FACE_OF[move]


@seldom
def sketch(s: Money, seat: int, order: Word, out: Rows, i: int) -> None:
    """Write what a seat sees, section by section."""
    hand, bet, lot, other = _hand(s, seat), _bet(s, seat), _lot(s, order), _other_lot(s, order)
    unseen = _unseen(s, seat, hand + bet + lot + other)
    rest = cards(unseen) - _dark(s, seat)
    stage = stage_of(s, rest)
    _table(s, rest, cards(lot), cards(other), cards(bet), out, i)
    out[i, _TABLE + 18] = _turned(order)
    _money(s, seat, hand, bet, lot, other, out, i)
    _kinds(hand, order, out, i, _HAND)
    _kinds(lot, order, out, i, _LOTS)
    _kinds(other, order, out, i, _LOTS + _COIN + 1)
    _amounts(bet, order, out, i, _OWN_BET)
    out[i, _OWN_BET + CURRENCIES] = coins(bet)
    _values(hand, order, stage, out, i, _VALUES)
    _values(hand + lot, order, stage, out, i, _VALUES + CURRENCIES)
    _values(hand + other, order, stage, out, i, _VALUES + 2 * CURRENCIES)
    if s.phase == BET:
        _spare(hand, lot, order, stage, out, i)
    best = _rivals(s, seat, unseen, rest, order, stage, out, i)
    _choices(s, seat, order, stage, best, out, i)
    out[i, _JUDGED + action(s, seat, order, _judged(s, seat))] = 1


@rule
def _table(s: Money, rest: int, lot: int, other: int, bet: int, out: Rows, i: int) -> None:
    """Players and options; phase and time; what refilling leaves in the deck (0 or less: the next round is the last)
    as the lots stand, with the own bet for the first, and with it for the second; last, whether the first is the right.
    """
    filled = rest - _lack(lot) - _lack(other)
    out[i, _TABLE + s.players - FEWEST] = 1
    out[i, _TABLE + 3] = s.shown
    out[i, _TABLE + 4] = s.games - s.deals > 0
    out[i, _TABLE + 5] = s.games - s.deals > 1
    out[i, _TABLE + 6] = s.stop_after > 0
    out[i, _TABLE + 7] = max(s.stop_after - s.idle, 0)
    out[i, _TABLE + 8] = s.phase == BET
    out[i, _TABLE + 9] = s.last or s.round == ROUNDS
    out[i, _TABLE + 10] = min(s.idle, 6)
    out[i, _TABLE + 11] = min(s.round, 20)
    out[i, _TABLE + 12] = _small(rest)
    out[i, _TABLE + 13] = rest < STAGE
    out[i, _TABLE + 14] = rest < 2 * STAGE
    out[i, _TABLE + 15] = _small(filled)
    out[i, _TABLE + 16] = _small(filled + _lack(lot) - _lack(bet))
    out[i, _TABLE + 17] = _small(filled + _lack(other) - _lack(bet))


@rule
def _lack(there: int) -> int:
    """How many cards are missing from a lot."""
    return max(LOT - there, 0)


@rule
def _money(s: Money, seat: int, hand: Word, bet: Word, lot: Word, other: Word, out: Rows, i: int) -> None:
    """Amounts of hand, bet and lots, how far the bet exceeds each lot, and their cards; cards of the hand that nobody
    else knows; whether the engaño is in the bet.
    """
    out[i, _MONEY] = _small(money(hand))
    out[i, _MONEY + 1] = _small(money(bet))
    out[i, _MONEY + 2] = _small(money(lot))
    out[i, _MONEY + 3] = _small(money(other))
    out[i, _MONEY + 4] = _small(money(bet) - money(lot))
    out[i, _MONEY + 5] = _small(money(bet) - money(other))
    out[i, _MONEY + 6] = min(cards(hand), 30)
    out[i, _MONEY + 7] = min(cards(bet), 20)
    out[i, _MONEY + 8] = min(cards(lot), 20)
    out[i, _MONEY + 9] = min(cards(other), 20)
    out[i, _MONEY + 10] = size(s.hand[seat, 0] & ~s.known[0]) + size(s.hand[seat, 1] & ~s.known[1])
    out[i, _MONEY + 11] = (s.bluff >> seat) & 1


@seldom
def _kinds(held: Word, order: Word, out: Rows, i: int, at: int) -> None:
    """How many of each kind: the notes of each currency, then coins."""
    for currency in range(CURRENCIES):
        some, start = notes(held, currency), at + _KINDS * _place(order, currency)
        for face in range(_KINDS):
            out[i, start + face] = copies(some, face)
    out[i, at + _COIN] = coins(held)


@seldom
def _trios(held: Word, order: Word, out: Rows, i: int, at: int) -> None:
    """The 20s, the 30s and the amount of higher notes of each currency."""
    for currency in range(CURRENCIES):
        some, start = notes(held, currency), at + _TRIO * _place(order, currency)
        out[i, start] = copies(some, 0)
        out[i, start + 1] = copies(some, 1)
        out[i, start + 2] = higher(some)


@seldom
def _amounts(held: Word, order: Word, out: Rows, i: int, at: int) -> None:
    """The amount of each currency."""
    for currency in range(CURRENCIES):
        out[i, at + _place(order, currency)] = amount(held, currency)


@seldom
def _values(held: Word, order: Word, stage: int, out: Rows, i: int, at: int) -> None:
    """What each currency is worth."""
    for currency in range(CURRENCIES):
        out[i, at + _place(order, currency)] = _small(value_of(notes(held, currency), stage))


@rule
def _spare(hand: Word, lot: Word, order: Word, stage: int, out: Rows, i: int) -> None:
    """What the hand with a lot would lose with each of its notes."""
    for currency in range(CURRENCIES):
        place, some, both = _place(order, currency), notes(hand, currency), notes(hand + lot, currency)
        if place < _MAIN:
            for face in range(_KINDS):
                if copies(some, face):
                    out[i, _SPARE + _KINDS * place + face] = _small(loss(both, face, stage))


@rule
def _rivals(s: Money, seat: int, unseen: Word, rest: int, order: Word, stage: int, out: Rows, i: int) -> int:
    """Write each rival, and the cards that may be anywhere; what the best rival is worth, the series counted."""
    best, dark = 0, _dark(s, seat)
    for nth in range(s.players - 1):
        rival = _rival_at(s, seat, nth)
        held = _seen(s, rival)
        if not rest and s.count[rival] - cards(held) == dark:  # nobody else can have what is unseen (MM-H3)
            held += unseen
            unseen = EMPTY
        best = max(best, _rival(s, seat, nth, held, order, stage, out, i))
    _trios(unseen, order, out, i, _UNSEEN)
    out[i, _UNSEEN + _TRIO * CURRENCIES] = coins(unseen)
    return best


@seldom
def _rival(s: Money, seat: int, nth: int, held: Word, order: Word, stage: int, out: Rows, i: int) -> int:
    """Cards, unknown ones, those face down, sitting out, place in the order of play, amount of the open bet and of the
    known cards; worth and series against the seat's own; what both lots and the seat's bet would add. Then the cards.
    """
    rival, at = _rival_at(s, seat, nth), _RIVALS + nth * _RIVAL
    mine, front = _bet(s, seat), _front(s, rival)
    worth_now = value(held + front, stage)
    out[i, at] = min(s.count[rival], 30)
    out[i, at + 1] = s.count[rival] - cards(held)
    out[i, at + 2] = min(s.laid[rival], 20)
    out[i, at + 3] = (s.out >> rival) & 1
    out[i, at + 4] = _precedence(s, seat, rival)
    out[i, at + 5] = _small(money(front))
    out[i, at + 6] = _small(money(held))
    out[i, at + 7] = _small(worth_now - value(_hand(s, seat) + mine, stage))
    out[i, at + 8] = _small((s.total[rival] - s.total[seat]) // 10)
    out[i, at + 9] = _small(value(held + _lot(s, order), stage) - worth_now)
    out[i, at + 10] = _small(value(held + _other_lot(s, order), stage) - worth_now)
    out[i, at + 11] = _small(value(held + mine, stage) - worth_now)
    _trios(held, order, out, i, at + _FACTS)
    _amounts(front, order, out, i, at + _FACTS + _TRIO * CURRENCIES)
    return worth_now + s.total[rival] // 10


@rule
def _precedence(s: Money, seat: int, rival: int) -> int:
    """How many rivals' open bets come no sooner than this rival's, its own among them; 0 if it has none."""
    found, bet = 0, worth(s.bet[rival, 0], s.bet[rival, 1])
    if s.phase != BET and fronts(s, rival):
        for other in range(s.players):
            if other != seat and fronts(s, other):
                more = bet - worth(s.bet[other, 0], s.bet[other, 1])
                found += more > 0 or (more == 0 and _first(s, rival) <= _first(s, other))
    return found


@rule
def _first(s: Money, seat: int) -> int:
    """The lowest serial of a bet."""
    return lowest(s.bet[seat, 0], s.bet[seat, 1])


@rule
def _choices(s: Money, seat: int, order: Word, stage: int, best: int, out: Rows, i: int) -> None:
    """What each swap gains, and how far ahead it puts the seat."""
    hand, lead = _hand(s, seat), s.total[seat] // 10 - best
    own = value(hand + _bet(s, seat), stage)
    _choice(_LOT, value(hand + _lot(s, order), stage), own, lead, out, i)
    _choice(_OTHER_LOT, value(hand + _other_lot(s, order), stage), own, lead, out, i)
    _choice(_BACK, own, value(hand, stage), lead, out, i)
    for nth in range(s.players - 1):
        front = _front(s, _rival_at(s, seat, nth))
        if front != EMPTY:
            _choice(_SWAP + nth, value(hand + front, stage), own, lead, out, i)


@rule
def _choice(place: int, after: int, before: int, lead: int, out: Rows, i: int) -> None:
    out[i, _GAINS + place - _LOT] = _small(after - before)
    out[i, _AHEAD + place - _LOT] = _small(after + lead)


@seldom
def _judged(s: Money, seat: int) -> int:
    """What a sensible player would do; where nobody counts cards, who has laid the engaño is done."""
    done = s.phase == BET and not s.shown and (s.bluff >> seat) & 1
    return moves.LOCK if done else judge(s, seat, EMPTY)


@rule
def _rival_at(s: Money, seat: int, nth: int) -> int:
    """The nth rival to the left, from 0."""
    return (seat + 1 + nth) % s.players


@rule
def _hand(s: Money, seat: int) -> Word:
    """What a seat holds beside its bet."""
    return holding(s.hand[seat, 0], s.hand[seat, 1])


@rule
def _bet(s: Money, seat: int) -> Word:
    """What a seat bets."""
    return holding(s.bet[seat, 0], s.bet[seat, 1])


@rule
def _front(s: Money, seat: int) -> Word:
    """What lies open in front of a seat."""
    return EMPTY if s.phase == BET else _bet(s, seat)


@rule
def _left(s: Money) -> Word:
    return holding(s.left[0], s.left[1])


@rule
def _right(s: Money) -> Word:
    return holding(s.right[0], s.right[1])


@rule
def _lot(s: Money, order: Word) -> Word:
    """The first lot of an order."""
    return _right(s) if _turned(order) else _left(s)


@rule
def _other_lot(s: Money, order: Word) -> Word:
    """The second one."""
    return _left(s) if _turned(order) else _right(s)


@rule
def _seen(s: Money, rival: int) -> Word:
    """The cards of a rival that have lain face up, an open bet apart."""
    low, high = s.hand[rival, 0], s.hand[rival, 1]
    if s.phase == BET:
        low |= s.bet[rival, 0]
        high |= s.bet[rival, 1]
    return holding(low & s.known[0], high & s.known[1])


@rule
def _unseen(s: Money, seat: int, others: Word) -> Word:
    """The cards that are neither these nor seen with rivals: in the deck, or never bet by who has them."""
    found = everything(s) - others
    for rival in range(s.players):
        if rival != seat:
            found -= _seen(s, rival) + _front(s, rival)
    return found


@rule
def _dark(s: Money, seat: int) -> int:
    """How many cards of rivals a seat has never seen."""
    found = 0
    for rival in range(s.players):
        if rival != seat:
            found += s.count[rival] - cards(_seen(s, rival))
    return found


@rule
def _small(tens: int) -> int:
    """An amount as it is up to 12, a fourth of what exceeds that, and never more than 30 either way."""
    found = abs(tens)
    if found > 12:
        found = min(12 + (found - 12) // 4, 30)
    return found if tens >= 0 else -found
