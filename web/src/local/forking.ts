/** How a match begins: dealt from its key, or in the middle of another one, as at the server (sobremesa/table/core/forking.py). */

import type { Setup, State } from "../engine/state";
import type { Started } from "../entries";
import { follow, goOn } from "../replay/moves";
import type { Event, Result } from "../wire";
import type { Story } from "./table";

export interface Beginning {
  state: State;
  /** Those that were over before. */
  deals: Result[];
  /** Of the deal that runs, up to what the state itself tells. */
  story: Story | undefined;
}

export function begin(setup: Setup, { key, moves = [], forks = [] }: Started): Beginning {
  if (!moves.length && !forks.length) return { state: setup.deal(key), deals: [], story: undefined };
  const moments = follow(setup, key, moves, forks).map(({ state }) => state);
  const last = moments.at(-1) as State;
  const state = goOn(last, moves.length, forks);
  const running = state.moment.join() === last.moment.join() ? told(moments).slice(0, -1) : [];
  const story = running.reduce<Story | undefined>(
    (before, events) => (events.length ? { before, events } : before),
    undefined,
  );
  return { state, deals: moments.flatMap((each) => resultOf(each) ?? []), story };
}

/** What everybody saw of the last deal, move by move. */
function told(moments: State[]): Event[][] {
  const deal = moments.at(-1)?.moment[0];
  const own = moments.filter((state) => state.moment[0] === deal);
  const open = own.filter((state, place) => state.moment[1] !== own[place - 1]?.moment[1]);
  return open.map((state) => state.view().events);
}

/** How a deal ended, as everybody may know it. */
export function resultOf(state: State): Result | undefined {
  return state.outcome && { ...state.outcome, events: state.view().events };
}
