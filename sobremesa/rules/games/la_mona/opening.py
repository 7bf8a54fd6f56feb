"""Dealing: four each and four to the table, then four each again until the deck is spent (LM-02 to LM-05)."""

from sobremesa.rules.cards import EMPTY, bit
from sobremesa.rules.chance import below, draw
from sobremesa.rules.games.la_mona import points
from sobremesa.rules.games.la_mona.deck import FULL, MONA, MONA_ONLY, VALUES
from sobremesa.rules.games.la_mona.record import ALSO_TWO, PLAY, SEATED, SWAPPED, LaMona
from sobremesa.rules.jit import seldom
from sobremesa.rules.seats import left_of
from sobremesa.rules.trail import NONE, clear, tell

EACH = 4  # cards dealt to everybody, and to the table (LM-02)


@seldom
def deal(s: LaMona) -> None:
    """Begin a round: who deals, the first hands, the cards on the table."""
    clear(s)
    s.moves, s.winners, s.why = 0, 0, 0
    s.phase, s.card, s.aim, s.value, s.last = PLAY, NONE, 0, 0, NONE
    s.picked, s.picked_builds, s.filas = EMPTY, 0, 0
    s.deck, s.loose = FULL, EMPTY
    for seat in range(SEATED):
        s.hand[seat], s.pile[seat] = EMPTY, EMPTY
        s.owned[seat], s.winchos[seat], s.count[seat] = 0, 0, 0
    for value in range(VALUES):
        s.build[value] = EMPTY
    s.deals += 1
    if s.dealer < 0:  # LM-A34
        s.dealer = below(s, s.players)
        tell(s, points.FIRST_DEALER, s.dealer)
    else:  # LM-05
        s.dealer = left_of(s, s.dealer)
        tell(s, points.DEALS, s.dealer)
    give(s)
    tell(s, points.DEALT, s.dealer, EACH)
    lay_table(s)


@seldom
def give(s: LaMona) -> None:
    """Four cards to everybody; the seat at the dealer's left begins (LM-06, LM-A34)."""
    for seat in range(s.players):
        for _ in range(EACH):
            card = draw(s, s.deck, EMPTY)
            s.deck &= ~bit(card)
            s.hand[seat] |= bit(card)
        s.count[seat] = EACH
    s.turn = left_of(s, s.dealer)


@seldom
def lay_table(s: LaMona) -> None:
    """Four cards face up; La Mona among them drowns, or goes back into the deck (LM-A02)."""
    back = EMPTY
    for _ in range(EACH):
        card = draw(s, s.deck, EMPTY)
        s.deck &= ~bit(card)
        if card == MONA and s.options & SWAPPED:
            tell(s, points.GOES_BACK, s.dealer, MONA)
            back = MONA_ONLY
            card = draw(s, s.deck, EMPTY)
            s.deck &= ~bit(card)
        s.loose |= bit(card)
        drowned = card == MONA and not s.options & ALSO_TWO
        tell(s, points.DEALT_DROWNED if drowned else points.TURNS_UP, s.dealer, card)
    s.deck |= back
