/** What a board says besides its cards, in words: those of the game, or the page's own for what many games have. */

import type { Colour } from "../../cards/palette";
import { tintOf } from "../../cards/suits";
import type { Kind } from "../../record/description";
import type { Speech } from "../../words/speech";
import { has, say } from "../../words/words.svelte";
import type { Board } from "./spots";

const SIGN = 2; // letters that need no words

export interface Fact {
  key: string;
  label: string;
  /** Empty where the label says it all. */
  text: string;
  tint?: Colour | undefined;
}

/** What something on a board is called; "" where there is no word for it, and it is not shown. */
export function labelOf(key: string, speech: Speech): string {
  if (speech.has(`board-${key}`)) return speech.say(`board-${key}`);
  return has(`plain-${key}`) ? say(`plain-${key}`) : "";
}

export function factsOf(facts: { key: string; kind: Kind }[], board: Board, speech: Speech): Fact[] {
  return facts.flatMap(({ key, kind }) => {
    const label = labelOf(key, speech);
    const text = label ? textOf(key, kind, board[key], speech) : undefined;
    if (text === undefined) return [];
    const letter = kind.kind === "letter" ? String(board[key]) : "";
    const tint = letter && speech.suits.includes(letter) ? tintOf(letter, speech.suits) : undefined;
    return [{ key, label, text, tint }];
  });
}

/** A value in words; undefined where there is nothing to say. */
function textOf(key: string, { kind }: Kind, value: unknown, speech: Speech): string | undefined {
  switch (kind) {
    case "flag":
      return value ? "" : undefined;
    case "count":
      return String(value);
    case "card":
      return value ? speech.card(String(value)) : undefined;
    case "moves":
    case "letters":
      return list(value as string[], kind === "moves" ? (move) => speech.move(move) : letterOf(key, speech));
    default:
      return value ? letterOf(key, speech)(String(value)) : undefined;
  }
}

const list = (values: string[], named: (value: string) => string): string | undefined =>
  values.length ? values.map(named).join(", ") : undefined;

/** The name of a letter: a sentence that is called like what it is a letter of, a move, or the letter itself. */
const letterOf =
  (key: string, speech: Speech) =>
  (letter: string): string => {
    if (speech.has(key)) return speech.say(key, { [key]: letter });
    if (has(`plain-${key}-${letter}`)) return say(`plain-${key}-${letter}`);
    return letter.length > SIGN && speech.term(letter) ? speech.move(letter) : letter;
  };
