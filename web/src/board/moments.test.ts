import { expect, test } from "vitest";
import { momentOf } from "./moments";

test("a game that has no folder is calm", () => {
  const events = ["calls", "closes"].map((point) => ({ point, clauses: [], seat: 2 }));
  expect(momentOf("no-such-game", [{ version: 1, events }])).toBeUndefined();
});
