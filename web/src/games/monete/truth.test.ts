// @vitest-environment node
/** What is said of a turn is true, whatever the turn: it is looked up in the table after it. */

import { expect, test } from "vitest";
import { examine, type Truths } from "../../hint/truth";
import reasons from "./hint";
import type { Board } from "./spots";
import vocabulary from "./vocabulary.json";

const MODES = ["perezoso", "siesta", "recreo", "jungla"];
const ENDS = [1, 20];

const held = (board: Board, seat: string): string[] => board.hands[seat] ?? [];
const more = (before: Board, after: Board, seat: string): number =>
  held(after, seat).length - held(before, seat).length;

const TRUTHS: Truths<Board> = {
  "hint-monete-out": ({ me, after }) => held(after, me).length === 0,
  "hint-monete-closes": ({ after, then, seat, kind, about: { number } }) => {
    const answers = then.actors.filter((other) => other !== seat).flatMap((other) => then.legal(other));
    const fits = (move: string) => ["draw", "pass", "speak", "J"].includes(move) || kind(move).number === number;
    return ENDS.includes(Number(number)) && after.number === number && answers.length > 0 && answers.every(fits);
  },
  "hint-monete-all": ({ me, before, after }) =>
    Object.keys(before.counts).every((seat) => seat === me || more(before, after, seat) > 0),
  "hint-monete-more": ({ before, after, about: { seat, count } }) => more(before, after, String(seat)) === count,
  "hint-monete-gone": ({ me, before, after, about: { count } }) =>
    Number(count) > 1 && more(before, after, me) === -Number(count),
  "hint-monete-again": ({ seat, then }) => then.actors.length === 1 && then.actors[0] === seat,
  "hint-monete-joker": ({ me, seen, after }) => held(seen, me).includes("J") && held(after, me).includes("J"),
  "hint-monete-follows": ({ me, after, kind, about: { count } }) => {
    const fits = (number: number) => (after.sign === "+" ? number >= after.number : number <= after.number);
    const numbers = held(after, me).flatMap((card) => (card === "J" ? [] : [Number(kind(card).number)]));
    return after.hue === "" && numbers.filter(fits).length === count;
  },
};

test("every sentence is said, and none that is not so", async () => {
  const options = MODES.flatMap((mode) => [2, 4].map((players) => ({ mode, players })));
  const said = await examine({ game: "monete", cards: vocabulary.cards, reasons, truths: TRUTHS, options, deals: 3 });
  expect([...said.keys()].sort()).toEqual(Object.keys(TRUTHS).sort());
}, 240_000);
