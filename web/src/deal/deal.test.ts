// @vitest-environment node
/** A deal as bytes, what became of it, and how it went: of every game, with any number of players. */

import { createHash } from "node:crypto";

import { beforeAll, describe, expect, test, vi } from "vitest";

import { serveFromDisk } from "../engine/disk";
import { loadRules } from "../engine/engine";
import { companion } from "../engine/habits";
import { openThinker } from "../engine/thinking";
import { gameOf } from "../games/games";
import { recorded } from "../games/recorded";
import { seedOf } from "../local/players";
import { GAMES } from "../local/stories";
import { dice } from "../local/tabs";
import { bytesOf, lettersOf, Reader, Unreadable, Writer } from "./bytes";
import { courseOf } from "./course";
import { compare, outcomeOf, SEAT, type Outcome } from "./outcome";
import { Digits, firstDeal, packed, packMoves, unpackMoves, type Deal, type Digit } from "./packing";
import { playOut } from "./playing";
import { hexOf, sha256 } from "../sha256";
import { LANGUAGES } from "../words/languages";
import { load } from "../words/words.svelte";

vi.hoisted(() => vi.stubGlobal("location", new URL("http://localhost/"))); // headers of games look at it
beforeAll(() => void serveFromDisk());

const VOCABULARIES = import.meta.glob<{ cards: object; moves: object }>("../games/*/vocabulary.json", {
  eager: true,
  import: "default",
});

const luck = dice(3);
const some = (most: number): number => Math.floor(most * luck());

test("SHA-256 is what everybody else computes", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, () => some(256));
    expect(hexOf(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
  expect(hexOf(sha256("mañana ☕"))).toBe(createHash("sha256").update("mañana ☕").digest("hex"));
});

test("what is written is read again, and nothing else", () => {
  for (let round = 0; round < 50; round++) {
    const numbers = Array.from({ length: some(9) }, () => some(2 ** some(22)));
    const writer = new Writer().text("canción 🎴").piece(Uint8Array.from(numbers));
    for (const number of numbers) writer.number(number);
    const reader = new Reader(bytesOf(lettersOf(writer.written)));
    expect(reader.text()).toBe("canción 🎴");
    expect(reader.piece()).toEqual(Uint8Array.from(numbers));
    expect(numbers.map(() => reader.number())).toEqual(numbers);
    reader.end();
    expect(() => reader.number()).toThrow(Unreadable);
  }
  expect(() => new Reader(Uint8Array.of(255, 255, 255, 255, 255)).number()).toThrow(Unreadable);
  expect(() => new Reader(Uint8Array.of(1, 255)).text()).toThrow(Unreadable);
  expect(() => bytesOf("a+b")).toThrow(Unreadable);
  expect(() => bytesOf("abcde")).toThrow(Unreadable);
});

test("digits of any size are packed, and one of one takes no room", () => {
  for (let round = 0; round < 50; round++) {
    const digits = Array.from({ length: some(60) }, (): Digit => {
      const of = 1 + some(40);
      return [some(of), of];
    });
    const read = new Digits(packed(digits));
    expect(digits.map(([, of]) => read.next(of))).toEqual(digits.map(([place]) => place));
    read.end();
  }
  expect(packed(Array.from({ length: 99 }, (): Digit => [0, 1]))).toHaveLength(0);
  expect(() => new Digits(Uint8Array.of(7)).end()).toThrow(Unreadable);
});

async function dealt(game: string, players: number, key: string): Promise<Deal> {
  const rules = await loadRules(game);
  const bots = Array.from({ length: players }, async (_, seat) =>
    companion(game, "sensible", await seedOf(game, key, seat)),
  );
  return await playOut(rules.setup({ players }), key, await Promise.all(bots));
}

describe.each(GAMES)("$game", ({ game }) => {
  const key = (byte: string) => byte.repeat(32);

  test("its moves are packed and unpacked, whoever plays", { timeout: 30_000 }, async () => {
    const rules = await loadRules(game);
    const sizes = rules.description.options.find(({ name }) => name === "players")?.values ?? [];
    for (const players of sizes.map(Number)) {
      const deal = await dealt(game, players, key("5a"));
      const again = unpackMoves(deal.setup, deal.key, packMoves(deal));
      expect(again.moves).toEqual(deal.moves);
      expect(again.states.at(-1)?.equals(deal.states.at(-1) ?? again.setup.deal(deal.key))).toBe(true);
    }
  });

  test("of a recording the first deal is meant, if it is over", async () => {
    const rules = await loadRules(game);
    const deal = await dealt(game, rules.setup({}).players, key("17"));
    const { version } = rules.description;
    const moves = deal.moves.map(({ seat, move }) => `P${seat} ${move}`);
    const recording = { sobremesa: 1, game, rules: version, options: deal.setup.options, seed: deal.key } as const;
    expect(firstDeal(rules, { ...recording, moves }).moves).toEqual(deal.moves);
    expect(() => firstDeal(rules, { ...recording, moves: moves.slice(0, -1) })).toThrow(Unreadable);
  });

  test("what became of it is what the rules say", { timeout: 30_000 }, async () => {
    const { default: score } = await gameOf(game).score();
    for (const byte of ["01", "a2", "c3"]) {
      const deal = await dealt(game, 3, key(byte));
      const { winners = [] } = deal.states.at(-1)?.outcome ?? {};
      for (const language of LANGUAGES) {
        await load(language);
        const speech = recorded(VOCABULARIES[`../games/${game}/vocabulary.json`] ?? { cards: {}, moves: {} });
        const outcome = outcomeOf(deal, score, speech);
        expect(outcome.counted).toMatch(/^\p{Lu}/u);
        expect(outcome).toMatchObject({ won: winners.includes(SEAT), of: 3 });
        expect(outcome.place === 1).toBe(winners.includes(SEAT));
        expect(outcome.place).toBeLessThanOrEqual(3);
        expect(outcome.turns).toBeGreaterThan(0);
        expect(outcome.counts).toHaveLength(3);
      }
    }
  });

  test("how it went is the same every time", { timeout: 30_000 }, async () => {
    const deal = await dealt(game, 3, key("01"));
    const thinker = await openThinker(game);
    const heard: number[] = [];
    const marks = await courseOf(deal, 3, thinker, (done) => heard.push(done));
    expect(marks.length).toBeGreaterThan(0);
    expect(marks.length).toBeLessThanOrEqual(12);
    expect(heard).toEqual(marks.map((_, at) => at + 1));
    expect(await courseOf(deal, 3, thinker)).toEqual(marks);
    thinker.close();
  });
});

test("winning counts more than a place, and a place more than what was counted", () => {
  const outcome: Outcome = {
    won: false,
    drawn: false,
    place: 2,
    of: 3,
    counted: "",
    counts: [5, 3, 9],
    most: false,
    turns: 4,
  };
  const won = { ...outcome, won: true, place: 1 };
  expect(compare(won, outcome)).toBe(1);
  expect(compare(outcome, won)).toBe(-1);
  expect(compare(outcome, { ...outcome, place: 3 })).toBe(1);
  expect(compare(outcome, { ...outcome, counts: [6, 3, 9] })).toBe(1);
  expect(compare({ ...outcome, most: true }, { ...outcome, most: true, counts: [6, 3, 9] })).toBe(-1);
  expect(compare(outcome, outcome)).toBe(0);
  expect(compare({ ...outcome, counts: [] }, { ...outcome, counts: [] })).toBe(0);
});
