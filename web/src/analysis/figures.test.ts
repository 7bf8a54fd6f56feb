// @vitest-environment node
/** Figures of a net and a count are those of bench/expecting.py; without a net they are what was counted. */

import { expect, test } from "vitest";

import { chanceOf, type Fate, differenceOf } from "./figures";
import CASES from "./figures.json";

const fatesOf = (won: readonly number[], hoped: readonly number[] = []): Fate[] =>
  won.map((each, world) => ({ won: each, hoped: hoped[world] ?? 0 }));

test.each(CASES.map((each, number) => ({ ...each, number })))("case $number", ({ hoped, won, doubt, chance, gain }) => {
  const [one = [], two = []] = won.map((each, turn) => fatesOf(each, hoped[turn]));
  const found = chanceOf(one, doubt);
  expect(found.share).toBeCloseTo(chance[0] ?? NaN, 12);
  expect(found.error).toBeCloseTo(chance[1] ?? NaN, 12);
  const difference = differenceOf(one, two, doubt);
  expect(difference.gain).toBeCloseTo(gain[0] ?? NaN, 12);
  expect(difference.error).toBeCloseTo(gain[1] ?? NaN, 12);
});

test("without a net it is what was counted, and half a win of one more world", () => {
  const share = 2.5 / 5;
  expect(chanceOf(fatesOf([1, 0, 1, 0])).share).toBeCloseTo(share, 12);
  expect(chanceOf(fatesOf([1, 0, 1, 0])).error).toBeCloseTo(Math.sqrt((share * (1 - share)) / 5), 12);
  const { gain, error } = differenceOf(fatesOf([1, 0, 1, 1]), fatesOf([0, 0, 1, 0]));
  expect(gain).toBeCloseTo(2 / 5, 12);
  expect(error).toBeCloseTo(Math.sqrt(2 + 1 - 4 / 4) / 4, 12);
});

test("the more is counted, the less does it matter what was hoped for", () => {
  const away = (worlds: number) => {
    const [won, hoped] = [Array<number>(worlds).fill(0), Array<number>(worlds).fill(0.5)];
    return (
      chanceOf(
        fatesOf(
          won.map((_, world) => world % 2),
          hoped.map(() => 0.7),
        ),
        0.05,
      ).share - 0.5
    );
  };
  expect(away(10)).toBeGreaterThan(0.15);
  expect(away(10_000)).toBeLessThan(0.01);
});

test("nothing is ever sure", () => {
  const { share, error } = chanceOf(fatesOf([1, 1, 1, 1], [1, 1, 1, 1]), 0.02);
  expect(share).toBeLessThan(1);
  expect(error).toBeGreaterThan(0);
});
