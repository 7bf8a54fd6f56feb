/**
 * Chances, by counting: worlds are played to their ends by sensible players, after one turn and after another. Whoever
 * compares turns has them begin in the same worlds, so that what is the same in both cancels out.
 * On the way a net may say what it expects, in each world at the seat's next choice.
 */

import type { Bots } from "../engine/bots";
import { begin, choiceOf, endOf } from "../engine/ends";
import type { State, View } from "../engine/state";
import { type Chance, chanceOf, type Fate, differenceOf, type Gain, inside } from "./figures";

export type { Chance, Gain } from "./figures";

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

/** What somebody expects of a world, and how far that is wrong: as a rule, and in one world or another. */
export interface Hope {
  /** How likely it is that the seat wins whose choice it is. */
  readonly of: (state: State, seat: number) => number;
  /** By how much a chance is usually wrong by it, and a difference of chances. */
  readonly doubt: { readonly chance: number; readonly gain: number };
}

/** How worlds are judged. */
export interface Judging {
  readonly correct?: (share: number) => number;
  readonly hope?: Hope | undefined;
  readonly onlyGains?: boolean; // an end that is the same after all turns need not be known
}

/** How a world went on after a turn; turns that come to the same in a world have the same number there. */
interface Followed extends Fate {
  readonly way: number;
}

/** Turns of a seat in the same worlds: how often somebody wins after each of them. */
export class Count {
  private readonly fates: Followed[][]; // by turn, and by world
  private readonly correct: (share: number) => number;
  private readonly hope: Hope | undefined;
  private readonly onlyGains: boolean;
  private number = 0;

  constructor(
    private readonly bots: Bots,
    private readonly source: Worlds,
    private readonly turns: readonly Way[],
    private readonly whose: number,
    { correct = plainly, hope, onlyGains = false }: Judging = {},
  ) {
    this.fates = turns.map(() => []);
    [this.correct, this.hope, this.onlyGains] = [correct, hope, onlyGains];
  }

  /** In how many worlds every turn was played to its end. */
  get worlds(): number {
    return this.fates[0]?.length ?? 0;
  }

  /** In how many of them it was won after a turn. */
  won(turn: number): number {
    return (this.fates[turn] ?? []).filter(({ won }) => won).length;
  }

  /** Play one more world to its ends. One that takes too long with any of the turns is left out. */
  next(): void {
    const { state, luck } = this.source(this.number++);
    const afters = this.turns.map((way) => this.after(state, way, luck));
    const ways = afters.map((after) => afters.findIndex((other) => other.equals(after)));
    const known = this.onlyGains && ways.every((way) => way === 0);
    const found: (Followed | undefined)[] = [];
    afters.forEach((after, turn) => {
      const [way = turn] = [ways[turn]];
      if (known) found.push({ way, hoped: 0, won: 0 });
      else found.push(way === turn ? this.fate(after, turn, luck) : found[way]);
    });
    if (found.every((fate) => fate)) found.forEach((fate, turn) => fate && this.fates[turn]?.push(fate));
  }

  private after(state: State, { seat, moves, sensible }: Way, luck: bigint): State {
    if (sensible) return begin(this.bots, state, seat, sensible, luck);
    for (const move of moves) {
      if (state.refuse(seat, move)) break; // in this world the turn is cut there
      state = state.play(seat, move);
    }
    return state;
  }

  private fate(after: State, way: number, luck: bigint): Followed | undefined {
    const { whose, hope } = this;
    const choice = hope ? choiceOf(this.bots, after, whose, this.turns[way]?.seat !== whose, luck) : after;
    const end = endOf(this.bots, choice, luck);
    if (!end) return undefined;
    const won = Number(end.winners.includes(whose));
    return { way, won, hoped: hope ? (choice.over ? won : hope.of(choice, whose)) : 0 };
  }

  /** How often it was won after a turn. */
  chance(turn: number): Chance {
    const { share, error } = this.counted(turn);
    return { share: this.correct(share), error: error * this.slope(share) };
  }

  /** What a turn wins more than another one. */
  gain(turn: number, other: number): Gain {
    const [one = [], two = []] = [this.fates[turn], this.fates[other]];
    if (one.every(({ way }, world) => way === two[world]?.way)) return NOTHING;
    const { gain, error } = differenceOf(one, two, this.hope?.doubt.gain);
    const middle = (this.counted(turn).share + this.counted(other).share) / 2;
    const [here, there] = [inside(middle + gain / 2), inside(middle - gain / 2)];
    return { gain: this.correct(here) - this.correct(there), error: error * this.slope(middle) };
  }

  private counted(turn: number): Chance {
    return chanceOf(this.fates[turn] ?? [], this.hope?.doubt.chance);
  }

  /** How steep the correction is there. */
  private slope(share: number): number {
    const [low, high] = [inside(share - STEP), inside(share + STEP)];
    return (this.correct(high) - this.correct(low)) / (high - low);
  }
}

const STEP = 0.01; // for slopes

/** Differences added up; those of different worlds know nothing of each other. */
export function added(gains: readonly Gain[]): Gain {
  return {
    gain: gains.reduce((sum, { gain }) => sum + gain, 0),
    error: Math.hypot(...gains.map(({ error }) => error)),
  };
}

/** Whether a difference is surely one: its interval does not contain zero. */
export const sure = ({ gain, error }: Gain): boolean => Math.abs(gain) > Z * error;
