/** What is printed on a card: the rules write it down, the faces draw it. */
import cards from "./cards.json";

export interface Print {
  /** The text in the corner. */
  index?: string;
  /** What else tells the card: an action, a symbol, a serial number. */
  mark?: string;
}

const PRINTS: Record<string, Record<string, Print>> = cards;

export function printOf(game: string, card: string): Print {
  return PRINTS[game]?.[card] ?? { index: card };
}
