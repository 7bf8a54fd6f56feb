/**
 * Chances, by counting: worlds are played to their ends by sensible players, after one turn and after another. Whoever
 * compares turns has them begin in the same worlds, so that what is the same in both cancels out.
 */

import type { Bots } from "../engine/bots";
import { begin, endOf } from "../engine/ends";
import type { State, View } from "../engine/state";

/** A share of 1, and its standard error. */
export interface Chance {
  readonly share: number;
  readonly error: number;
}

/** A difference of chances, and its standard error. */
export interface Gain {
  readonly gain: number;
  readonly error: number;
}

export const NOTHING: Gain = { gain: 0, error: 0 };
export const Z = 1.96; // standard errors on either side: 95 %

/** Worlds by their number, each with the luck of who plays on in it. */
export type Worlds = (number: number) => { state: State; luck: bigint };

/** Worlds that a view could be of. */
export const imagined =
  (view: View, seed: bigint): Worlds =>
  (number) => {
    const luck = BigInt.asUintN(64, seed + BigInt(number));
    return { state: view.resample(luck), luck };
  };

/** The one true world, with other futures. */
export const opened =
  (state: State, seed: bigint): Worlds =>
  (number) => {
    const luck = BigInt.asUintN(64, seed + BigInt(number));
    return { state: state.rekeyed(luck), luck };
  };

/** A turn: its moves, or so many as a sensible player would make. */
export interface Way {
  readonly seat: number;
  readonly moves: readonly string[];
  readonly sensible?: number;
}

/** Chances as they are when nothing was learned from experience. */
export const plainly = (share: number): number => share;

/** Turns of a seat in the same worlds: how often somebody wins after each of them. */
export class Count {
  private readonly won: boolean[][];
  private readonly ways: number[][]; // turns that come to the same in a world have the same number there
  private worlds = 0;

  constructor(
    private readonly bots: Bots,
    private readonly source: Worlds,
    private readonly turns: readonly Way[],
    private readonly whose: number,
    private readonly correct: (share: number) => number = plainly,
    private readonly onlyGains = false, // an end that is the same after all turns need not be known
  ) {
    this.won = turns.map(() => []);
    this.ways = turns.map(() => []);
  }

  /** Play one more world to its ends. One that takes too long with any of the turns is left out. */
  next(): void {
    const { state, luck } = this.source(this.worlds++);
    const afters = this.turns.map((way) => this.after(state, way, luck));
    const ways = afters.map((after) => afters.findIndex((other) => other.equals(after)));
    const known = this.onlyGains && ways.every((way) => way === 0);
    const ends = afters.map((after, turn) =>
      ways[turn] === turn && !known ? endOf(this.bots, after, luck) : undefined,
    );
    if (!known && ends.some((end, turn) => !end && ways[turn] === turn)) return;
    ways.forEach((way, turn) => {
      this.ways[turn]?.push(way);
      this.won[turn]?.push(ends[way]?.winners.includes(this.whose) === true);
    });
  }

  private after(state: State, { seat, moves, sensible }: Way, luck: bigint): State {
    if (sensible) return begin(this.bots, state, seat, sensible, luck);
    for (const move of moves) {
      if (state.refuse(seat, move)) break; // in this world the turn is cut there
      state = state.play(seat, move);
    }
    return state;
  }

  /** How often it was won after a turn. A little of an even chance is added, so that nothing is ever called sure. */
  chance(turn: number): Chance {
    const { share, error } = this.counted(turn);
    return { share: this.correct(share), error: error * this.slope(share) };
  }

  /** What a turn wins more than another one. */
  gain(turn: number, other: number): Gain {
    const [one = [], two = []] = [this.won[turn], this.won[other]];
    if (this.ways[turn]?.every((way, world) => way === this.ways[other]?.[world])) return NOTHING;
    const [better, worse] = [lacking(one, two), lacking(two, one)];
    const [here, there] = [this.counted(turn).share, this.counted(other).share];
    const error = Math.sqrt(better + worse + 1 - (better - worse) ** 2 / one.length) / one.length;
    return { gain: this.correct(here) - this.correct(there), error: error * this.slope((here + there) / 2) };
  }

  private counted(turn: number): Chance {
    const won = this.won[turn] ?? [];
    const share = (won.filter(Boolean).length + 0.5) / (won.length + 1);
    return { share, error: Math.sqrt((share * (1 - share)) / (won.length + 1)) };
  }

  /** How steep the correction is there. */
  private slope(share: number): number {
    const [low, high] = [Math.max(share - STEP, TINY), Math.min(share + STEP, 1 - TINY)];
    return (this.correct(high) - this.correct(low)) / (high - low);
  }
}

const [STEP, TINY] = [0.01, 1e-6]; // for slopes

/** In how many worlds the first was won and the second was not. */
const lacking = (one: boolean[], two: boolean[]): number => one.filter((won, world) => won && !two[world]).length;

/** Differences added up; those of different worlds know nothing of each other. */
export function added(gains: readonly Gain[]): Gain {
  return {
    gain: gains.reduce((sum, { gain }) => sum + gain, 0),
    error: Math.hypot(...gains.map(({ error }) => error)),
  };
}

/** Whether a difference is surely one: its interval does not contain zero. */
export const sure = ({ gain, error }: Gain): boolean => Math.abs(gain) > Z * error;
