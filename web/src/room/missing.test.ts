import { expect, test } from "vitest";
import { missingFor } from "./missing";

const BOT = { bot: "sensible", ready: true };

test("empty seats come first", () => {
  expect(missingFor(0, [{ name: "Ana" }, {}, {}])).toEqual({ what: "seats", count: 2 });
});

test("then those who are not ready, bots and ourselves excepted", () => {
  const chairs = [{ name: "Ana" }, BOT, { name: "Luis" }];
  expect(missingFor(0, chairs)).toEqual({ what: "ready", seats: [2] });
  expect(missingFor(-1, chairs)).toEqual({ what: "ready", seats: [0, 2] });
});

test("then nothing", () => {
  expect(missingFor(0, [{ name: "Ana" }, BOT])).toEqual({ what: "nothing" });
});
