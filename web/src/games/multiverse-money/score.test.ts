import { expect, test } from "vitest";
import { recorded } from "../recorded";
import score from "./score";
import vocabulary from "./vocabulary.json";

test("each currency of the hands is added up", () => {
  const hands = { P0: ["V30a", "V60", "c1", "E"], P1: ["V20b", "M40"] };
  const rows = score.before({ board: { hands }, sides: [[0], [1]], speech: recorded(vocabulary) });
  expect(rows.map(({ cells, held }) => [cells, held])).toEqual([
    [[90, 20], true],
    [[undefined, 40], true],
  ]);
});

test("nothing is told of hands that stay hidden", () => {
  const hands = { P0: ["?", "?"], P1: ["?"] };
  expect(score.before({ board: { hands }, sides: [[0], [1]], speech: recorded(vocabulary) })).toEqual([]);
});
