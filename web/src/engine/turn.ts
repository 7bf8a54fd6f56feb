/**
 * A turn before it is made: what its moves lead to, as far as the seat can foresee. The twin of
 * sobremesa/table/core/turn.py: everything is computed from a view, in worlds dealt anew from it.
 */

import { type Reason, type Refused, WORLDS } from "../wire";
import type { Position, State, View } from "./state";

/** The views that moves lead to, one for each; `certain`: all of them are sure; `done`: they are a whole turn. */
export interface Foreseen {
  type: "foreseen";
  views: View[];
  certain: boolean;
  done: boolean;
}

const TWO = 2; // worlds that are enough where the truth cuts the turn

/** What a seat would see after each move; a refusal of the first one that cannot be made in this turn. */
export function foresee(view: View, moves: readonly string[], worlds: number = WORLDS): Foreseen | Refused {
  const { seat, setup } = view;
  const { asides } = setup.rules.description;
  const views: View[] = [];
  let states = Array.from({ length: worlds }, (_, seed) => view.resample(BigInt(seed)));
  let done = false;
  for (const [place, move] of moves.entries()) {
    const [world] = states;
    const refused = world && check(world, seat, move);
    if (refused) return refused;
    const aside = asides.includes(setup.number(move));
    if (done && !aside) return { type: "refused", code: "another-turn", move };
    states = states.map((state) => state.play(seat, move));
    const seen = agreed(states.map((state) => state.view(seat)));
    if (!seen) {
      const next = moves[place + 1];
      if (next !== undefined) return { type: "refused", code: "unforeseeable", move: next };
      return { type: "foreseen", views, certain: false, done: true };
    }
    views.push(seen);
    done ||= !seen.actors.includes(seat) || (!aside && seen.endsTurn(move));
  }
  return { type: "foreseen", views, certain: true, done };
}

/**
 * The moves of a turn that are made: all of them, or those up to where the truth is not what was foreseen. One move
 * alone needs no foresight: whether it is legal is the seat's to know.
 */
export function make(state: State, seat: number, moves: readonly string[]): string[] | Refused {
  const [only, second] = moves;
  if (only !== undefined && second === undefined) return check(state, seat, only) ?? [only];
  const foreseen = foresee(state.view(seat), moves, TWO);
  if (foreseen.type === "refused") return foreseen;
  const made: string[] = [];
  for (const [place, move] of moves.entries()) {
    state = state.play(seat, move);
    made.push(move);
    const expected = foreseen.views[place];
    if (!expected || !state.view(seat).equals(expected)) break;
  }
  return made;
}

/** Why the seat of a view cannot make moves, where it cannot. */
export function reasons(view: View, moves: readonly string[]): Reason[] {
  return moves.flatMap((move) => {
    const point = view.refuse(view.seat, move);
    return point ? [reason(view, move, point)] : [];
  });
}

/** A point against a move of a seat, as it travels. */
export function refusal(position: Position, seat: number, move: string, point: number): Refused {
  return { type: "refused", code: "illegal", seat, ...reason(position, move, point) };
}

function reason(position: Position, move: string, point: number): Reason {
  const { rules, decoder } = position.setup;
  const { name = "", clauses = [] } = rules.points.get(point) ?? {};
  const argument = decoder.argument(point, position.concern(point, move));
  return { move, point: name, clauses, ...(argument === undefined ? {} : { argument }) };
}

/** What is against a move, if anything is. */
function check(state: State, seat: number, move: string): Refused | undefined {
  if (state.setup.move(move) === undefined) return { type: "refused", code: "unreadable", move };
  const point = state.refuse(seat, move);
  return point ? refusal(state, seat, move, point) : undefined;
}

/** The view that all worlds agree on. */
function agreed([seen, ...others]: View[]): View | undefined {
  return others.every((other) => seen?.equals(other)) ? seen : undefined;
}
