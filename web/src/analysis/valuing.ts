/**
 * What a decision was worth. Everything that is said of a decision by itself follows from the view of who decided, and
 * from nothing else: it is handed a view, by type. What the open cards say stands beside it, apart.
 */

import type { Bots } from "../engine/bots";
import type { Setup, State, View } from "../engine/state";
import type { Effort, Thinker } from "../engine/thinking";
import { foresee } from "../engine/turn";
import { alike, turnsOf } from "../hint/turns";
import { type Chance, Count, type Gain, imagined, type Judging, NOTHING, opened, type Way } from "./chances";
import { correctionOf } from "./corrections";
import type { Seer } from "./expectations";

/** How much is counted and thought. The same pains give the same figures. */
export interface Pains {
  readonly worlds: number; // for each decision, as it was seen
  readonly open: number; // for each decision, with the cards open
  readonly rivals: number; // for each turn of the others
  readonly first: Effort; // about the first move of a turn
  readonly rest: Effort; // about each that completes it
  readonly seed: bigint;
}

/** What can be said of a decision, knowing what its seat knew. */
export interface Valued {
  readonly before: Chance; // if everybody went on sensibly
  readonly played: Chance; // after what was done
  readonly choice: Gain; // what was done, against what a sensible player does
  readonly strong: readonly string[]; // what a strong player does
  readonly best: Chance; // after that
  readonly cost: Gain; // what was lost against the strong player; below zero: won
  readonly same: boolean; // it was just what a strong player does
}

/** The same turns with all cards open. */
export interface Shown {
  readonly before: Chance;
  readonly played: Chance;
  readonly best: Chance;
  readonly cost: Gain;
}

/** Lets others have the thread now and then; fails when it is enough. */
export type Breath = () => Promise<void>;

const [SENSIBLE, PLAYED, STRONG] = [0, 1, 2]; // the turns of a count

export class Valuer {
  constructor(
    private readonly bots: Bots,
    private readonly thinker: Thinker,
    private readonly pains: Pains,
    private readonly breathe: Breath,
    private readonly seer?: Seer,
  ) {}

  /** The chance of a seat to win a deal, from what it sees, if everybody plays on sensibly. */
  async chance(view: View): Promise<Chance> {
    const ways = [{ seat: view.seat, moves: [] }];
    const count = new Count(this.bots, imagined(view, this.seed(view)), ways, view.seat, this.judging(view.setup));
    return (await this.counted(count, 2 * this.pains.worlds)).chance(0);
  }

  /** What a turn was worth to who made it. */
  async value(view: View, moves: readonly string[]): Promise<Valued> {
    const seed = this.seed(view);
    const { first, rest, worlds } = this.pains;
    const { turns } = await turnsOf(this.bots, this.thinker, view, { first, rest, seed });
    const [best] = turns;
    const strong = best?.moves ?? moves;
    const done = foresee(view, moves);
    const after = done.type === "foreseen" && done.certain ? done.views.at(-1) : undefined;
    const same = !best || alike(best, { moves: [...moves], after });
    const ways = waysOf(view.seat, moves, same ? moves : strong);
    const source = imagined(view, BigInt.asUintN(64, ~seed)); // other worlds than those in which it was chosen
    const count = await this.counted(new Count(this.bots, source, ways, view.seat, this.judging(view.setup)), worlds);
    return {
      before: count.chance(SENSIBLE),
      played: count.chance(PLAYED),
      choice: count.gain(PLAYED, SENSIBLE),
      strong,
      best: count.chance(STRONG),
      cost: same ? NOTHING : count.gain(STRONG, PLAYED),
      same,
    };
  }

  /** What the open cards say of what was done, and of what a strong player does. A net does not see them. */
  async open(state: State, seat: number, moves: readonly string[], { strong, same }: Valued): Promise<Shown> {
    const ways = waysOf(seat, moves, same ? moves : strong);
    const source = opened(state, this.seed(state.view(seat)));
    const count = await this.counted(new Count(this.bots, source, ways, seat), this.pains.open);
    const cost = same ? NOTHING : count.gain(STRONG, PLAYED);
    return { before: count.chance(SENSIBLE), played: count.chance(PLAYED), best: count.chance(STRONG), cost };
  }

  /** What somebody's turn did to the chance of somebody else, from what its own seat knew. */
  async effect(view: View, moves: readonly string[], whose: number): Promise<Gain> {
    const ways = waysOf(view.seat, moves, moves).slice(0, STRONG);
    const judging = { hope: this.seer?.hope(view.setup), onlyGains: true };
    const count = new Count(this.bots, imagined(view, this.seed(view)), ways, whose, judging);
    return (await this.counted(count, this.pains.rivals)).gain(PLAYED, SENSIBLE);
  }

  private judging(setup: Setup): Judging {
    return { correct: correctionOf(setup), hope: this.seer?.hope(setup) };
  }

  private async counted(count: Count, worlds: number): Promise<Count> {
    for (let world = 0; world < worlds; world++) {
      count.next();
      await this.breathe();
    }
    return count;
  }

  /** The luck of all that is imagined of a view: nothing else has a part in it. */
  private seed(view: View): bigint {
    return this.bots.luck(view, this.pains.seed);
  }
}

const waysOf = (seat: number, moves: readonly string[], strong: readonly string[]): Way[] => [
  { seat, moves: [], sensible: moves.length },
  { seat, moves },
  { seat, moves: strong },
];
