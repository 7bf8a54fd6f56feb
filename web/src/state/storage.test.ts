import { afterEach, expect, test, vi } from "vitest";
import { keep, kept } from "./storage";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("what was kept is found again, under its name", () => {
  keep("one", { some: [1] });
  expect(kept("one")).toEqual({ some: [1] });
  expect(kept("other")).toEqual({});
});

test.each(["{", "null", "7", '"text"', ""])("what cannot be read is nothing: %s", (text) => {
  localStorage.setItem("one", text);
  expect(kept("one")).toEqual({});
});

test("a browser that keeps nothing is no trouble", () => {
  const full = () => {
    throw new DOMException("", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: full, setItem: full, clear: () => undefined });
  keep("one", {});
  expect(kept("one")).toEqual({});
  vi.unstubAllGlobals();
});
