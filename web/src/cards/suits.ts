/** What cards of a game have in common, whatever the game calls it, and the colours that tell it apart. */

import type { Term } from "../wire";
import { colourIn, DIAMOND, HEART, LETTERS, type Colour } from "./palette";

const NAMES = ["colour", "suit", "currency"];
/** For suits that have no colour of their own; last the shapes that mean a suit of another deck. */
const FREE = LETTERS.toSorted((one, other) => Number(isSuit(one)) - Number(isSuit(other)));
const GOLDEN = 137.5; // degrees: neighbours are far apart on the wheel of colours

/** The colour or the suit of a card; "" for none. */
export const suitOf = (kind: Term["arguments"]): string => String(NAMES.map((name) => kind[name]).find(Boolean) ?? "");

/** The colour of a suit among all suits of its game. */
export function tintOf(suit: string, suits: string[]): Colour {
  const known = colourIn(suit);
  if (known.shape || !suit) return known;
  const strange = suits.filter((other) => other && !colourIn(other).shape);
  const place = Math.max(0, strange.indexOf(suit));
  const free = FREE.filter((letter) => !suits.includes(letter));
  return colourIn(free[place] ?? "").shape ? colourIn(free[place] ?? "") : wheel(place);
}

/** A colour of its own for whoever comes too late for the others. */
function wheel(place: number): Colour {
  const hue = Math.round(place * GOLDEN) % 360;
  const { shape } = colourIn(LETTERS[place % LETTERS.length] ?? "");
  return { fill: `hsl(${hue} 55% 40%)`, dark: `hsl(${hue} 60% 20%)`, light: `hsl(${hue} 60% 91%)`, shape };
}

function isSuit(letter: string): boolean {
  return [DIAMOND, HEART].includes(colourIn(letter).shape);
}
