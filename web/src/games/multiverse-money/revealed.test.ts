import { expect, test } from "vitest";
import { momentOf } from "../../board/moments";
import { revealedOf } from "./revealed";

const event = (point: string, seat?: number, argument?: number) => ({ point, clauses: [], seat, argument });

test("what was bet is remembered until the round is over", () => {
  const reveal = { version: 4, events: [event("reveals", 0, 90), event("reveals", 2, 40)] };
  const swap = { version: 5, seat: 0, events: [event("takes-left", 0), event("next", 2, 40)] };
  expect([...revealedOf([reveal, swap])]).toEqual([
    [0, 90],
    [2, 40],
  ]);
  expect(revealedOf([reveal, swap, { version: 6, events: [event("round-ends", -1, 1)] }]).size).toBe(0);
  expect([...revealedOf([reveal, { version: 6, events: [event("round-ends")] }, swap, reveal])].length).toBe(2);
});

test("bets are turned up by everybody together: nobody has shouted it", () => {
  const events = [event("reveals", 0, 90), event("reveals", 2, 40)];
  expect(momentOf("multiverse-money", [{ version: 4, events }])).toMatchObject({ shout: "shout-reveal", seat: -1 });
});
