// @vitest-environment node
/** Questions and their addresses: there and back, and a sentence for what cannot be asked. */

import { beforeAll, describe, expect, test } from "vitest";
import { fileOf, serveFromDisk } from "../engine/disk";
import type { Description } from "../record/description";
import { TITLES } from "../wire";
import { gameIn, readAddress, writeAddress } from "./address";
import { type Contract, contractOf } from "./contract";
import { playable, type Question, Unasked } from "./question";
import { aspectsOf, kindOf } from "./selection";
import { writeToml } from "./toml";

const GAMES = Object.keys(TITLES);
let contract: Contract;
const descriptions = new Map<string, Description>();

beforeAll(async () => {
  serveFromDisk();
  contract = await contractOf();
  for (const game of GAMES)
    descriptions.set(game, JSON.parse(new TextDecoder().decode(await fileOf(`${game}.json`))) as Description);
});

function describedBy(query: string): Description {
  const found = descriptions.get(gameIn(query));
  if (!found) throw new Error(`there is no ${query}`);
  return found;
}

const read = (query: string): Question => readAddress(query, describedBy(query), contract.limits);
const again = (query: string): string => writeAddress(read(query), describedBy(query));

describe.each(GAMES)("%s", (game) => {
  test("what goes without saying is left out", () => {
    const usual = describedBy(`game=${game}`).options.map(
      ({ name, default: value }) => `o.${name}=${typeof value === "boolean" ? (value ? "on" : "off") : value}`,
    );
    expect(again(`game=${game}&${usual.join("&")}&bots=sensible&deals=10000&seed=1&rotate=off`)).toBe(`game=${game}`);
  });

  test("every kind of move, every likeness and every move can be named", () => {
    const { moves } = describedBy(`game=${game}`);
    const kinds = [...new Set(moves.map(kindOf))];
    const alike = kinds.flatMap((kind) =>
      [...aspectsOf(describedBy(`game=${game}`), kind)].flatMap(([name, values]) =>
        values.map((value) => `${kind} ${name}=${value}`),
      ),
    );
    for (const selector of [...kinds, ...alike, ...moves.map(({ name }) => name)]) {
      const query = again(`game=${game}&never=${encodeURIComponent(selector)};seats=0;above=3`);
      expect(read(query).restrictions).toEqual([{ how: "never", moves: [selector], seats: [0], phases: [], above: 3 }]);
      expect(again(query)).toBe(query);
    }
  });

  test("a whole question comes back as it was", () => {
    const { options } = describedBy(`game=${game}`);
    const [players = 2] = options.find(({ name }) => name === "players")?.values ?? [];
    const bots = Array.from({ length: Number(players) }, (_, seat) => (seat ? "chance" : "search@7i")).join();
    const query = `game=${game}&o.players=${players}&bots=${bots}&rotate=on&unit=match&seconds=2.5&seed=9007199254740991`;
    const asked = again(`${query}&1.bots=chance&2.never=`.replace("&2.never=", ""));
    expect(again(asked)).toBe(asked);
    expect(read(asked).compared).toEqual([{ options: {}, bots: ["chance"] }]);
    expect(writeToml(read(asked))).toContain(`game = "${game}"`);
  });
});

test("the example of the documentation", () => {
  const [game = ""] = GAMES.filter((name) =>
    descriptions.get(name)?.moves.some(({ name: move, message }) => move === "+4" && message === "move-card"),
  );
  const rank = describedBy(`game=${game}`).cards.find(({ name }) => name === "+4")?.about.rank;
  const query = `game=${game}&o.players=2&never=card+rank=${rank},%2B4;seats=0;above=3&deals=20000&1.never=`;
  expect(again(query)).toBe(query);
  expect(read(query).compared).toEqual([{ options: {}, restrictions: [] }]);
});

test.each([
  ["nonsense=1", "key"],
  ["o.nonsense=1", "option"],
  ["o.players=99", "value"],
  ["deals=0", "number"],
  ["deals=many", "number"],
  ["deals=5&seconds=5", "number"],
  ["seed=-1", "number"],
  ["bots=search@50", "bots"],
  ["bots=chance,sensible,chance,sensible,chance,sensible,chance,sensible,chance,sensible,chance", "bots"],
  ["never=nonsense", "moves"],
  ["1.seed=4", "key"],
  ["2.bots=chance", "key"],
  ["1.bots=sensible", "same"],
])("%s gets a sentence", (rest, why) => {
  const query = `game=${GAMES[0]}&${rest}`;
  const asking = () => playable(read(query), describedBy(query), contract.limits);
  expect(asking).toThrow(Unasked);
  expect(asking).toThrow(new RegExp(`^${why}:`));
});
