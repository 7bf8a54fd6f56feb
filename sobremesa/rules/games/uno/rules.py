"""The rules of the family: $CONE (CO) and UNO Monster High (UN).

Match the colour or the number, empty your hand first, say the word when one card is left. A turn is PLAY
(a card, or DRAW and then DRAWN), then what the card asks: COLOUR for a wild, GIVE and GIFT for an Urrrrhh,
CHALLENGE for a +4. When a hand is left with one card and nobody has said the word, CALL asks everybody.
Where the two rulebooks differ an option says how; the headers of the two games set them.
"""

from typing import Any

from sobremesa.rules.cards import EMPTY, Word, bit, has, size
from sobremesa.rules.chance import below, draw
from sobremesa.rules.engine import Moves
from sobremesa.rules.games.uno import moves, points
from sobremesa.rules.games.uno.deck import (
    COLOURED,
    COLOURS,
    DRAW_TWO,
    FIRST_COPY,
    FOURS,
    NO_RANK,
    RANK,
    RANKS,
    REVERSE,
    SECOND_COPY,
    SKIP,
    URRRRHH,
    URRRRHHS,
    WILD,
    WILD_FOUR,
    WILDS,
    copies_of,
    kind_of,
    kinds_in,
    of_colour,
    points_of,
    rank_of,
)
from sobremesa.rules.games.uno.record import (
    ANYONE,
    CALL,
    CHALLENGE,
    COLOUR,
    DEALER_OPENS,
    DRAW_ENDS,
    DRAW_SKIPS,
    DRAWN,
    GIFT,
    GIVE,
    HIGHEST_DEALS,
    LAST_DRAWS,
    LOWEST,
    MATCH_SYMBOLS,
    MAY_DECLINE,
    MUST_PLAY_DRAWN,
    NO_URRRRHH_OUT,
    OPENING,
    OPENING_PLAYS,
    PLAY,
    POINTS,
    REVERSE_SKIPS,
    STACKING,
    STRICT,
    TAKEN,
    TWO_PENALTY,
    URRRRHH_DECK,
)
from sobremesa.rules.games.uno.zones import (
    hand_over,
    held,
    lay,
    left_of,
    lose_track,
    next_seat,
    receive,
    show,
    take,
)
from sobremesa.rules.jit import rule, seldom
from sobremesa.rules.trail import NONE, clear, tell

LIMIT = 10_000  # moves in a deal (CO-H1, UN-H1)


# ---- deal


@seldom
def deal(s: Any) -> None:
    """Choose who deals, give everybody their cards, turn the first card up."""
    clear(s)
    s.moves, s.winners, s.why = 0, 0, 0
    s.called, s.answered, s.stacked = 0, 0, 0
    s.direction, s.focus, s.drawn, s.second = 1, NONE, NONE, NONE
    s.pile[0], s.pile[1] = EMPTY, EMPTY
    s.deck[0], s.deck[1] = FIRST_COPY, SECOND_COPY
    if not s.options & URRRRHH_DECK:
        s.deck[0] &= ~URRRRHHS
        s.deck[1] &= ~URRRRHHS
    for seat in range(s.players):
        s.hand[seat, 0], s.hand[seat, 1] = EMPTY, EMPTY
        s.known[seat, 0], s.known[seat, 1] = EMPTY, EMPTY
        s.count[seat] = 0
    _choose_dealer(s)
    for seat in range(s.players):
        for _ in range(s.dealt):
            card = draw(s, s.deck[0], s.deck[1])
            s.deck[card >> 6] &= ~bit(card & 63)
            receive(s, seat, card)
    tell(s, points.DEALT, s.dealer, s.dealt)
    turn_up(s)


@seldom
def _choose_dealer(s: Any) -> None:
    """UN-01, UN-A26: the highest number drawn deals, ties draw again. Later the deal passes left (UN-A27)."""
    s.deals += 1
    if s.dealer >= 0:
        s.dealer = left_of(s, s.dealer)
        tell(s, points.DEALS, s.dealer)
    elif not s.options & HIGHEST_DEALS:
        s.dealer = below(s, s.players)
        tell(s, points.DEALS, s.dealer)
    else:
        tied = (1 << s.players) - 1
        kind = NONE
        while tied & (tied - 1):
            low, high = s.deck[0], s.deck[1]
            best, again = -1, 0
            for seat in range(s.players):
                if (tied >> seat) & 1:
                    card = draw(s, low, high)
                    if card < 64:
                        low &= ~bit(card)
                    else:
                        high &= ~bit(card & 63)
                    rank = rank_of(kind_of(card))
                    number = rank if rank < DRAW_TWO else 0
                    if number > best:
                        best, again, kind, s.dealer = number, 1 << seat, kind_of(card), seat
                    elif number == best:
                        again |= 1 << seat
            tied = again
        tell(s, points.DEALS, s.dealer, kind)


