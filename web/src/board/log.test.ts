import { expect, test } from "vitest";
import type { Event, Told } from "../wire";
import { latest } from "./log";

const GAME = "whist"; // without a folder
const event = (point: string, seat?: number): Event => ({
  point,
  clauses: [],
  ...(seat === undefined ? {} : { seat }),
});
const step = (seat: number, ...events: Event[]): Told => ({ version: 1, seat, events });
const heard = (...told: Told[]) => [0, 1, 2].map((seat) => latest(GAME, told, seat)?.point ?? "");

test("everybody's last deed is told", () => {
  expect(heard(step(0, event("plays", 0), event("takes", 1), event("skipped", 1)))).toEqual(["plays", "skipped", ""]);
});

test("a word that goes with a card is heard, not the card", () => {
  expect(heard(step(1, event("calls", 1)), step(1, event("plays", 1), event("takes", 2)))).toEqual(["", "calls", ""]);
});
