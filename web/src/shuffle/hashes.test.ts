// @vitest-environment node
/** Our SHA-256 is the standard's, and the hashes are those of the server. */

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { commitmentOf, derive, leftOut, makeShare, pledgeOf } from "./hashes";
import { hexOf, sha256 } from "../sha256";

test("texts of every length around a block", () => {
  for (let length = 0; length < 200; length++) {
    const text = Array.from({ length }, (_, at) => String.fromCharCode(32 + ((at * 7 + length) % 95))).join("");
    expect(hexOf(sha256(text)), String(length)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

const standard = (text: string) => createHash("sha256").update(text).digest("hex");

test("what is hashed is what docs/shuffle.md says", () => {
  const [seal, share] = ["5".repeat(64), "a".repeat(64)];
  expect(commitmentOf("bamo-kituse", 3, seal)).toBe(standard(`sobremesa-seal:bamo-kituse:3:${seal}`));
  expect(pledgeOf("bamo-kituse", 3, 1, share)).toBe(standard(`sobremesa-share:bamo-kituse:3:1:${share}`));
  expect(derive(seal, ["", share])).toBe(standard(`sobremesa-deal:${seal}:-:${share}`));
});

test("a share is 64 digits, and never the same", () => {
  expect(makeShare()).toMatch(/^[0-9a-f]{64}$/);
  expect(makeShare()).not.toBe(makeShare());
});

test("who is left out has pledged and not revealed", () => {
  expect(leftOut(["x", "", "y"], ["", "", "s"])).toEqual([0]);
});
