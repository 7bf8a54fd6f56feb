import { expect, test } from "vitest";
import score from "./score";

test("four have two columns, fewer one each", () => {
  expect(score.teams(4)).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(score.teams(3)).toEqual([[0], [1], [2]]);
});
