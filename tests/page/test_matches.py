"""Whole matches of every game in a real browser: two people who tap, and bots."""

import pytest
from guest import run, serving
from kit import players
from people import Person, play, sit_down
from truth import check

from sobremesa.rules.game import games

SHORT = {"la-mona": {"rounds": 1}}  # a match of theirs would take long


@pytest.mark.parametrize("game", games())
def test_two_people_and_a_bot_play_a_match(game, tmp_path, browsing):
    options = {"players": players(games()[game], 3), **SHORT.get(game, {})}

    async def match():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 1)
            beto = await Person.come(browser, address, "Beto", 2)
            code = await ana.table(game=game, options=options, pause=60)
            await sit_down(code, (ana, beto))
            await play((ana, beto))
            truth = await ana.truth(code)
            for person in (ana, beto):
                check(person.frames, truth, person.seat)

    run(match(), seconds=900)
