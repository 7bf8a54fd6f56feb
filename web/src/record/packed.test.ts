/** What Python packs is read again, byte for byte, and packed here as it does. */

import { expect, test } from "vitest";

import { pack, unpack } from "./packed";
import { GAMES } from "./views";

const write = (...numbers: number[]) => btoa(String.fromCharCode(...numbers));

test.each(GAMES)("$description.game: every record is what it was", ({ description, setups }) => {
  const { size } = description.record;
  for (const { views } of setups)
    for (const { record, packed } of views) {
      expect(write(...unpack(packed, size))).toBe(record);
      expect(pack(unpack(packed, size))).toBe(packed);
    }
});

test.each([
  ["nothing", 0, [], []],
  ["no zeros", 3, [7, 8, 9], [7, 8, 9]],
  ["a zero", 3, [7, 0, 0, 9], [7, 0, 9]],
  ["zeros at both ends", 5, [0, 1, 9, 0, 1], [0, 0, 9, 0, 0]],
  ["as many as can be counted, and one more", 257, [0, 255, 0, 0], new Array(257).fill(0)],
])("%s", (_, size, packed, record) => {
  expect([...unpack(write(...packed), size)]).toEqual(record);
  expect(pack(new Uint8Array(record))).toBe(write(...packed));
});

test.each([
  ["too short", 4, [7, 8, 9]],
  ["too long", 2, [7, 8, 9]],
  ["zeros beyond the end", 3, [7, 0, 200]],
  ["a count that is missing", 3, [7, 8, 0]],
])("%s: refused", (_, size, packed) => expect(() => unpack(write(...packed), size)).toThrow(RangeError));

test("no base64: refused", () => expect(() => unpack("?", 1)).toThrow());
