"""The shuffle at a real server: shares come, are missing, or are lies; people go, and so does the server."""

import asyncio

import msgspec
import pytest
from guest import Guest, run, serving

from sobremesa.rules.log import Log
from sobremesa.table.core import timeouts
from sobremesa.table.core.shuffle import commitment_of, derive, pledge_of
from sobremesa.table.core.wire import (
    Accepted,
    AddBot,
    Leave,
    Pledge,
    Ready,
    Refused,
    Reveal,
    Sit,
    Snapshot,
    Start,
    Update,
)
from sobremesa.verify import verify

pytestmark = pytest.mark.usefixtures("quick_people")


class Shuffler(Guest):
    """A guest who takes part in the shuffle."""

    share = "5a" * 32

    async def settle(self, code: str, seat: int) -> None:
        """Come, sit, be ready, pledge."""
        shown = await self.connect(code)
        self.shuffle = shown.shuffle
        assert isinstance(await self.ask(Sit(seat=seat)), Accepted)
        assert isinstance(await self.ask(Ready()), Accepted)
        self.pledge = pledge_of(code, self.shuffle.number, seat, self.share)
        assert isinstance(await self.ask(Pledge(pledge=self.pledge)), Accepted)

    async def next(self):
        """As always; the shuffle is remembered."""
        message = await super().next()
        if isinstance(message, Snapshot | Update) and message.shuffle is not None:
            self.shuffle = message.shuffle
        return message

    async def until_called(self) -> None:
        """Until shares are awaited."""
        while not self.shuffle.called:
            await self.next()

    async def until_playing(self) -> None:
        """Until the match has begun."""
        while self.scene.stage != "playing":
            await self.next()


async def gather(address: str, *, second: str = "") -> tuple[str, Shuffler, Shuffler]:
    """Ana, Beto and a bot, who are ready; both have pledged."""
    ana, beto = Shuffler(address, "Ana", 1), Shuffler(second or address, "Beto", 2)
    for guest in (ana, beto):
        await guest.arrive()
    code = await ana.open(game="cone", options={"players": 3}, pause=0)
    for seat, guest in enumerate((ana, beto)):
        await guest.settle(code, seat)
    assert isinstance(await ana.ask(AddBot(seat=2, level="chance")), Accepted)
    return code, ana, beto


async def told(guest: Guest, code: str) -> dict:
    """What the server tells of the match that is over, and its file holds by every check."""
    match = (await guest.http.get(f"/api/tables/{code}/matches/1")).json()
    file = (await guest.http.get(f"/api/tables/{code}/matches/1/file")).text
    steps = list(verify(file, "en"))
    assert all(holds for holds, _ in steps), steps
    assert Log.read(file).moves == tuple(match["moves"])
    assert msgspec.json.decode(file)["shuffle"] == match["shuffle"]
    return match


def test_a_match_that_everybody_shuffles(database):
    async def match():
        async with serving(database) as address:
            code, ana, beto = await gather(address)
            commitment = ana.shuffle.commitment
            assert isinstance(await ana.ask(Start()), Accepted)
            for guest in (ana, beto):
                await guest.until_called()
            assert (await ana.http.get(f"/api/tables/{code}/matches/1")).status_code == 404
            assert (await beto.ask(Reveal(share="0" * 64))).code == "wrong-share"
            assert isinstance(await ana.ask(Reveal(share=ana.share)), Accepted)
            assert isinstance(await beto.ask(Reveal(share=beto.share)), Accepted)
            for guest in (ana, beto):
                await guest.until_playing()
                assert guest.shuffle.shares == (ana.share, beto.share, "")
            async with asyncio.TaskGroup() as group:
                for guest in (ana, beto):
                    group.create_task(guest.play())
            found = await told(ana, code)
            shuffle = found["shuffle"]
            assert shuffle["commitment"] == commitment == commitment_of(code, 1, shuffle["seal"])
            assert int(found["seed"], 16) == int(derive(shuffle["seal"], (ana.share, beto.share, "")), 16)
            for guest in (ana, beto):
                await guest.close()

    run(match())


