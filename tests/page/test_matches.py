"""Whole matches of every game in a real browser: two people who tap, and bots."""

import pytest
from guest import run, serving
from people import Person, play, sit_down
from truth import check

import sobremesa

SHORT = {"rounds": 1}  # where a match would take long


def options(game: str) -> dict[str, int]:
    """Three players, and a short match where the game lets one choose."""
    chosen = {option.name for option in sobremesa.games()[game].options}
    return {"players": 3, **{name: value for name, value in SHORT.items() if name in chosen}}


@pytest.mark.parametrize("game", sobremesa.games())
def test_two_people_and_a_bot_play_a_match(game, tmp_path, browsing):
    async def match():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 1)
            beto = await Person.come(browser, address, "Beto", 2)
            code = await ana.table(game=game, options=options(game), pause=60)
            await sit_down(code, (ana, beto))
            await play((ana, beto))
            truth = await ana.truth(code)
            for person in (ana, beto):
                check(person.frames, truth, person.seat)

    run(match(), seconds=900)