@seldom
def turn_up(s: Any) -> None:
    """Turn the first card up; a special card has its opening rule (CO-17, UN-03)."""
    card = draw(s, s.deck[0], s.deck[1])
    while kind_of(card) == WILD_FOUR:  # CO-16, UN-19: back it goes
        tell(s, points.RETURNED, s.dealer, WILD_FOUR)
        card = draw(s, s.deck[0], s.deck[1])
    s.deck[card >> 6] &= ~bit(card & 63)
    s.pile[card >> 6] |= bit(card & 63)
    s.top = card
    kind = kind_of(card)
    tell(s, points.OPENS, s.dealer, kind)
    starter = left_of(s, s.dealer)  # UN-04
    s.turn, s.phase = starter, PLAY
    if kind >= WILD:  # CO-A11, UN-16, UN-25
        s.colour, s.phase = NONE, OPENING
        return
    s.colour = kind // RANKS
    rank = kind % RANKS
    if rank == REVERSE:  # CO-09, CO-A09, UN-12
        s.direction = -1
        s.turn = s.dealer if s.options & DEALER_OPENS else next_seat(s, s.dealer)
        tell(s, points.OPENING_REVERSE, s.turn)
    elif rank == SKIP:  # CO-A10, UN-14
        tell(s, points.OPENING_SKIP, starter)
        s.turn = next_seat(s, starter)
    elif rank == DRAW_TWO:
        if s.options & OPENING_PLAYS:  # CO-05
            take(s, starter, 2, points.OPENING_DRAW)
            s.stacked = TAKEN
        else:  # UN-10
            _hit(s, starter, 2, points.TAKES_TWO)


# ---- actors


@rule
def actors(s: Any) -> int:
    """The player on turn; whoever may challenge; everybody who has not answered a silent player."""
    if s.why:
        return 0
    if s.phase == CALL:
        return ((1 << s.players) - 1) & ~s.answered
    if s.phase == CHALLENGE:
        return 1 << s.focus
    return 1 << s.turn


# ---- legal


@rule
def legal(s: Any, seat: int) -> Moves:
    """The moves a seat may make: cards by kind in the first word, the rest in the second."""
    cards = words = EMPTY
    if s.why:
        return cards, words
    phase = s.phase
    if phase == CALL:
        if seat == s.focus:
            words = _word(moves.CALL)  # CO-A17, UN-A22: also after having stayed silent at first
        elif not (s.answered >> seat) & 1:
            if seat == s.turn:  # the next player may simply begin, which closes the window
                cards, words = _turn_moves(s, seat)
            words |= _word(moves.CATCH)
        if not (s.answered >> seat) & 1:
            words |= _word(moves.PASS)
    elif phase == CHALLENGE:
        if seat == s.focus:
            words = _word(moves.CHALLENGE) | _word(moves.PASS)
        elif seat == s.turn and may_call(s, seat):
            words = _word(moves.CALL)
    elif seat != s.turn:
        if s.options & STRICT and may_call(s, seat):
            words = _word(moves.CALL)  # CO-A18: late is better than never
    elif phase == PLAY:
        return _turn_moves(s, seat)
    elif phase == DRAWN:
        return _drawn_moves(s, seat)
    elif phase == GIVE:
        words = _gifts(s, seat) << Word(moves.GIVE - 64)
    elif phase == GIFT:
        cards = held(s, seat) & of_colour(s.second)
        words = _word(moves.REST)
    else:  # COLOUR, OPENING
        words = Word(0b1111) << Word(moves.CHOOSE - 64)
    return cards, words


@rule
def _word(move: int) -> Word:
    """The bit of a move of the second word."""
    return bit(move - 64)


@rule
def may_call(s: Any, seat: int) -> bool:
    """Whether the seat stands at one card and has not said the word."""
    return bool(s.count[seat] == 1 and not (s.called >> seat) & 1)


