/** Where a match can be stopped at. */

import type { Moment } from "./moves";

/**
 * The moments where a turn, as people see it, is over: moves of one seat belong together, what is said beside a card
 * belongs to it, and what nobody saw happen comes with what they saw next.
 */
export function stopsOf(moments: readonly Moment[]): number[] {
  const stops: number[] = [];
  const last = moments.length - 1;
  for (const [at, { state, seat, move }] of moments.entries()) {
    const [before, next] = [moments[at - 1], moments[at + 1]];
    if (at === last || !move || !next?.move || state.over) stops.push(at);
    else if (before?.state.moment.join() === state.moment.join()) continue;
    else if (isDone(moments[at] as Moment) && !(next.seat === seat && isAside(next))) stops.push(at);
  }
  return stops;
}

const isAside = ({ state, move }: Moment): boolean =>
  state.setup.rules.description.asides.includes(state.setup.move(move) ?? -1);

/** Whether a seat has done what it was asked for. */
function isDone(moment: Moment): boolean {
  const { state, seat, move } = moment;
  return !state.actors.includes(seat) || (!isAside(moment) && state.endsTurn(move));
}
