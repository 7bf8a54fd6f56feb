"""A server beside which another package is installed: its game is on the list, and is played to the end."""

import asyncio

import pytest
from guest import Guest, run
from process import Process

from sobremesa.bots import COMMON
from sobremesa.table.core.wire import Accepted, AddBot, Ready, Sit, Start

pytestmark = pytest.mark.usefixtures("quick_people")


def test_a_match_with_bots_of_every_level(beside, tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", beside["PYTHONPATH"])

    async def match():
        async with Process(tmp_path / "tables.db", think=10) as server:
            ana = Guest(server.address, "Ana", 1)
            cards = {card["name"]: card for card in (await ana.http.get("/api/games")).json()}
            assert [option["name"] for option in cards["brisca"]["options"]] == ["players", "exchange", "wins"]
            for language, ace in (("es", "as"), ("en", "ace")):
                assert f"[1] {ace}\n" in (await ana.http.get(f"/api/games/brisca/words/{language}")).text
            assert cards["brisca"]["levels"] == list(COMMON)  # nobody has trained a master
            await ana.arrive()
            asked = {"game": "brisca", "stand_in": "master"}
            assert (await ana.http.post("/api/tables", json=asked)).json()["detail"] == "no-bot"
            code = await ana.open(game="brisca", options={"players": 4, "wins": 1}, pause=0)
            await ana.connect(code)
            assert isinstance(await ana.ask(Sit(seat=0)), Accepted)
            assert (await ana.ask(AddBot(seat=1, level="master"))).code == "no-bot"
            for seat, level in enumerate(COMMON, 1):
                assert isinstance(await ana.ask(AddBot(seat=seat, level=level)), Accepted)
            assert isinstance(await ana.ask(Ready()), Accepted)
            assert isinstance(await ana.ask(Start()), Accepted)
            async with asyncio.timeout(240):
                await ana.play()
            assert ana.scene.result.champions in ((0, 2), (1, 3))
            assert (await ana.http.get(f"/api/tables/{code}/matches/1")).json()["game"] == "brisca"
            await ana.close()

    run(match())
