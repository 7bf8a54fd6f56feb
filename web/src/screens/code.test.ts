import { expect, test } from "vitest";
import { codeOf } from "./code";

test("a code is read however it is typed", () => {
  for (const typed of ["bamo-kituse", "BAMO KITUSE", " bamokituse ", "Bamó–kitusé", "ba mo ki tu se"])
    expect(codeOf(typed)).toBe("bamo-kituse");
});

test("a link is read, wherever it comes from", () => {
  expect(codeOf("https://example.org/t/bamo-kituse")).toBe("bamo-kituse");
  expect(codeOf("¡Ven! http://10.0.0.2:8000/t/bamo-kituse?x#y")).toBe("bamo-kituse");
});

test("what cannot be a code is none", () => {
  for (const typed of ["", "bamo", "bamo-kitusebamo", "https://example.org/"]) expect(codeOf(typed)).toBeUndefined();
});
