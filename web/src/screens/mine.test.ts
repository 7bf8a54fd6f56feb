/** What lists say of a match on this device. */

import { beforeAll, expect, test } from "vitest";
import type { LocalMatch } from "../local/log";
import type { Listing, Result } from "../wire";
import { namesOf } from "../words/names";
import { load } from "../words/words.svelte";
import { endOf, endThere, momentOf, othersOf } from "./mine";

beforeAll(() => load("en"));

const chairs = [{ name: "Ana" }, { bot: "sensible" }, { bot: "search" }];
const code = "local-mine";
const [, first, second] = namesOf(chairs, code);
const ended = (...champions: number[]) => ({ code, chairs, result: { champions } as Partial<Result> }) as LocalMatch;

test("whoever is no bot is the one who reads it", () => {
  expect(endOf(ended(0))).toBe("You won");
  expect(endOf(ended(0, 2))).toBe("You won");
  expect(endOf(ended(1))).toBe(`${first} won`);
  expect(endOf(ended(1, 2))).toBe(`${first} and ${second} won`);
  expect(endOf(ended())).toBe("Not finished");
  expect(endOf({ chairs } as LocalMatch)).toBe("Not finished");
});

test("at the server it is known by the names, where it is known", () => {
  const there = (won?: string[]) => endThere({ won } as Partial<Listing> as Listing, "Ana");
  expect(there(["Ana"])).toBe("You won");
  expect(there(["Beto", "Ana"])).toBe("You won");
  expect(there(["Beto", "Carla"])).toBe("Beto and Carla won");
  expect(there([""])).toBe("A bot won");
  expect([there([]), there()]).toEqual(["", ""]);
});

test("nobody plays with themselves", () => {
  const others = (...people: string[]) => othersOf({ people } as Partial<Listing> as Listing, "Ana");
  expect(others("Beto", "Ana", "Carla")).toEqual(["Beto", "Carla"]);
  expect(others("Ana", "Ana")).toEqual(["Ana"]);
  expect(others("Beto")).toEqual(["Beto"]);
});

test("today an hour, lately a day, else a date", () => {
  const now = new Date(2026, 10, 16, 15, 30).getTime();
  const at = (day: number, month = 10) => new Date(2026, month, day, 9, 5).getTime();
  expect(momentOf(at(16), "es", now)).toBe("9:05");
  expect(momentOf(at(14), "es", now)).toBe("sábado");
  expect(momentOf(at(3), "es", now)).toBe("3 nov");
  expect(momentOf(at(14), "en", now)).toBe("Saturday");
  expect(momentOf(at(3, 8), "en", now)).toBe("Sep 3");
});