@rule
def playable(s: Any, seat: int) -> Word:
    """The slots of a hand that may go onto the pile."""
    hand = held(s, seat)
    rank = rank_of(kind_of(s.top))
    if s.stacked > 0:  # UN-A09, UN-H4: only the same symbol answers
        return hand & (FOURS if rank == NO_RANK else RANK << Word(DRAW_TWO))
    fits = of_colour(s.colour) | WILDS  # CO-01 CO-03 CO-06 CO-10 CO-12 CO-18, UN-05 UN-06 UN-15
    if rank < DRAW_TWO or rank == REVERSE or (rank < NO_RANK and s.options & MATCH_SYMBOLS):
        fits |= RANK << Word(rank)  # CO-02 CO-07, UN-05 UN-09 UN-11 UN-13
    if s.stacked == TAKEN:
        fits &= ~(RANK << Word(DRAW_TWO))  # CO-15
    if s.options & NO_URRRRHH_OUT and _gifts(s, seat) == EMPTY and not _keeps_wild(s, seat):
        fits &= ~URRRRHHS  # UN-A18 off
    return hand & fits


@rule
def obliged(s: Any, cards: Word) -> Word:
    """Playable cards that forbid drawing: all but a +4 that would be a bluff (CO-A06, CO-A07)."""
    return cards & ~FOURS if bluffs(s, s.turn, s.colour) else cards


@rule
def bluffs(s: Any, seat: int, colour: int) -> bool:
    """Whether a hand has a card of the colour: only the colour counts (CO-18, CO-A15, UN-18, UN-A06)."""
    return bool(held(s, seat) & of_colour(colour))


@rule
def _turn_moves(s: Any, seat: int) -> Moves:
    """Play a card, or draw."""
    cards = playable(s, seat)
    words = EMPTY
    if s.stacked > 0 or s.options & MAY_DECLINE or not obliged(s, cards):  # CO-23 CO-24, UN-07 UN-08
        words = _word(moves.DRAW)
    if s.options & STRICT and may_call(s, seat):  # CO-A18
        words |= _word(moves.CALL)
    return kinds_in(cards), words


@rule
def _drawn_moves(s: Any, seat: int) -> Moves:
    """Play the drawn card if it fits, or keep it (CO-A08, UN-07, UN-08)."""
    cards = playable(s, seat)
    card = kinds_in(cards) & bit(s.drawn)
    if card and s.options & MUST_PLAY_DRAWN and not _had_choice(s, seat, cards):  # UN-A01
        return card, EMPTY
    return card, _word(moves.PASS)


@rule
def _had_choice(s: Any, seat: int, cards: Word) -> bool:
    """Whether something else in the hand could have been played before the card just drawn."""
    others = obliged(s, cards)
    copies = copies_of(s.drawn)
    twins = size(s.hand[seat, 0] & copies) + size(s.hand[seat, 1] & copies)
    return bool(others & ~copies or (others & copies and twins > 1))


@seldom
def _gifts(s: Any, seat: int) -> Word:
    """The colours an Urrrrhh may give away, as bits 0..3 (UN-22); UN-A18 off: not the whole hand."""
    colours = EMPTY
    for colour in range(COLOURS):
        slots = of_colour(colour)
        low, high = s.hand[seat, 0] & slots, s.hand[seat, 1] & slots
        if low | high:
            if not s.options & NO_URRRRHH_OUT:
                colours |= bit(colour)
            elif size(low) + size(high) < s.count[seat] - (s.phase != GIVE):
                colours |= bit(colour)
    return colours


@rule
def _keeps_wild(s: Any, seat: int) -> bool:
    """Whether an Urrrrhh with nothing to give (UN-A13) would leave cards in the hand."""
    return bool(s.count[seat] > 1 and not held(s, seat) & COLOURED)


# ---- reason


@seldom
def reason(s: Any, seat: int, move: int) -> int:
    """Why a move that is not legal is not."""
    if s.why:
        return points.OVER
    if move == moves.CALL:
        return points.NOTHING_TO_CALL
    if move == moves.CATCH:
        return points.NOT_YOURSELF if s.phase == CALL and seat == s.focus else points.NOTHING_TO_CATCH
    if move == moves.CHALLENGE:
        if s.phase == CHALLENGE and seat != s.turn and not s.options & ANYONE:
            return points.NOT_THE_VICTIM
        return points.NO_CHALLENGE
    if s.phase == CHALLENGE:
        return points.CHALLENGE_FIRST
    if s.phase == CALL:
        if seat == s.turn and seat != s.focus and not (s.answered >> seat) & 1:
            return _turn_reason(s, seat, move)
        return points.WINDOW_FIRST
    if seat != s.turn:
        return points.NOT_YOUR_TURN
    if s.phase == COLOUR or s.phase == OPENING:
        return points.CHOOSE_COLOUR
    if s.phase == GIVE:
        if moves.GIVE <= move < moves.END:
            if held(s, seat) & of_colour(move - moves.GIVE):
                return points.NO_GOING_OUT
            return points.NONE_OF_COLOUR
        return points.CHOOSE_GIFT
    if s.phase == GIFT:
        if move < 64 and not held(s, seat) & bit(move):
            return points.NOT_HELD
        return points.MUST_GIVE
    return _turn_reason(s, seat, move)


