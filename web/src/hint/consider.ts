/**
 * What a good player would do: the two or three best turns that a search finds, from a view alone. How often each of them
 * wins is counted: deals that the view could be of are played to their ends, after one turn and after the other.
 */

import { type Bots, loadBots, someSeed } from "../engine/bots";
import { endOf } from "../engine/ends";
import type { Outcome, State, View } from "../engine/state";
import { openThinker, type Thinker } from "../engine/thinking";
import { type Thoughts, type Turn, turnsOf } from "./turns";

/** A turn that is worth making. */
export interface Advice extends Turn {
  /** How many of the imagined ends we won, alone or with others. */
  won: number;
  ends: number;
}

export interface Advised {
  /** The best first; one alone, if nothing else may be done or nothing else is any good. */
  advice: Advice[];
  /** Nothing else may be done: there was nothing to think about. */
  forced: boolean;
}

/** How much is thought. */
export interface Pains extends Thoughts {
  ends: number; // that are imagined of each turn, at least: fewer say nothing
  most: number; // if there is time
  ms: number; // for imagining them
}

/** Hears what is known so far, more and more of it. */
export type Ear = (advised: Advised) => void;

const STINT = 8; // milliseconds of work between two pauses
const NEWS = 120; // milliseconds between two times that it is said how it stands
const USUAL = { first: { ms: 500 }, rest: { ms: 30 }, ends: 40, most: 400, ms: 700 };

export async function consider(
  view: View,
  signal?: AbortSignal,
  pains: Partial<Pains> = {},
  ear?: Ear,
): Promise<Advised> {
  const { game } = view.setup.rules.description;
  const [bots, thinker] = await Promise.all([loadBots(game), thinkerOf(game)]);
  return await new Adviser(bots, thinker, view, { ...USUAL, seed: someSeed(), ...pains }, signal, ear).advise();
}

/** Who has thought about a game is asked again: to find somebody else takes as long as a thought. */
let kept: { game: string; thinker: Promise<Thinker> } | undefined;

function thinkerOf(game: string): Promise<Thinker> {
  if (kept?.game === game) return kept.thinker;
  void kept?.thinker.then((other) => other.close());
  const thinker = openThinker(game);
  thinker.catch(() => (kept = undefined));
  kept = { game, thinker };
  return thinker;
}

class Adviser {
  constructor(
    private readonly bots: Bots,
    private readonly thinker: Thinker,
    private readonly view: View,
    private readonly pains: Pains,
    private readonly signal?: AbortSignal,
    private readonly ear?: Ear,
  ) {}

  async advise(): Promise<Advised> {
    const { turns, forced } = await turnsOf(this.bots, this.thinker, this.view, this.pains, this.signal);
    const advice = turns.map((turn) => ({ ...turn, won: 0, ends: 0 }));
    if (!forced) {
      this.ear?.({ advice: sorted(advice), forced: false });
      await this.count(advice);
    }
    return { advice: sorted(advice), forced };
  }

  /** Imagine ends: the same worlds for every turn, as many as there is time for. */
  private async count(advice: Advice[]): Promise<void> {
    const began = performance.now();
    let [paused, told] = [began, began];
    const { ends, most, ms } = this.pains;
    for (let world = 0; world < ends || (world < most && performance.now() - began < ms); world++) {
      const seed = BigInt.asUintN(64, this.pains.seed + BigInt(world));
      const outcomes: (Outcome | undefined)[] = [];
      for (const { moves } of advice) {
        outcomes.push(this.end(moves, seed));
        if (performance.now() - paused < STINT) continue;
        await new Promise((resolve) => setTimeout(resolve));
        this.signal?.throwIfAborted();
        paused = performance.now();
        if (paused - told < NEWS) continue;
        this.ear?.({ advice: sorted(advice), forced: false });
        told = paused;
      }
      if (outcomes.every((outcome) => outcome))
        outcomes.forEach((outcome, place) => this.credit(advice[place], outcome));
    }
  }

  private credit(advice: Advice | undefined, outcome: Outcome | undefined): void {
    if (!advice || !outcome) return;
    advice.ends += 1;
    if (outcome.winners.includes(this.view.seat)) advice.won += 1;
  }

  /** How a deal that the view could be of ends, if sensible players go on after a turn. */
  private end(moves: string[], seed: bigint): Outcome | undefined {
    const { seat } = this.view;
    const world = moves.reduce((state: State, move) => state.play(seat, move), this.view.resample(seed));
    return endOf(this.bots, world, seed);
  }
}

/** The best first, as it stands. */
const sorted = (advice: Advice[]): Advice[] =>
  advice.map((each) => ({ ...each })).sort((one, other) => other.won - one.won);
