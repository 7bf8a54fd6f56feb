"""The rules of the family: $CONE (CO) and UNO Monster High (UN).

Match the colour or the number, empty your hand first, say the word when one card is left. A turn is PLAY
(a card, or DRAW and then DRAWN), then what the card asks: COLOUR for a wild, GIVE and GIFT for an Urrrrhh,
CHALLENGE for a +4. The word may be said in the turn that leaves one card; when it was not, CALL asks everybody.
Where the two rulebooks differ an option says how; the headers of the two games set them.
"""

from sobremesa.rules.cards import EMPTY, has
from sobremesa.rules.games.uno import moves, points
from sobremesa.rules.games.uno.deck import (
    COLOURED,
    DRAW_TWO,
    NO_COLOUR,
    RANKS,
    REVERSE,
    SKIP,
    URRRRHH,
    WILD,
    WILD_FOUR,
    kind_of,
    of_colour,
    rank_of,
)
from sobremesa.rules.games.uno.effects import close_window, lapse, lose_turn, open_window, take_effect, unchallenged
from sobremesa.rules.games.uno.lacks import learn
from sobremesa.rules.games.uno.legality import bluffs
from sobremesa.rules.games.uno.record import (
    ANYONE,
    CALL,
    CHALLENGE,
    COLOUR,
    DRAW_ENDS,
    DRAW_SKIPS,
    DRAWN,
    GIFT,
    GIVE,
    MAY_DECLINE,
    OPENING,
    PLAY,
    STRICT,
    TWO_PENALTY,
    Uno,
)
from sobremesa.rules.games.uno.scoring import LIMIT, go_out, stop
from sobremesa.rules.games.uno.zones import hand_over, held, lay, lose_track, show, take
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.seats import left_of, next_seat
from sobremesa.rules.trail import NONE, clear, tell


@rule
def play(s: Uno, seat: int, move: int) -> None:
    """Make a legal move."""
    clear(s)
    s.moves += 1
    if s.phase == CALL and move <= moves.DRAW:
        close_window(s)  # the next player begins
    if move < 64:
        if s.phase == GIFT:
            _give(s, seat, move)
        else:
            _play_card(s, seat, move)
    elif move == moves.DRAW:
        _draw(s, seat)
    elif move == moves.PASS:
        _pass(s, seat)
    elif move == moves.CHALLENGE:
        _challenge(s, seat)
    elif move == moves.CALL:
        _call(s, seat)
    elif move == moves.CATCH:
        _catch(s, seat)
    elif move == moves.REST:
        while s.phase == GIFT and not s.why:
            _give(s, seat, _lowest(s, seat))
    elif move < moves.GIVE:
        _choose_colour(s, seat, move - moves.CHOOSE)
    else:
        _begin_gift(s, seat, move - moves.GIVE)
    if s.moves >= LIMIT and not s.why:
        stop(s)


@rule
def _play_card(s: Uno, seat: int, kind: int) -> None:
    """A card goes onto the pile; a wild asks its questions before it takes effect."""
    lay(s, seat, kind)
    s.phase, s.drawn = PLAY, NONE
    tell(s, _played(kind), seat, kind)
    if s.count[seat] == 0 and _may_go_out(s, seat):
        go_out(s, seat, kind)
    elif kind < WILD:
        s.colour = kind // RANKS
        take_effect(s, seat, kind)
    elif kind == URRRRHH and held(s, seat) & COLOURED:  # UN-22; nothing to give: UN-A13
        s.phase = GIVE
    else:
        s.phase = COLOUR


@rule
def _played(kind: int) -> int:
    """The point of a card going onto the pile."""
    rank = rank_of(kind)
    if rank < DRAW_TWO:
        return points.PLAYS
    if rank == DRAW_TWO:
        return points.PLAYS_DRAW_TWO
    if rank == REVERSE:
        return points.PLAYS_REVERSE
    if rank == SKIP:
        return points.PLAYS_SKIP
    if kind == WILD:
        return points.PLAYS_WILD
    return points.PLAYS_FOUR if kind == WILD_FOUR else points.PLAYS_URRRRHH


@rule
def _may_go_out(s: Uno, seat: int) -> bool:
    """CO-25, CO-A18: strictly, only with the word said."""
    return bool(not s.options & STRICT or (s.called >> seat) & 1)


@rule
def _choose_colour(s: Uno, seat: int, colour: int) -> None:
    """CO-13 CO-14, UN-15 UN-17 UN-24; an opening wild: CO-A11, UN-16, UN-25, UN-A12."""
    before, s.colour = s.colour, colour
    kind = kind_of(s.top)
    if s.phase == OPENING:
        tell(s, points.OPENING_URRRRHH if kind == URRRRHH else points.OPENING_COLOUR, seat, colour)
        s.phase = PLAY
        return
    tell(s, _chosen(kind), seat, colour)
    s.phase, s.second = PLAY, before
    take_effect(s, seat, kind)


