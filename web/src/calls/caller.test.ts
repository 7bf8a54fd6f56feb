/** Who does not look is called when their turn begins, and only then. */

import { beforeAll, beforeEach, expect, test } from "vitest";
import { load } from "../words/words.svelte";
import { Caller } from "./caller";
import type { Call } from "./system";
import { isWorth, sentenceFor } from "./turns.svelte";

const SAID = { title: "Chess", body: "It is your turn.", lang: "en", silent: false, icon: "" };
let heard: string[];
let caller: Caller;

beforeAll(() => load("en"));
beforeEach(() => {
  heard = [];
  caller = new Caller("table", {
    ring: async ({ tag, title }: Call) => void heard.push(`ring ${tag}: ${title}`),
    hush: async (tag: string) => void heard.push(`hush ${tag}`),
  });
});

/** What is heard when things become so, one after the other. */
async function look(
  ...moments: { owes: boolean; hidden: boolean; said?: typeof SAID | undefined }[]
): Promise<string[]> {
  for (const { owes, hidden, ...more } of moments) caller.look(owes, hidden, () => ("said" in more ? more.said : SAID));
  for (let step = 0; step < 20; step++) await Promise.resolve();
  return heard.splice(0);
}
const SEEN = { owes: false, hidden: false };
const WAITING = { owes: false, hidden: true };
const CALLED = { owes: true, hidden: true };
const PLAYING = { owes: true, hidden: false };

test("a turn that begins unseen is called once, until it is seen", async () => {
  await look(SEEN, WAITING);
  expect(await look(CALLED, CALLED)).toEqual(["ring table: Chess"]);
  expect(await look(PLAYING, PLAYING)).toEqual(["hush table"]);
});

test("who turns away in the middle of their own turn knows it", async () => {
  expect(await look(PLAYING, CALLED, PLAYING)).toEqual(["hush table"]); // what another page may have left
});

test("a turn that is over calls nobody, and the next one calls again", async () => {
  await look(SEEN);
  expect(await look(WAITING, CALLED, WAITING, CALLED)).toEqual([
    "ring table: Chess",
    "hush table",
    "ring table: Chess",
  ]);
});

test("where nothing is to be said, nothing is", async () => {
  await look(SEEN);
  expect(await look(WAITING, { ...CALLED, said: undefined }, PLAYING)).toEqual([]);
});

test("a page that was left behind takes its call along", async () => {
  await look(SEEN, WAITING, CALLED);
  caller.end();
  expect(await look()).toEqual(["hush table"]);
});

test("a device that fails is silent, and hushed all the same", async () => {
  caller = new Caller("table", {
    ring: () => Promise.reject(new TypeError("Illegal constructor")),
    hush: async (tag) => void heard.push(`hush ${tag}`),
  });
  expect(await look(WAITING, CALLED, PLAYING)).toEqual(["hush table", "hush table"]);
});

test("bots call nobody, unless that is wanted", () => {
  expect(isWorth("friends", true)).toBe(false);
  expect(isWorth("friends", false)).toBe(true);
  expect(isWorth("always", true)).toBe(true);
  expect(isWorth("never", false)).toBe(false);
});

test("friends who wait are named while that is short", () => {
  const [ana, beto, bot, carla] = [{ name: "Ana" }, { name: "Beto" }, { bot: "sensible" }, { name: "Carla" }];
  expect(sentenceFor(0, [ana, beto, bot, carla])).toBe("It is your turn: Beto and Carla are waiting.");
  expect(sentenceFor(0, [ana, beto])).toBe("It is your turn: Beto is waiting.");
  expect(sentenceFor(0, [ana, bot])).toBe("It is your turn.");
  expect(sentenceFor(0, [ana, { ...beto, stand_in: "sensible", why: "left" }])).toBe("It is your turn.");
  const many = Array.from({ length: 6 }, (_, at) => ({ name: `Maximiliana ${at}` }));
  expect(sentenceFor(0, many)).toBe("It is your turn: the table is waiting.");
});
