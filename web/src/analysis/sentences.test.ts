/** Nothing is called a mistake that may be none, what is read adds up, and both languages say the same. */

import { describe, expect, test } from "vitest";

import { bundleOf } from "../words/words.svelte";
import { causeOf, ledgerOf, turningPoints } from "./ledger";
import type { Account, Looked } from "./picture";
import { chanceFigures, gainFigures, partFigures, summed, turningSaid, verdictOf } from "./sentences";
import en from "./words.en.ftl?raw";
import es from "./words.es.ftl?raw";

const SOURCES = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

const gain = (of: number, error = 0.01) => ({ gain: of, error });
const looked = (of: number, error: number, same = false): Looked =>
  ({ valued: { same, cost: gain(of, error) } }) as Looked;
const account = (result: number, mine: number, others: number, error = 0.01): Account => ({
  deals: 1,
  first: { share: 0.25, error },
  result,
  mine: gain(mine, error),
  others: gain(others, error),
  cards: gain(result - 0.25 - mine - others, error),
  cost: gain(0),
});

test.each([
  [0.2, 0.05, "worse"],
  [0.2, 0.11, "close"],
  [-0.2, 0.05, "better"],
  [-0.09, 0.05, "close"],
  [0.001, 0.0001, "close"],
])("a cost of %d with an error of %d is %s", (cost, error, verdict) => {
  expect(verdictOf(looked(cost, error))).toBe(verdict);
});

test("what a strong player does is no mistake", () => {
  expect(verdictOf(looked(0, 0, true))).toBe("same");
});

test("intervals are of 95 %, and stay between 0 and 100", () => {
  expect(chanceFigures({ share: 0.3, error: 0.05 })).toEqual({ share: 30, low: 20, high: 40 });
  expect(chanceFigures({ share: 0.01, error: 0.05 })).toEqual({ share: 1, low: 0, high: 11 });
  expect(gainFigures(gain(-0.004, 0.05))).toEqual({ gain: 0, give: 10 });
});

describe("luck or play", () => {
  test.each([
    [account(1, 0.02, 0.03), "analysis-sum-cards", "better"],
    [account(0, -0.02, 0.03), "analysis-sum-cards", "worse"],
    [account(1, 0.6, 0.05), "analysis-sum-mine", "better"],
    [account(0, 0.05, -0.3), "analysis-sum-others", "worse"],
    [account(1, 0.38, 0, 0.05), "analysis-sum-both", "better"],
    [account(0, 0, 0, 0.2), "analysis-sum-open", "worse"],
  ])("%#", (given, id, result) => {
    expect(summed(given)).toMatchObject({ id, about: { result } });
  });

  test("rounded parts add up", () => {
    for (let mine = -0.5; mine < 0.5; mine += 0.013) {
      const { first, result, ...parts } = partFigures(account(1, mine, mine / 3));
      expect(first + parts.mine + parts.others + parts.cards).toBe(result);
    }
  });
});

test("a turning point is a change that is surely one, with what it came from", () => {
  const chance = (share: number) => ({ share, error: 0.02 });
  const points = [
    { moment: 0, chance: chance(0.3) },
    { moment: 4, chance: chance(0.33), played: chance(0.1), choice: gain(-0.23, 0.02) },
    { moment: 8, chance: chance(0.1), played: chance(0.1), choice: gain(0, 0) },
  ];
  const { steps } = ledgerOf(points, [{ moment: 9, gain: gain(0.8, 0.02) }], 12, true);
  const turning = turningPoints(steps, 3);
  expect(turning.map((step) => [step.from, causeOf(step)])).toEqual([
    [8, "others"],
    [4, "mine"],
  ]);
  expect(turning.map(turningSaid).map(({ id, about }) => [id, about.cause])).toEqual([
    ["analysis-turn-up", "others"],
    ["analysis-turn-down", "mine"],
  ]);
});

describe("words", () => {
  const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
  const used = (text: string) => ids(text).map((id) => [id, [...new Set(body(text, id).match(/\$\w+/g))].toSorted()]);
  const body = (text: string, id: string) => text.split(`\n${id} =`)[1]?.split(/\n(?=[a-z])/)[0] ?? "";

  test("both languages have the same sentences, about the same", () => {
    expect(used(es)).toEqual(used(en));
    for (const text of [es, en])
      expect(ids(text).every((id) => bundleOf("es", [text]).getMessage(id)?.value)).toBe(true);
  });

  test("every sentence is said, and what is said is there", () => {
    const code = Object.values(SOURCES).join("\n");
    const whole = [...code.matchAll(/"(analysis-[\w-]+)"/g)].map((found) => found[1] ?? "");
    const beginnings = [...code.matchAll(/`(analysis-[\w-]*)\$\{/g)].map((found) => found[1] ?? "");
    expect(whole.filter((id) => !ids(es).includes(id))).toEqual([]);
    expect(beginnings.filter((start) => !ids(es).some((id) => id.startsWith(start)))).toEqual([]);
    expect(ids(es).filter((id) => !whole.includes(id) && !beginnings.some((start) => id.startsWith(start)))).toEqual(
      [],
    );
  });
});