@seldom
def _turn_reason(s: Any, seat: int, move: int) -> int:
    """Why the player on turn may not do this in PLAY or DRAWN."""
    if moves.CHOOSE <= move < moves.GIVE:
        return points.NO_COLOUR_ASKED
    if moves.GIVE <= move or move == moves.REST:
        return points.NO_GIFT_ASKED
    if move == moves.DRAW:
        return points.MUST_PLAY if s.phase != DRAWN else points.NO_SECOND_DRAW
    if move == moves.PASS:
        return points.MUST_PLAY_DRAWN if s.phase == DRAWN else points.NO_PASS
    if not has(kinds_in(held(s, seat)), move):
        return points.NOT_HELD
    if s.phase == DRAWN:
        return points.DRAWN_NO_MATCH if move == s.drawn else points.ONLY_DRAWN
    if s.stacked > 0:
        return points.ONLY_STACK
    if move == URRRRHH:
        return points.NO_GOING_OUT
    rank = rank_of(move)
    if rank == DRAW_TWO:
        return points.NO_ANSWER if s.stacked == TAKEN else points.NO_MATCH_DRAW_TWO
    if rank == REVERSE:
        return points.NO_MATCH_REVERSE
    return points.NO_MATCH_SKIP if rank == SKIP else points.NO_MATCH


# ---- play


@rule
def play(s: Any, seat: int, move: int) -> None:
    """Make a legal move."""
    clear(s)
    s.moves += 1
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
        _stop(s)


@rule
def _play_card(s: Any, seat: int, kind: int) -> None:
    """A card goes onto the pile; a wild asks its questions before it takes effect."""
    s.phase, s.drawn = PLAY, NONE
    lay(s, seat, kind)
    tell(s, _played(kind), seat, kind)
    if s.count[seat] == 0 and _may_go_out(s, seat):
        _go_out(s, seat, kind)
    elif kind < WILD:
        s.colour = kind // RANKS
        _take_effect(s, seat, kind)
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
    if rank < NO_RANK:
        return points.PLAYS_DRAW_TWO + rank - DRAW_TWO
    return points.PLAYS_WILD + (kind - WILD) // 2


@rule
def _may_go_out(s: Any, seat: int) -> bool:
    """CO-25, CO-A18: strictly, only with the word said."""
    return bool(not s.options & STRICT or (s.called >> seat) & 1)


