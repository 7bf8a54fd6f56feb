import { expect, test } from "vitest";
import { latest } from "../../board/log";
import { soundOf } from "../../board/sounds";
import type { Event } from "../../wire";
import { members } from "./members";

const [[GAME] = [""]] = members;
const event = (point: string, seat: number): Event => ({ point, clauses: [], seat });

test("of dealing only the end is told: not everybody speaks who draws for the deal", () => {
  const events = [0, 1, 2].map((seat) => event("draws-to-deal", seat)).concat(event("dealt", -1), event("opens", 1));
  const told = [{ version: 1, seat: -1, events }];
  expect([0, 1, 2].map((seat) => latest(GAME, told, seat)?.point)).toEqual([undefined, "opens", undefined]);
});

test("a challenge is heard like a catch", () => {
  expect([soundOf(GAME, "challenges"), soundOf(GAME, "plays-wild")]).toEqual(["catch", "play"]);
});
