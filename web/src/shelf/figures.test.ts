/** Figures are counted as somebody with pencil and paper would, whatever was played in whatever order it is listed. */

import { expect, test } from "vitest";
import type { Finished } from "../wire";
import { companionsOf, figuresOf, isWon, merged, times } from "./figures";

/** A generator of numbers below one, the same every time. */
function luck(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function match(number: number, about: Partial<Finished> = {}): Finished {
  return {
    ...{ code: "pato-lunaso", number, game: "whist", rules: 1, options: {}, began: 0, ended: number, seat: 0 },
    ...{ chairs: [{ name: "Ana" }, { name: "Beto" }], companions: ["", "b"], champions: [0], totals: [1, 0] },
    ...{ deals: 1, moves: 10 },
    ...about,
  };
}

/** Matches of several games with several people, some of them given up, in no order. */
function some(seed: number): Finished[] {
  const random = luck(seed);
  const pick = <T>(things: T[]): T => things[Math.floor(random() * things.length)] as T;
  const played = Array.from({ length: 60 }, (_, at) =>
    match(at + 1, {
      game: pick(["whist", "mus", "tute"]),
      seat: pick([0, 1, 2]),
      companions: pick([
        ["", "b", "c"],
        ["b", "", ""],
        ["c", "", "b"],
      ]),
      chairs: [{ name: "X" }, { name: "Y" }, { bot: "chance" }],
      champions: pick([[0], [1], [2], [0, 1], []]),
      moves: Math.floor(random() * 90),
      began: at,
      ended: at + Math.floor(random() * 1000),
    }),
  );
  return played.toSorted(() => random() - 0.5);
}

test("a streak is what was won without a loss between, up to now and ever", () => {
  const results = [1, 1, 1, 0, 1, 0, 1, 1].map((won, at) => match(at + 1, { champions: [won ? 0 : 1] }));
  expect(figuresOf(results.toReversed())).toMatchObject([{ played: 8, won: 6, best: 3, streak: 2 }]);
  expect(figuresOf([...results, match(9, { champions: [1] })])).toMatchObject([{ best: 3, streak: 0 }]);
  expect(figuresOf([...results, match(9, { champions: [] })])).toMatchObject([{ played: 8, streak: 2 }]);
  expect(figuresOf([])).toEqual([]);
});

test.each([1, 2, 3, 4, 5])("figures add up (%i)", (seed) => {
  const matches = some(seed);
  const decided = matches.filter(({ champions }) => champions.length);
  const all = figuresOf(matches);
  expect(all.reduce((sum, { played }) => sum + played, 0)).toBe(decided.length);
  expect(all.reduce((sum, { won }) => sum + won, 0)).toBe(decided.filter(isWon).length);
  for (const { game, played, won, best, streak, moves } of all) {
    const own = decided.filter((each) => each.game === game).toSorted((a, b) => a.ended - b.ended);
    const marks = own.map((each) => (isWon(each) ? "w" : "l")).join("");
    expect(best).toBe(Math.max(...marks.split("l").map((run) => run.length)));
    expect(streak).toBe(/w*$/.exec(marks)?.[0].length);
    expect(streak).toBeLessThanOrEqual(best);
    expect(best).toBeLessThanOrEqual(won);
    expect(moves * played).toBeCloseTo(own.reduce((sum, each) => sum + each.moves, 0));
  }
  expect(figuresOf(matches.toReversed()).map(({ best }) => best)).toHaveLength(all.length);
});

test.each([6, 7, 8])("between two people nothing is counted twice (%i)", (seed) => {
  const matches = some(seed);
  for (const companion of companionsOf(matches)) {
    const met = matches.filter(({ companions, champions }) => companions.includes(companion.id) && champions.length);
    expect(times(companion)).toBe(met.length);
    for (const { played, mine, theirs } of companion.scores) expect(mine + theirs).toBeLessThanOrEqual(played);
  }
  expect(companionsOf(matches.map((each) => ({ ...each, companions: [] })))).toEqual([]);
});

test("who is met again is the same, whatever they are called, and what was won together counts for nobody", () => {
  const matches = [
    match(1),
    match(2, { chairs: [{ name: "Ana" }, { name: "Bet" }], champions: [1] }),
    match(3, { champions: [0, 1], chairs: [{ name: "Ana" }, { name: "Betito" }] }),
    match(4, { companions: ["", ""] }),
  ];
  expect(companionsOf(matches)).toEqual([
    { id: "b", name: "Betito", last: 3, scores: [{ game: "whist", played: 3, mine: 1, theirs: 1 }] },
  ]);
});

test("what came twice stands there once, the latest first", () => {
  const [first, second] = [match(1), match(2)];
  expect(merged([first, second, { ...first }]).map(({ number }) => number)).toEqual([2, 1]);
});
