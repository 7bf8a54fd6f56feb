/** Whoever is refused is told when to try again. */

import { beforeAll, expect, test } from "vitest";
import { Unanswered } from "../net/api";
import { load } from "../words/words.svelte";
import { sentenceOf } from "./trouble";

beforeAll(() => load("en"));

test("the seconds are said where they are known", () => {
  expect(sentenceOf(new Unanswered("flood", 30))).toContain("in 30 s");
  expect(sentenceOf(new Unanswered("flood"))).toContain("in a while");
});

test("what nobody has a sentence for is a fault of ours", () => {
  expect(sentenceOf(new Error("ouch"))).toBe(sentenceOf(new Unanswered("fault")));
});
