"""Who the bots of a table are: the same on every page, nobody twice, and never stronger for it."""

from sobremesa.bots.characters import CAST, EVEN, TEMPERAMENTS, character, temperament
from sobremesa.bots.habits import HABITS, Companion


class Nobody:
    """A bot that is never asked."""


def test_a_table_has_everybody_at_most_once():
    for code in ("pato-luna", "local-7", ""):
        assert len({character(code, seat) for seat in range(len(CAST))}) == len(CAST)


def test_the_page_chooses_the_same():
    """Written down in the page's tests, too: web/src/characters/remarks.test.ts."""
    assert [character("pato-luna", seat)[0] for seat in range(3)] == ["Vainilla", "Pimentón", "Tomillo"]


def test_a_temperament_shows_in_pace_and_in_forgetting():
    for how in TEMPERAMENTS.values():
        for level, habit in HABITS.items():
            player = Companion(Nobody(), level, 1, how)
            assert player.pace == how.pace
            assert player._habit == habit._replace(forgets=habit.forgets * how.forgets)
            assert player._habit.forgets <= 0.25
    assert Companion(Nobody(), "chance", 1, TEMPERAMENTS["bold"])._habit.forgets == 0
    assert EVEN == (1, 1, 0)


def test_every_temperament_is_somebodys():
    assert {how for _, how in CAST} == set(TEMPERAMENTS)
    assert temperament("pato-luna", 0) == TEMPERAMENTS[character("pato-luna", 0)[1]]
