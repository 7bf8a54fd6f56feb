/** The diary of deals of the day: what is kept, and how many were played in a row. */

import { beforeEach, expect, test, vi } from "vitest";

import { dayBefore } from "./day";

beforeEach(() => localStorage.clear());

const [one, other] = ["one", "other"];

/** What a page would have that is opened now. */
async function opened() {
  vi.resetModules();
  return (await import("./diary.svelte")).diary;
}

test("counts days in a row, of any game; today may still come", async () => {
  const diary = await opened();
  expect(diary.streak("2026-11-18")).toBe(0);
  diary.write(one, "2026-11-14", { place: 1, of: 4 });
  diary.write(one, "2026-11-16", { place: 2, of: 4 });
  diary.write(other, "2026-11-17", { place: 3, of: 3 });
  diary.write(one, "2026-11-18", { code: "local-abc" }); // not over yet
  expect(diary.streak("2026-11-18")).toBe(2);
  diary.write(one, "2026-11-18", { place: 1, of: 4 });
  expect(diary.streak("2026-11-18")).toBe(3);
  expect(diary.streak("2026-11-19")).toBe(3);
  expect(diary.streak("2026-11-20")).toBe(0);
});

test("is there again, and knows where a day is played", async () => {
  (await opened()).write(one, "2026-11-18", { code: "local-abc" });
  const diary = await opened();
  expect(diary.find(one, "2026-11-18")).toEqual({ code: "local-abc" });
  expect(diary.dayAt(one, "local-abc")).toBe("2026-11-18");
  expect(diary.dayAt(one, "local-abd")).toBe("");
  expect(diary.dayAt(other, "local-abc")).toBe("");
});

test("forgets the moves of old days, not that they were played", async () => {
  const diary = await opened();
  let day = "2026-11-18";
  for (let days = 0; days < 20; days++, day = dayBefore(day))
    diary.write(one, day, { code: `local-${days}`, place: 1, of: 2, letters: "x", marks: "22" });
  expect(diary.find(one, "2026-11-18").letters).toBe("x");
  expect(diary.find(one, dayBefore("2026-10-31"))).toEqual({ place: 1, of: 2 });
  expect(diary.streak("2026-11-18")).toBe(20);
});

test("what somebody made of it is no trouble", async () => {
  for (const kept of ["nonsense", "[]", '{"one":3}', '{"one":{"2026-11-18":{"place":"x","code":7},"when":{}}}']) {
    localStorage.setItem("sobremesa-days", kept);
    const diary = await opened();
    expect(diary.find(one, "2026-11-18")).toEqual({});
    expect(diary.streak("2026-11-18")).toBe(0);
  }
});
