// @vitest-environment node
/** Days: which one it is, and what it deals. */

import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { CAST } from "../characters/characters";
import { serveFromDisk } from "../engine/disk";
import { loadRules } from "../engine/engine";
import { gameOf } from "../games/games";
import { GAMES } from "../local/stories";
import { dayBefore, dayOf, dealingOf } from "./day";

vi.hoisted(() => vi.stubGlobal("location", new URL("http://localhost/"))); // headers of games look at it
const ZONE = process.env.TZ;
beforeAll(() => void serveFromDisk());
afterEach(() => {
  if (ZONE === undefined) delete process.env.TZ;
  else process.env.TZ = ZONE;
});

test("a day begins at midnight, wherever one is", () => {
  const at = (zone: string, moment: string) => {
    process.env.TZ = zone;
    return dayOf(new Date(moment));
  };
  expect(at("Europe/Madrid", "2026-11-17T23:30:00Z")).toBe("2026-11-18"); // half past midnight there
  expect(at("America/Mexico_City", "2026-11-17T23:30:00Z")).toBe("2026-11-17");
  expect(at("Pacific/Auckland", "2026-11-17T11:30:00Z")).toBe("2026-11-18");
  expect(at("Europe/Madrid", "2026-03-29T00:59:59Z")).toBe("2026-03-29"); // the hour that is left out
  expect(at("UTC", "2026-01-05T00:00:00Z")).toBe("2026-01-05");
});

test("every day has one before, over months, years and hours that are left out", () => {
  expect(dayBefore("2026-11-18")).toBe("2026-11-17");
  expect(dayBefore("2027-01-01")).toBe("2026-12-31");
  expect(dayBefore("2028-03-01")).toBe("2028-02-29");
  for (const zone of ["Europe/Madrid", "America/Santiago", "Pacific/Apia"]) {
    process.env.TZ = zone;
    let day = "2027-01-01";
    for (let days = 0; days < 365; days++) day = dayBefore(day);
    expect(day).toBe("2026-01-01");
  }
});

describe.each(GAMES)("$game", ({ game }) => {
  test("each day can be dealt, and is another one", async () => {
    const rules = await loadRules(game);
    const found = new Map<string, string>();
    const wishes = gameOf(game).day;
    const seen = Object.fromEntries(Object.keys(wishes).map((name) => [name, new Set<unknown>()]));
    for (let day = "2027-03-01", days = 0; days < 90; days++, day = dayBefore(day)) {
      const { key, cast, options, levels } = dealingOf(rules, day);
      expect(rules.setup(options).deal(key).actors.length).toBeGreaterThan(0);
      expect(levels).toHaveLength(Number(options.players) - 1);
      expect(cast).toBeLessThan(CAST.length);
      expect(found.has(key)).toBe(false);
      found.set(key, day);
      for (const [name, values] of Object.entries(seen)) values.add(options[name]);
    }
    for (const [name, values] of Object.entries(seen)) expect(values).toEqual(new Set(wishes[name]));
    expect(dealingOf(rules, "2026-11-18")).toEqual(dealingOf(rules, "2026-11-18"));
  });

  test("other rules deal something else", async () => {
    const { description } = await loadRules(game);
    const [now, later] = [description, { ...description, version: description.version + 1 }];
    const key = (about: typeof description) => dealingOf({ description: about }, "2026-11-18").key;
    expect(key(later)).not.toBe(key(now));
  });
});

test("a key of a day stays what it was", async () => {
  const [game] = GAMES;
  const { description } = await loadRules(game?.game ?? "");
  const about = { ...description, game: "whist", version: 3 };
  const { createHash } = await import("node:crypto");
  const text = "sobremesa deal of the day\nwhist\n3\n2026-11-18";
  expect(dealingOf({ description: about }, "2026-11-18").key).toBe(createHash("sha256").update(text).digest("hex"));
});
