/** How deals go on and end if everybody is sensible: what an imagined future is made of. */

import type { Bots } from "./bots";
import { type Outcome, type Setup, State } from "./state";

const LONGEST = 3000; // moves to the end of a deal

/** The end of a deal; undefined, if it takes too long. The same seed in the same state ends the same. */
export function endOf(bots: Bots, { setup, record: begun }: State, seed: bigint): Outcome | undefined {
  let record = begun;
  for (let left = LONGEST; left; left--) {
    const actor = askedFirst(setup, record);
    if (actor === undefined) break;
    record = setup.rules.table.play(record, actor, bots.judged(record, actor, seed));
  }
  return new State(setup, record).outcome;
}

/**
 * Where a seat has a choice again, after somebody else has moved, if everybody is sensible; or the end. `moved` says that
 * somebody has already.
 */
export function choiceOf(
  bots: Bots,
  { setup, record: begun }: State,
  seat: number,
  moved: boolean,
  seed: bigint,
): State {
  let record = begun;
  let others = moved;
  for (let left = LONGEST; left; left--) {
    const actor = askedFirst(setup, record);
    if (actor === undefined) break;
    if (actor === seat && others && new State(setup, record).legal(seat).length > 1) break;
    others ||= actor !== seat;
    record = setup.rules.table.play(record, actor, bots.judged(record, actor, seed));
  }
  return new State(setup, record);
}

/** So many moves that a seat would make now, if it is sensible; fewer, if somebody else is asked before. */
export function begin(bots: Bots, { setup, record: begun }: State, seat: number, moves: number, seed: bigint): State {
  const { table } = setup.rules;
  let record = begun;
  for (let made = 0; made < moves; made++) {
    const asked = made ? askedFirst(setup, record) === seat : (table.asked(record).owed >> seat) & 1;
    if (!asked) break;
    record = table.play(record, seat, bots.judged(record, seat, seed));
  }
  return new State(setup, record);
}

/** Who is asked first of all who owe a decision; undefined: nobody does. */
function askedFirst({ rules, players }: Setup, record: Uint8Array): number | undefined {
  const { owed, first } = rules.table.asked(record);
  for (let place = 0; owed && place < players; place++)
    if ((owed >> ((first + place) % players)) & 1) return (first + place) % players;
  return undefined;
}
