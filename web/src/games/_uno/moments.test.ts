import { expect, test } from "vitest";
import { momentOf } from "../../board/moments";

const told = (...points: string[]) => [
  { version: 1, events: points.map((point) => ({ point, clauses: [], seat: 2 })) },
];

test("a big card is felt, a small one is not", () => {
  expect(momentOf("cone", told("plays"))).toBeUndefined();
  expect(momentOf("cone", told("plays-four"))?.weight).toBe("card");
  expect(momentOf("uno-monster-high", told("plays-urrrrhh"))?.weight).toBe("card");
});

test("of several the greatest is felt, with who made it", () => {
  expect(momentOf("cone", told("plays-skip", "calls", "skipped"))).toMatchObject({ shout: "shout-cone", seat: 2 });
});
