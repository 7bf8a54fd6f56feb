/**
 * Why a turn is good, in a sentence. A game says what is true of a turn, by the boards alone; what is said is the first
 * of it that is not as true of the others, and where nothing is to be said, what was seen of the ends.
 */

import type { View } from "../engine/state";
import { written } from "../state/seats";
import type { Term } from "../wire";
import type { Advice, Advised } from "./consider";

/** What is known of a turn. Boards are those of its game. */
export interface Facts<Board> {
  /** Our seat, as boards write it. */
  me: string;
  moves: readonly string[];
  /** What else could have been done first. */
  legal: readonly string[];
  before: Board;
  /** After the turn, if nothing is left to chance in it. */
  after: Board | undefined;
  /** What a card is, by the game's vocabulary. */
  kind: (card: string) => Term | undefined;
}

/** A sentence, and what it is about: a `seat` and a `card` are named, a `colour` or a `currency` is said in the game's words. */
export interface Sentence {
  id: string;
  about: Record<string, string | number>;
}

/** All that is true of a turn, what weighs most first; it knows the boards of its own game. */
export type Reasons = (facts: Facts<never>) => Sentence[];

const ONLY: Sentence = { id: "hint-only", about: {} };

/** A sentence, or none, as a list. */
export const when = (so: boolean, id: string, about: Sentence["about"] = {}): Sentence[] => (so ? [{ id, about }] : []);

/** Why each of the turns is good; undefined, as long as there is nothing to say of it. */
export function reasonsOf(
  view: View,
  { advice, forced }: Advised,
  kind: Facts<unknown>["kind"],
  reasons: Reasons,
): (Sentence | undefined)[] {
  const found = advice.map(({ moves, after }) =>
    reasons({
      me: written(view.seat),
      moves,
      legal: view.legal(view.seat),
      before: view.board as never,
      after: after?.board as never,
      kind,
    }),
  );
  return advice.map((each, place) => {
    const others = found.filter((_, other) => other !== place);
    const own = (sentence: Sentence) => !others.some((list) => list.some((other) => same(other, sentence)));
    return found[place]?.find(own) ?? (forced ? ONLY : counted(advice, each));
  });
}

/** What was seen of the ends; they were the same for every turn. It is not said against the order of the turns. */
function counted(advice: Advice[], each: Advice): Sentence | undefined {
  const { won, ends } = each;
  if (!ends || advice.some((other, place) => place > 0 && other.won > (advice[place - 1]?.won ?? 0))) return undefined;
  const others = advice.filter((other) => other !== each);
  const most = others.length > 0 && others.every((other) => other.won < won);
  return { id: most ? "hint-most" : "hint-ends", about: { won, ends } };
}

const same = (one: Sentence, other: Sentence): boolean => JSON.stringify(one) === JSON.stringify(other);
