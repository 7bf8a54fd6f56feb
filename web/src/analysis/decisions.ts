/** The turns of a match, as decisions: which moves belong together, whose they are, and whether there was a choice. */

import type { View } from "../engine/state";
import { foresee } from "../engine/turn";
import type { Moment } from "../replay/recording";

/** Moves that a seat made together: as far as it could foresee what they lead to. */
export interface Decision {
  readonly moment: number; // what the seat saw: an index into the moments of the match
  readonly until: number; // the moment that the turn led to
  readonly seat: number;
  readonly moves: readonly string[];
  readonly free: boolean; // it could have done something else
}

/** A deal of a match: its moments from the first to the last. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

const TWO = 2; // worlds: enough to see where a turn is cut

/** The deals of a match; the last may not have ended. */
export function dealsOf(moments: readonly Moment[]): Span[] {
  const firsts = moments.flatMap(({ move }, place) => (move ? [] : [place]));
  return firsts.map((first, place) => ({ first, last: (firsts[place + 1] ?? moments.length) - 1 }));
}

/** The turns of a deal, in order. */
export function decisionsOf(moments: readonly Moment[], { first, last }: Span): Decision[] {
  const found: Decision[] = [];
  for (let moment = first; moment < last;) {
    const decision = decisionAt(moments, moment, last);
    found.push(decision);
    moment = decision.until;
  }
  return found;
}

function decisionAt(moments: readonly Moment[], moment: number, last: number): Decision {
  const seat = moments[moment + 1]?.seat ?? 0;
  const view = viewAt(moments, moment, seat);
  const moves: string[] = [];
  let free = false;
  for (let at = moment; at < last && moments[at + 1]?.seat === seat; at++) {
    const longer = [...moves, moments[at + 1]?.move ?? ""];
    const foreseen = foresee(view, longer, TWO);
    if (foreseen.type === "refused" && moves.length) break;
    free ||= (moments[at]?.state.legal(seat).length ?? 0) > 1;
    moves.push(longer.at(-1) ?? "");
    if (foreseen.type === "refused" || !foreseen.certain || foreseen.done) break;
  }
  return { moment, until: moment + moves.length, seat, moves, free };
}

/** What a seat could see at a moment. */
export function viewAt(moments: readonly Moment[], moment: number, seat: number): View {
  const found = moments[moment];
  if (!found) throw new RangeError(`there is no moment ${moment}`);
  return found.state.view(seat);
}