def test_a_share_that_is_no_share_is_refused_with_a_code(tmp_path):
    async def match():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address:
            _, ana, beto = await gather(address)
            for nonsense in ("", "0" * 63, "0" * 65, "Z" * 64, "A" * 64, "0" * 63 + "\n", "é" * 64):
                await ana.send(msgspec.Raw(msgspec.json.encode({"type": "pledge", "id": "x", "pledge": nonsense})))
                answer = await ana.until(Refused)
                assert (answer.code, answer.id) == ("malformed", "x")
            assert ana.shuffle.pledges[0] == ana.pledge
            for guest in (ana, beto):
                await guest.close()

    run(match())


def test_the_silent_is_left_out_and_who_leaves_is_not_waited_for(tmp_path, monkeypatch):
    async def match():
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as address:
            _, ana, beto = await gather(address)
            assert isinstance(await ana.ask(Start()), Accepted)
            assert isinstance(await ana.ask(Reveal(share=ana.share)), Accepted)
            monkeypatch.setattr(timeouts, "AWAITED", 10**9)  # for ever: nobody is waited for who has gone
            assert isinstance(await beto.ask(Leave()), Accepted)
            await ana.until_playing()
            assert (ana.shuffle.pledges[1], ana.shuffle.shares) == (beto.pledge, (ana.share, "", ""))
            for guest in (ana, beto):
                await guest.close()
        monkeypatch.setattr(timeouts, "AWAITED", 50)
        async with serving(f"sqlite:///{tmp_path / 'others.db'}") as address:
            _, ana, beto = await gather(address)
            assert isinstance(await ana.ask(Start()), Accepted)
            await beto.leave()  # a line that is down says nothing
            await ana.until_playing()
            assert ana.shuffle.shares == ("", "", "")
            assert all(ana.shuffle.pledges[:2])
            for guest in (ana, beto):
                await guest.close()

    run(match())


@pytest.mark.parametrize("comes", [True, False])
def test_a_server_that_restarts_while_shares_are_awaited(tmp_path, monkeypatch, comes):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    monkeypatch.setattr(timeouts, "AWAITED", 10**9)

    async def match():
        async with serving(database) as address:
            code, ana, beto = await gather(address)
            assert isinstance(await ana.ask(Start()), Accepted)
            assert isinstance(await ana.ask(Reveal(share=ana.share)), Accepted)
            for guest in (ana, beto):
                await guest.close()
        monkeypatch.setattr(timeouts, "AWAITED", 10**9 if comes else 50)
        async with serving(database) as address:
            returned = [Shuffler(address, guest.name, 3) for guest in (ana, beto)]
            for guest, former in zip(returned, (ana, beto), strict=True):
                guest.http.cookies = former.http.cookies
            await returned[0].connect(code)
            if comes:
                await returned[1].connect(code)
                assert isinstance(await returned[1].ask(Reveal(share=beto.share)), Accepted)
            await returned[0].until_playing()
            assert returned[0].shuffle.shares == (ana.share, beto.share if comes else "", "")
            for guest in returned:
                await guest.close()

    run(match())


def test_shares_come_through_two_processes(shared):
    async def match():
        async with serving(shared) as one, serving(shared) as other:
            code, ana, beto = await gather(one, second=other)
            assert isinstance(await beto.ask(Start()), Accepted)
            for guest in (ana, beto):
                await guest.until_called()
            answers = await asyncio.gather(*(guest.ask(Reveal(share=guest.share)) for guest in (ana, beto)))
            assert all(isinstance(answer, Accepted) for answer in answers)
            for guest in (ana, beto):
                await guest.until_playing()
                assert guest.shuffle.shares == (ana.share, beto.share, "")
            async with asyncio.TaskGroup() as group:
                for guest in (ana, beto):
                    group.create_task(guest.play())
            await told(beto, code)
            for guest in (ana, beto):
                await guest.close()

    run(match())
