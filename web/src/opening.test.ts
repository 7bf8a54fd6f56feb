/** A match against bots begins on this device, at the server where it must, and is refused in words where it cannot. */

import { beforeEach, expect, test, vi } from "vitest";
import { Unanswered } from "./net/api";
import { openAgainst } from "./opening";
import { TITLES } from "./wire";

const { here, there } = vi.hoisted(() => ({
  here: vi.fn<(...asked: unknown[]) => Promise<string>>(),
  there: vi.fn<(address: string) => unknown>(),
}));
vi.mock("./local/local", () => ({ openLocal: here }));
vi.mock("./net/link", () => ({
  Link: class {
    send = async () => ({ type: "accepted" });
    close = () => undefined;
  },
  socketOf: () => "",
}));
vi.mock("./net/api", async (real) => ({ ...(await real()), ask: async (address: string) => there(address) }));

const [GAME = ""] = Object.keys(TITLES);
const PLAYERS = { name: "players", default: 3, values: [2, 3], title: "", meanings: [] };

class Trouble extends Error {
  code = "no-wasm";
}

beforeEach(() => {
  here.mockReset().mockResolvedValue("local-1a");
  there.mockReset().mockImplementation((address) => {
    if (address === "POST /api/tables") return { code: "bamo-kituse", chairs: [{}, {}] };
    if (address === "GET /api/games") return [{ name: GAME, title: "", rules: 1, options: [PLAYERS] }];
    return { name: "Ana" };
  });
});

test("on this device, with so many as were chosen", async () => {
  expect(await openAgainst("search", { game: GAME, options: { players: 2 } })).toBe("local-1a");
  expect(here.mock.lastCall?.[1]).toEqual(["search"]);
  expect(there).not.toHaveBeenCalled();
});

test("with as many as is usual, where nothing was chosen", async () => {
  await openAgainst("chance", { game: GAME });
  expect(here.mock.lastCall?.[1]).toEqual(["chance", "chance"]);
});

test("another package's game is the server's", async () => {
  expect(await openAgainst("sensible", { game: "brisca" })).toBe("bamo-kituse");
  expect(here).not.toHaveBeenCalled();
});

test("what this device cannot do, the server does", async () => {
  here.mockRejectedValue(new Trouble());
  expect(await openAgainst("sensible", { game: GAME, options: { players: 2 } })).toBe("bamo-kituse");
});

test("where there is neither, it is told why this device cannot", async () => {
  here.mockRejectedValue(new Trouble());
  there.mockImplementation(() => {
    throw new Unanswered("offline");
  });
  const asked = { game: GAME, options: { players: 2 } };
  await expect(openAgainst("sensible", asked)).rejects.toMatchObject({ code: "no-wasm" });
});
