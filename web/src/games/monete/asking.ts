/** What Monete asks while a turn is composed, and what it need not ask. */

import { UNSEEN } from "../../board/spots";
import type { Speech } from "../../words/speech";
import { isMarker, SIDES } from "./markers";
import type { Board } from "./spots";

const FREE = "speak";

/** What may be answered; to speak under Todos mudos is no answer. */
export const answersOf = (legal: string[]): string[] => legal.filter((move) => move !== FREE);

/** What the server says of cards and moves. */
export type Words = Pick<Speech, "kind" | "term">;

type Sort = "card" | "number" | "colour" | "seat";

/** Whether a move is of some sort, by the sentence that it has. */
export const is =
  (sort: Sort, words: Words) =>
  (move: string): boolean =>
    words.term(move)?.message === `move-${sort}`;

/** Answers that take more room than a row of buttons. */
export const isWide =
  (words: Words) =>
  (move: string): boolean =>
    isMarker(move) || (["number", "colour", "seat"] as const).some((sort) => is(sort, words)(move));

/** The next move of a draft that nobody has to be asked for: nothing else can follow, or a marker stays as it lies. */
export function obvious({ phase, sign, hue }: Board, legal: string[]): string | undefined {
  const answers = answersOf(legal);
  const wanted = phase === "combo" ? "done" : phase === "sign" ? sign : phase === "hue" ? hue : "";
  if (phase === "combo" && answers.length > 1) return undefined;
  return answers.find((move) => move === wanted);
}

/** The markers that were set last, and that may still be turned before the turn is played. */
export function markersSet(moves: string[]): string[] {
  const end = moves.findLastIndex((move) => !isMarker(move));
  return moves.slice(end + 1);
}

/** The same turn with one of the markers that were set last on its other side. */
export function turned(moves: string[], marker: string): string[] {
  const place = moves.lastIndexOf(marker);
  return moves.map((move, i) => (i === place ? (SIDES[move]?.opposite ?? move) : move));
}

/** The run of cards that is being composed, as numbers: 9, 10, 11. A joker is the number that it was given. */
export function runOf(moves: string[], words: Words): string[] {
  const runs: string[][] = [[]];
  moves.forEach((move, i) => {
    const called = words.term(moves[i + 1] ?? "")?.arguments.number;
    if (is("card", words)(move)) runs.at(-1)?.push(String(words.kind(move)?.arguments.number || called || UNSEEN));
    else if (!is("number", words)(move) && !is("colour", words)(move)) runs.push([]);
  });
  return runs.findLast((run) => run.length > 1) ?? [];
}

/** A draft was taken back from `before` to `now`. */
export const shrunk = (before: string[], now: string[]): boolean =>
  now.length < before.length && now.every((move, i) => move === before[i]);

/** Which question stands, as the end of a sentence's id; "" while nothing is asked of us. */
export function questionOf(board: Board, legal: string[], composing: boolean, words: Words): string {
  const answers = answersOf(legal);
  if (!answers.length) return "";
  const cards = answers.some(is("card", words));
  switch (board.phase) {
    case "open":
      return "open";
    case "play":
      return cards ? (composing ? "again" : "play") : "draw";
    case "drawn":
      return cards ? "drawn" : "pass";
    case "close":
      return cards ? "answer" : "pay";
    case "give":
      return board.taken ? "give-back" : "give";
    default:
      return board.phase;
  }
}
