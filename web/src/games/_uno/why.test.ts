/** Where nothing fits it is said why, by what the table asks for. */

import { expect, test, vi } from "vitest";
import { recorded } from "../recorded";
import { members } from "./members";
import type { UnoBoard } from "./spots";
import { whyOf } from "./why";

vi.mock("../../words/words.svelte", async (original) => ({
  ...(await original<object>()),
  say: (id: string, about: object = {}) => [id, ...Object.values(about)].join(" "),
}));

const words = recorded(members[0]?.[1] ?? { cards: {}, moves: {} });
vi.spyOn(words, "say").mockImplementation((id, about = {}) => [id, ...Object.values(about)].join(":"));

const board = (over: Partial<UnoBoard>) => ({ phase: "play", top: "V5", colour: "V", stacked: 0, ...over }) as UnoBoard;

test.each([
  ["neither the colour nor the number", board({}), ["draw"], "why-number colour:V 5"],
  ["a card without a number", board({ top: "Vskip" }), ["call", "draw"], "why-card card:V:skip"],
  ["a colour that was chosen", board({ top: "W", colour: "A" }), ["draw"], "why-colour colour:A"],
  ["cards that were passed on", board({ top: "V+2", stacked: 4 }), ["draw"], "why-stacked 4"],
  ["the card that was drawn", board({ phase: "drawn" }), ["pass"], "why-drawn"],
  ["nothing, where one fits", board({}), ["R5", "draw"], ""],
  ["nothing, where the drawn one fits", board({ phase: "drawn" }), ["R5", "pass"], ""],
  ["nothing, where something else is asked", board({ phase: "challenge" }), ["challenge", "pass"], ""],
])("%s", (_, now, offered, why) => {
  expect(whyOf(now, offered, ["R5", "A3"], words)).toBe(why);
});
