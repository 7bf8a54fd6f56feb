/** What is printed on a card that nobody has drawn, from what the server says of it. */

import { colourIn, LETTERS, type Colour } from "../../cards/palette";
import type { FaceProps } from "../game";

type Kind = FaceProps["kind"];

const SUITS = ["colour", "suit", "currency"];
const RANKS = ["rank", "number", "value"];
const GOLDEN = 137.5; // degrees: neighbours in the alphabet are far apart on the wheel of colours
const LINE = 13; // letters
const LINES = 3;

/** What a card has in common with others: its colour or its suit; "" for none. */
export const suitOf = (kind: Kind): string => String(first(kind, SUITS) ?? "");

/** The text of its corner. */
export const rankOf = (card: string, kind: Kind): string => String(first(kind, RANKS) ?? card);

function first(kind: Kind, names: string[]): Kind[string] | undefined {
  return names.map((name) => kind[name]).find((value) => value !== undefined && value !== "");
}

/** The colour of a suit: that of its letter, or one of its own, always the same. */
export function tintOf(suit: string): Colour {
  const known = colourIn(suit);
  if (known.shape || !suit) return known;
  const sum = [...suit].reduce((all, letter) => all * 3 + letter.charCodeAt(0), 0);
  const hue = Math.round(sum * GOLDEN) % 360;
  const { shape } = colourIn(LETTERS[sum % LETTERS.length] ?? "");
  return { fill: `hsl(${hue} 55% 40%)`, dark: `hsl(${hue} 60% 20%)`, light: `hsl(${hue} 60% 91%)`, shape };
}

/** A name in lines that fit on a card. */
export function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, LINES);
}

/** How wide a line is drawn, where it would not fit by itself. */
export const squeezed = (line: string): number | undefined => (line.length > LINE ? 86 : undefined);
