"""The end of a server: who is told to stop finishes what was begun, says goodbye and leaves with code 0."""

import asyncio
import sqlite3

import pytest
from guest import Guest, run
from process import Process
from websockets.exceptions import ConnectionClosed

from sobremesa.table.core.entries import Said, decode_entry
from sobremesa.table.core.wire import Accepted, AddBot, Closed, Hello, Presence, Say, Sit, Start


def test_everybody_hears_of_the_end_and_every_answer_was_kept(tmp_path):
    """SIGTERM among a hundred commands: those that were accepted are kept, `closed: shutdown` is the last word."""

    async def stop():
        async with Process(tmp_path / "tables.db") as server:
            ana, beto, eva = (Guest(server.address, name, 1) for name in ("Ana", "Beto", "Eva"))
            for guest in (ana, beto, eva):
                await guest.arrive()
            code = await ana.open(game="cone", options={"players": 2})
            await ana.connect(code)
            await beto.connect(await beto.open(game="cone", options={"players": 2}))
            await eva.knock(code)  # is connected, and has not said hello
            while (await ana.until(Presence)).spectators < 2:
                pass
            assert isinstance(await beto.ask(Sit(seat=0)), Accepted)
            for number in range(100):
                await ana.send(Say(id=str(number), text="adiós"))
            await ana.until(Accepted)
            server.stop()
            accepted = {"0"}
            while not isinstance(message := await ana.next(), Closed):
                if isinstance(message, Accepted):
                    accepted.add(message.id)
            assert message.code == "shutdown"
            for guest in (beto, eva):
                assert (await guest.until(Closed)).code == "shutdown"
            for guest in (ana, beto, eva):
                with pytest.raises(ConnectionClosed):
                    await guest.next()
                await guest.close()
            assert await server.ended() == 0
            assert not [line for line in server.log if line["level"] != "info"]
            return code, accepted

    code, accepted = run(stop())
    with sqlite3.connect(tmp_path / "tables.db") as kept:
        bodies = kept.execute("SELECT body FROM entry WHERE code = ?", (code,)).fetchall()
    said = [entry.command for (body,) in bodies if isinstance(entry := decode_entry(body), Said)]
    assert accepted == set(said)
    assert len(said) == len(set(said))


def test_nobody_can_keep_a_server_from_ending(tmp_path):
    """Neither somebody who asks and asks and reads nothing, nor a bot that thinks for a long time."""

    async def stop():
        async with Process(tmp_path / "tables.db", think=3000) as server:
            ana, mallory = Guest(server.address, "Ana", 1), Guest(server.address, "Mallory", 2)
            for guest in (ana, mallory):
                await guest.arrive()
            code = await ana.open(game="cone", options={"players": 2})
            await ana.connect(code)
            for command in (AddBot(seat=0, level="search"), AddBot(seat=1, level="search"), Say(text="x" * 280)):
                assert isinstance(await ana.ask(command), Accepted)
            await mallory.knock(code)
            for _ in range(5000):
                await mallory.send(Hello())
            assert isinstance(await ana.ask(Start()), Accepted)
            server.stop()
            begun = asyncio.get_running_loop().time()
            assert (await ana.until(Closed)).code == "shutdown"
            assert await server.ended() == 0
            assert asyncio.get_running_loop().time() - begun < 15
            mallory.socket.transport.abort()
            for guest in (ana, mallory):
                await guest.close()

    run(stop())
