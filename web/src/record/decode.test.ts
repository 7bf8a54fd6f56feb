/** From its description alone a record of any game is read as Python reads it. */

import { describe, expect, test } from "vitest";

import { decoderOf } from "./decode";
import { GAMES } from "./views";
import { bytes } from "./written";

const SETUPS = GAMES.flatMap(({ description, setups }) => setups.map((setup) => ({ description, ...setup })));

test("there are thousands of views to read", () => {
  const count = SETUPS.reduce((sum, { views }) => sum + views.length, 0);
  expect(count).toBeGreaterThan(2000);
});

describe.each(SETUPS)("$name", ({ description, players, views }) => {
  const decoder = decoderOf(description, players);

  test("boards, events and numbers are those that Python reads", () => {
    for (const { record, board, events, numbers } of views) {
      const read = bytes(record);
      expect(decoder.board(read)).toEqual(board);
      expect(decoder.events(read)).toEqual(events);
      expect(decoder.progress(read)).toEqual(numbers);
    }
  });
});

test.each(GAMES)("$description.game: a record of another length is refused", ({ description }) => {
  const decoder = decoderOf(description, 2);
  expect(() => decoder.board(new Uint8Array(description.record.size - 1))).toThrow(RangeError);
});

test("every kind of field is read", () => {
  const shown = GAMES.flatMap(({ description }) =>
    Object.values(description.board).map((field) => description.record.fields[field]?.kind),
  );
  const kinds = "card count flag groups letter letters moves seat seats zone";
  expect([...new Set(shown)].sort().join(" ")).toBe(kinds);
});
