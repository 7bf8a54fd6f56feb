"""Looking back at a match in a real browser: from a file on a site of plain files, and from the server's table."""

import json
from random import Random

from guest import run, serving
from people import HAND, Loner, Person, axe, sit_down
from playwright.async_api import expect
from test_shuffle import go
from test_site import hosting

import sobremesa
from sobremesa.cli import main
from sobremesa.rules.game import games
from sobremesa.rules.log import Log

GAME = next(name for name, game in games().items() if game.bundled)
MOVES = 40
TURNS = 3  # that are played before everybody goes
NEXT = "replay-forward"


def match(seed: int, game: str = GAME, most: int = MOVES) -> Log:
    """A match by chance, as far as it went: one deal at most."""
    luck, setup = Random(seed), sobremesa.game(game, players=3)
    key = luck.getrandbits(256)
    state, moves = setup.deal(key), list[str]()
    while len(moves) < most and not state.over:
        seat = state.actor
        move = luck.choice(state.view(seat).legal_names(seat))
        state = state.play(seat, move)
        moves.append(f"P{seat} {move}")
    return Log(game, setup.options, key, tuple(moves), setup.game.version)


def file(text: str) -> dict[str, object]:
    """A file that somebody chooses."""
    return {"name": "match.json", "mimeType": "application/json", "buffer": text.encode()}


async def hidden(ana: Person) -> int:
    """Cards in the hands of others whose faces are not seen."""
    return await ana.page.locator(".token[data-card='?']").count()


def test_a_file_is_looked_through_kept_and_gone_on_with(browsing, tmp_path):
    log = match(1)

    async def look() -> None:
        with hosting(tmp_path, "/games/sobremesa/") as address:
            async with browsing() as browser:
                ana = await Loner.at(browser, address)
                page = ana.page
                await ana.goto("#/replay/file")
                choose = page.locator("input[type=file]")
                await choose.set_input_files(file("hello"))
                await expect(page.get_by_role("alert")).to_have_text(ana.say("replay-no-file"))
                await choose.set_input_files(file(log.write().replace(log.moves[3], "P9 nonsense")))
                await expect(page.get_by_role("alert")).to_have_text(ana.say("replay-damaged-file"))
                await choose.set_input_files(file(log.write()))
                await page.locator(HAND).first.wait_for()

                line = page.get_by_role("slider")
                await expect(line).to_have_value("0")
                await ana.button(NEXT).click()
                await expect(line).to_have_value("1")
                await line.press("ArrowRight")
                await expect(line).to_have_value("2")
                await line.press("End")
                await expect(ana.button(NEXT)).to_be_disabled()
                await page.wait_for_function(f"() => location.href.endsWith('#{len(log.moves)}')")
                await ana.button("replay-back").click()
                assert await hidden(ana)
                await page.get_by_role("combobox").select_option(label=ana.say("replay-open"))
                await expect(page.locator(".token[data-card='?'].placed")).not_to_have_count(0)  # the deck
                others = await hidden(ana)
                await page.get_by_role("combobox").select_option(index=1)
                await page.wait_for_function(
                    f"() => document.querySelectorAll(\".token[data-card='?']\").length > {others}"
                )
                await axe(ana, "replay")

                await ana.button("log").click()
                await page.get_by_role("dialog").get_by_role("button").nth(4).click()
                await expect(page.get_by_role("dialog")).to_be_hidden()
                await ana.button("replay-keep").click()
                async with page.expect_download() as downloading:
                    await ana.button("replay-download").click()
                kept = json.loads((await (await downloading.value).path()).read_text(encoding="utf-8"))
                assert Log.read(json.dumps(kept)) == log

                await ana.button("fork").click()
                await ana.button("fork-anew").click()
                await page.wait_for_function("() => location.href.includes('/t/local-')")
                await page.locator(HAND).first.wait_for()
                await expect(page.locator("header")).to_contain_text(ana.say("forked", move="").strip())
                assert ana.errors == []

    run(look())


def test_a_match_of_the_server_is_looked_back_at_by_who_played_and_by_whoever_has_the_link(browsing, tmp_path):
    async def look() -> None:
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address, browsing() as browser:
            ana = await Person.come(browser, address, "Ana", 4)
            page, line = ana.page, ana.page.get_by_role("slider")
            code = await ana.table(game=GAME, options={"players": 2}, pause=60)
            await sit_down(code, [ana])
            for _ in range(TURNS):
                await ana.go_on()
            await go(code, ana)
            moves = (await ana.truth(code))["moves"]
            await ana.see_result()
            await ana.button("look-back").click()
            await page.wait_for_function(f"() => location.pathname.endsWith('/replay/{code}-1')")
            await line.press("End")
            await page.wait_for_function(f"() => location.href.endsWith('#{len(moves)}')")
            await ana.button("replay-keep").click()
            async with page.expect_download() as downloading:
                await ana.button("replay-download").click()
            kept = tmp_path / "kept.json"
            await (await downloading.value).save_as(kept)
            assert main(["verify", str(kept)]) == 0
            assert main(["replay", str(kept)]) == 0

            beto = await Person.come(browser, address, "Beto", 5, language="en")
            await beto.goto(f"/replay/{code}-1#{len(moves)}")
            await beto.page.locator(HAND).first.wait_for()
            await expect(beto.button(NEXT)).to_be_disabled()
            assert ana.errors + beto.errors == []

    run(look())
