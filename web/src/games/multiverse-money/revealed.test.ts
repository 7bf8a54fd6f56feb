import { expect, test } from "vitest";
import { momentOf } from "../../board/moments";
import { revealedOf, turnedUp } from "./revealed";
import type { Board } from "./spots";

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

test("the cards of a bet are remembered when they have changed hands, until bets are made again", () => {
  const board = (phase: string, bets: Record<string, string[]>) =>
    ({ phase, bets, counts: { P0: 3, P1: 4 } }) as unknown as Board;
  const shown = turnedUp(new Map(), board("swap", { P0: ["V60"], P1: ["M20a", "M30"] }));
  const swapped = turnedUp(shown, board("swap", { P0: ["M20a", "M30"], P1: [] }));
  expect([...swapped]).toEqual([
    [0, ["V60"]],
    [1, ["M20a", "M30"]],
  ]);
  expect(turnedUp(swapped, board("bet", { P0: ["V60"], P1: [] })).size).toBe(0);
});
