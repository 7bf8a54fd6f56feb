/** What is printed on a card of the family, by what the server says of it. */

import type { FaceProps } from "../game";

export interface Print {
  /** The letter of its colour; "" for a wild one. */
  letter: string;
  /** The text in the corner, where it has one. */
  index?: string;
  /** The symbol that it has instead. */
  mark?: string;
}

/** Sentences cannot choose by "+2". */
const NUMBERS: Record<string, string> = { plus2: "+2", plus4: "+4" };
const SYMBOLS = ["rev", "skip", "W", "U"];

export function printOf({ colour, rank }: FaceProps["kind"]): Print {
  const [letter, text] = [String(colour ?? ""), String(rank ?? "")];
  return SYMBOLS.includes(text) ? { letter, mark: text } : { letter, index: NUMBERS[text] ?? text };
}
