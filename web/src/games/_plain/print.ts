/** What is printed on a card that nobody has drawn, from what the server says of it. */

import type { FaceProps } from "../game";

type Kind = FaceProps["kind"];

const RANKS = ["rank", "number", "value"];
const LINE = 11; // letters
const LINES = 3;

/** The text of its corner. */
export const rankOf = (card: string, kind: Kind): string =>
  String(RANKS.map((name) => kind[name]).find((value) => value !== undefined && value !== "") ?? card);

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