@rule
def _chosen(kind: int) -> int:
    """The point of a colour chosen for a wild."""
    if kind == WILD:
        return points.CHOOSES
    return points.CHOOSES_FOUR if kind == WILD_FOUR else points.CHOOSES_URRRRHH


@rule
def _draw(s: Uno, seat: int) -> None:
    """CO-23, UN-07, UN-08; with cards stacked: take them all and lose the turn (UN-H4)."""
    s.phase = PLAY
    if s.stacked > 0:
        four = kind_of(s.top) == WILD_FOUR
        take(s, seat, s.stacked, points.TAKES_FOUR if four else points.TAKES_TWO)
        s.stacked = 0
        lapse(s, seat)
        lose_turn(s, seat, points.LOSES_TURN_FOUR if four else points.LOSES_TURN)
        return
    if s.stacked == 0 and not s.options & MAY_DECLINE:  # CO-A06 CO-A07; who may not answer a +2 may keep one (CO-15)
        learn(s, seat, s.colour)
        learn(s, seat, NO_COLOUR)
    s.drawn = take(s, seat, 1, points.DRAWS)
    if s.drawn < 0 or s.options & DRAW_ENDS:  # CO-A08, CO-A20, UN-A25
        _end_turn(s, seat)
    else:
        s.phase = DRAWN


@rule
def _end_turn(s: Uno, seat: int) -> None:
    """The turn passes without a card played."""
    s.phase, s.drawn, s.stacked = PLAY, NONE, 0
    lapse(s, seat)
    s.turn = next_seat(s, seat)


@rule
def _pass(s: Uno, seat: int) -> None:
    """Keep the drawn card, do not challenge, or let silence be."""
    if s.phase == DRAWN:
        tell(s, points.KEEPS, seat)
        _end_turn(s, seat)
    elif s.phase == CHALLENGE:
        after = next_seat(s, seat)
        if s.options & ANYONE and after != s.turn:  # UN-A02: asked in turn order
            s.focus = after
        else:
            thrower = s.turn
            unchallenged(s, thrower)
            open_window(s, thrower)
    else:
        s.answered |= 1 << seat
        if s.answered == (1 << s.players) - 1:
            close_window(s)


@seldom
def _challenge(s: Uno, seat: int) -> None:
    """The thrower shows the hand. Guilty: takes the cards. Innocent: the challenger takes two more."""
    thrower, cards = s.turn, s.stacked
    tell(s, points.CHALLENGES, seat, NONE, thrower)
    show(s, thrower, seat)
    s.phase, s.stacked = PLAY, 0
    s.turn = next_seat(s, thrower)
    if bluffs(s, thrower, s.second):  # CO-21 CO-A13, UN-20 UN-A04 UN-A05
        take(s, thrower, cards, points.GUILTY)
    else:  # CO-22 CO-A14, UN-21 UN-A03
        learn(s, thrower, s.second)
        take(s, seat, cards + 2, points.INNOCENT)
        if s.options & DRAW_SKIPS:
            lose_turn(s, s.turn, points.LOSES_TURN_FOUR)
    open_window(s, thrower)


@rule
def _call(s: Uno, seat: int) -> None:
    """CO-25, UN-26: the word is said, with the card or after it (CO-A17, UN-A22)."""
    s.called |= 1 << seat
    tell(s, points.CALLS, seat)
    if s.phase == CALL and seat == s.focus:
        close_window(s)


@rule
def _catch(s: Uno, seat: int) -> None:
    """CO-26, UN-26: the silent player pays."""
    silent = s.focus
    tell(s, points.CATCHES, seat, NONE, silent)
    take(s, silent, 2 if s.options & TWO_PENALTY else 1, points.PENALTY)
    close_window(s)


@seldom
def _begin_gift(s: Uno, seat: int, colour: int) -> None:
    """UN-22: the colour to give, clockwise from the left whatever the direction of play (UN-A16)."""
    tell(s, points.GIVES_COLOUR, seat, colour)
    s.phase, s.second, s.focus = GIFT, colour, left_of(s, seat)
    lose_track(s, seat, of_colour(colour))


@seldom
def _lowest(s: Uno, seat: int) -> int:
    """The lowest card still to give (UN-A15)."""
    slots = held(s, seat) & of_colour(s.second)
    kind = s.second * RANKS
    while not has(slots, kind):
        kind += 1
    return kind


@seldom
def _give(s: Uno, seat: int, kind: int) -> None:
    """One card to the next receiver, never to oneself, until none is left (UN-22 UN-23, UN-A14 UN-A17)."""
    hand_over(s, seat, s.focus, kind)
    s.focus = left_of(s, s.focus)
    if s.focus == seat:
        s.focus = left_of(s, seat)
    if held(s, seat) & of_colour(s.second) == EMPTY:
        s.focus = NONE
        if s.count[seat] == 0:  # UN-A18
            go_out(s, seat, URRRRHH)
        else:
            s.phase = COLOUR  # UN-24, UN-A21