@rule
def _choose_colour(s: Any, seat: int, colour: int) -> None:
    """CO-13 CO-14, UN-15 UN-17 UN-24; an opening wild: CO-A11, UN-16, UN-25, UN-A12."""
    before, s.colour = s.colour, colour
    if s.phase == OPENING:
        tell(s, points.OPENING_COLOUR + (kind_of(s.top) == URRRRHH), seat, colour)
        s.phase = PLAY
        return
    kind = kind_of(s.top)
    tell(s, points.CHOOSES + (kind - WILD) // 2, seat, colour)
    s.phase, s.second = PLAY, before
    _take_effect(s, seat, kind)


@rule
def _take_effect(s: Any, seat: int, kind: int) -> None:
    """What the card on the pile does, and whose turn it is then."""
    stacked = max(s.stacked, 0)
    s.stacked = 0
    after = next_seat(s, seat)
    rank = rank_of(kind)
    if rank == REVERSE:  # CO-08, UN-11
        s.direction = -s.direction
        tell(s, points.REVERSES, seat)
        if s.players > 2:
            after = next_seat(s, seat)
        elif s.options & REVERSE_SKIPS:  # CO-A12, UN-A07
            after = seat
            tell(s, points.PLAYS_AGAIN, seat)
        s.turn = after
    elif rank == SKIP:  # CO-11, UN-13
        tell(s, points.SKIPPED, after)
        s.turn = next_seat(s, after)
    elif rank == DRAW_TWO:  # CO-04, UN-09
        _hit(s, after, stacked + 2, points.TAKES_TWO)
    elif kind == WILD_FOUR:
        s.stacked = stacked + 4
        if s.count[seat]:  # CO-19, UN-20, UN-A02; with no card left it cannot be a bluff (UN-A23)
            s.phase, s.focus = CHALLENGE, after
            return
        _unchallenged(s, seat)
    else:
        s.turn = after
    _open_window(s, seat)


@seldom
def _hit(s: Any, victim: int, cards: int, point: int) -> None:
    """The victim takes the cards and loses the turn or not (CO-A01 CO-A02); stacking: may answer (UN-A09)."""
    s.turn = victim
    if s.options & STACKING:
        s.stacked = cards
        tell(s, points.STACKS, victim, cards)
        return
    take(s, victim, cards, point)
    s.stacked = 0
    if s.options & DRAW_SKIPS:
        _lose_turn(s, victim, points.LOSES_TURN + (point == points.TAKES_FOUR))
    elif point == points.TAKES_TWO:
        s.stacked = TAKEN  # CO-15


@rule
def _lose_turn(s: Any, seat: int, point: int) -> None:
    """CO-A01 CO-A02 with the option, UN-09, UN-17."""
    tell(s, point, seat)
    s.turn = next_seat(s, seat)


@seldom
def _open_window(s: Any, seat: int) -> None:
    """A seat that has just played: a penalty for a silent last card, or the window to call and catch."""
    s.focus = NONE
    if s.count[seat] == 0:  # CO-A18
        take(s, seat, 1, points.TOO_LATE)
        if s.count[seat] == 0:
            _go_out(s, seat, WILD)
    elif may_call(s, seat):  # CO-25 CO-A17, UN-26 UN-A19 UN-A22
        s.phase, s.focus, s.answered = CALL, seat, 0


@rule
def _draw(s: Any, seat: int) -> None:
    """CO-23, UN-07, UN-08; with cards stacked: take them all and lose the turn (UN-H4)."""
    s.phase = PLAY
    if s.stacked > 0:
        four = kind_of(s.top) == WILD_FOUR
        take(s, seat, s.stacked, points.TAKES_TWO + four)
        s.stacked = 0
        _lose_turn(s, seat, points.LOSES_TURN + four)
        return
    s.drawn = take(s, seat, 1, points.DRAWS)
    if s.drawn < 0 or s.options & DRAW_ENDS:  # CO-A08, CO-A20, UN-A25
        _end_turn(s, seat)
    else:
        s.phase = DRAWN


@rule
def _end_turn(s: Any, seat: int) -> None:
    """The turn passes without a card played."""
    s.phase, s.drawn, s.stacked = PLAY, NONE, 0
    s.turn = next_seat(s, seat)


@rule
def _pass(s: Any, seat: int) -> None:
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
            _unchallenged(s, thrower)
            _open_window(s, thrower)
    else:
        s.answered |= 1 << seat
        if s.answered == (1 << s.players) - 1:
            _close_window(s)


@seldom
def _unchallenged(s: Any, thrower: int) -> None:
    """CO-14, UN-17: the next player takes the cards, or answers them when stacking."""
    s.phase = PLAY
    _hit(s, next_seat(s, thrower), s.stacked, points.TAKES_FOUR)


@seldom
def _challenge(s: Any, seat: int) -> None:
    """The thrower shows the hand. Guilty: takes the cards. Innocent: the challenger takes two more."""
    thrower, cards = s.turn, s.stacked
    tell(s, points.CHALLENGES, seat, NONE, thrower)
    show(s, thrower, seat)
    s.phase, s.stacked = PLAY, 0
    s.turn = next_seat(s, thrower)
    if bluffs(s, thrower, s.second):  # CO-21 CO-A13, UN-20 UN-A04 UN-A05
        take(s, thrower, cards, points.GUILTY)
    else:  # CO-22 CO-A14, UN-21 UN-A03
        take(s, seat, cards + 2, points.INNOCENT)
        if s.options & DRAW_SKIPS:
            _lose_turn(s, s.turn, points.LOSES_TURN_FOUR)
    _open_window(s, thrower)


@rule
def _call(s: Any, seat: int) -> None:
    """CO-25, UN-26: the word is said."""
    s.called |= 1 << seat
    tell(s, points.CALLS, seat)
    if s.phase == CALL:
        _close_window(s)


@rule
def _catch(s: Any, seat: int) -> None:
    """CO-26, UN-26: the silent player pays."""
    silent = s.focus
    tell(s, points.CATCHES, seat, NONE, silent)
    take(s, silent, 2 if s.options & TWO_PENALTY else 1, points.PENALTY)
    _close_window(s)


@rule
def _close_window(s: Any) -> None:
    """The next player's turn."""
    s.phase, s.focus, s.answered = PLAY, NONE, 0


@seldom
def _begin_gift(s: Any, seat: int, colour: int) -> None:
    """UN-22: the colour to give, clockwise from the left whatever the direction of play (UN-A16)."""
    tell(s, points.GIVES_COLOUR, seat, colour)
    s.phase, s.second, s.focus = GIFT, colour, left_of(s, seat)
    lose_track(s, seat, of_colour(colour))


@seldom
def _lowest(s: Any, seat: int) -> int:
    """The lowest card still to give (UN-A15)."""
    slots = held(s, seat) & of_colour(s.second)
    kind = s.second * RANKS
    while not has(slots, kind):
        kind += 1
    return kind


@seldom
def _give(s: Any, seat: int, kind: int) -> None:
    """One card to the next receiver, never to oneself, until none is left (UN-22 UN-23, UN-A14 UN-A17)."""
    hand_over(s, seat, s.focus, kind)
    s.focus = left_of(s, s.focus)
    if s.focus == seat:
        s.focus = left_of(s, seat)
    if held(s, seat) & of_colour(s.second) == EMPTY:
        s.focus = NONE
        if s.count[seat] == 0:  # UN-A18
            _go_out(s, seat, URRRRHH)
        else:
            s.phase = COLOUR  # UN-24, UN-A21


# ---- the end


@seldom
def _go_out(s: Any, seat: int, kind: int) -> None:
    """A hand is empty: the deal is won (CO-27 CO-A19, UN-27); a last +2 or +4 still counts (UN-28, UN-A24)."""
    cards = max(s.stacked, 0)
    s.stacked = 0
    if s.options & LAST_DRAWS:
        if rank_of(kind) == DRAW_TWO:
            take(s, next_seat(s, seat), cards + 2, points.LAST_TAKES)
        elif kind == WILD_FOUR:
            take(s, next_seat(s, seat), cards + 4, points.LAST_TAKES)
    s.winners = 1 << seat
    s.why = points.OUT_BY_GIFT if kind == URRRRHH and s.phase == GIFT else points.OUT
    tell(s, s.why, seat)
    s.phase, s.focus = PLAY, NONE
    _score(s)


@seldom
def _stop(s: Any) -> None:
    """CO-H1, UN-H1: the deal was too long; the fewest cards win $CONE, nobody wins a hand of UNO."""
    s.why = points.LIMIT
    tell(s, points.LIMIT, NONE, LIMIT)
    if not s.options & (POINTS | LOWEST):
        fewest = s.count[0]
        for seat in range(s.players):
            fewest = min(fewest, s.count[seat])
        for seat in range(s.players):
            if s.count[seat] == fewest:
                s.winners |= 1 << seat
    _score(s)


@seldom
def worth(s: Any, seat: int) -> int:
    """The points of a hand (UN-30)."""
    total = 0
    for slot in range(58):
        copies = has(s.hand[seat, 0], slot) + has(s.hand[seat, 1], slot)
        if copies:
            total += copies * points_of(slot)
    return total


@seldom
def _score(s: Any) -> None:
    """CO-A21: a deal each. UN-30: the rivals' cards. UN-32: everybody their own."""
    for seat in range(s.players):
        gain = 0
        if s.options & LOWEST:
            gain = worth(s, seat)
        elif (s.winners >> seat) & 1:
            gain = 1
            if s.options & POINTS:
                gain = 0
                for rival in range(s.players):
                    gain += worth(s, rival)
        if gain:
            s.total[seat] += gain
            tell(s, points.SCORES_OWN if s.options & LOWEST else points.SCORES, seat, gain)


@seldom
def champions(s: Any) -> int:
    """CO-27 CO-A21, UN-31: whoever reached the target. UN-32 UN-A29: then the lowest, shared if tied."""
    reached, best = 0, s.total[0]
    for seat in range(s.players):
        best = min(best, s.total[seat])
        if s.total[seat] >= s.target:
            reached |= 1 << seat
    if not s.why or not reached or not s.options & LOWEST:
        return reached if s.why else 0
    lowest = 0
    for seat in range(s.players):
        if s.total[seat] == best:
            lowest |= 1 << seat
    return lowest
