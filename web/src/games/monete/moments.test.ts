import { expect, test } from "vitest";
import { momentOf } from "../../board/moments";

const told = (...points: string[]) => [
  { version: 1, events: points.map((point) => ({ point, clauses: [], seat: 2 })) },
];

test("of several the greatest is felt", () => {
  expect(momentOf("monete", told("plays", "acts", "closes", "discards"))).toMatchObject({ weight: "climax" });
});

test("a beginning is a whole word", () => {
  expect(momentOf("monete", told("outlandish"))).toBeUndefined();
  expect(momentOf("monete", told("out-by-gift"))?.shout).toBe("shout-monete");
});
