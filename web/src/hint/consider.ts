/**
 * What a good player would do: the two or three best turns that a search finds, from a view alone. How often each of them
 * wins is counted as in an analysis: deals that the view could be of are played to their ends, after one turn and after
 * the other, and where there is a net, what it expects on the way counts, too.
 */

import { Count, imagined, sure, Z } from "../analysis/chances";
import { correctionOf } from "../analysis/corrections";
import { type Seer, seerOf } from "../analysis/expectations";
import { type Bots, loadBots, someSeed } from "../engine/bots";
import type { View } from "../engine/state";
import { openThinker, type Thinker } from "../engine/thinking";
import { type Thoughts, type Turn, turnsOf } from "./turns";

/** A turn that is worth making. */
export interface Advice extends Turn {
  /** How many of the imagined ends we won, alone or with others. */
  won: number;
  ends: number;
  /** How likely it wins, by all that is known; undefined, if no end was imagined. */
  share: number | undefined;
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
  most: number; // if there is time, and any use in more
  ms: number; // for imagining them
  patience: number; // milliseconds for a net that is still on its way when the turns are found
}

/** Hears what is known so far, more and more of it. */
export type Ear = (advised: Advised) => void;

const STINT = 8; // milliseconds of work between two pauses
const NEWS = 120; // milliseconds between two times that it is said how it stands
const USUAL = { first: { ms: 500 }, rest: { ms: 30 }, ends: 40, most: 400, ms: 700, patience: 300 };

export async function consider(
  view: View,
  signal?: AbortSignal,
  pains: Partial<Pains> = {},
  ear?: Ear,
): Promise<Advised> {
  const { game } = view.setup.rules.description;
  const [bots, thinker] = await Promise.all([loadBots(game), thinkerOf(game)]);
  const asked = { ...USUAL, seed: someSeed(), ...pains };
  return await new Adviser(bots, thinker, view, asked, seerOf(game), signal, ear).advise();
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
    private readonly seer: Promise<Seer | undefined>, // fetched while the search thinks
    private readonly signal?: AbortSignal,
    private readonly ear?: Ear,
  ) {}

  async advise(): Promise<Advised> {
    const { bots, thinker, view, pains, signal } = this;
    const { turns, forced } = await turnsOf(bots, thinker, view, pains, signal);
    const advice = turns.map((turn) => ({ ...turn, won: 0, ends: 0, share: undefined }));
    if (forced) return { advice, forced };
    this.ear?.({ advice, forced });
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), pains.patience));
    return { advice: await this.counted(advice, await Promise.race([this.seer, late])), forced };
  }

  /** Imagine ends: the same worlds for every turn, as many as there is time for. */
  private async counted(advice: Advice[], seer?: Seer): Promise<Advice[]> {
    const { bots, view, pains } = this;
    const ways = advice.map(({ moves }) => ({ seat: view.seat, moves }));
    const judging = { correct: correctionOf(view.setup), hope: seer?.hope(view.setup) };
    const count = new Count(bots, imagined(view, pains.seed), ways, view.seat, judging);
    const stands = () => sorted(advice.map((each, turn) => ({ ...each, ...standing(count, turn) })));
    const began = performance.now();
    let [paused, told] = [began, began];
    for (let world = 0; world < pains.ends || this.more(count, ways.length, world, began); world++) {
      count.next();
      if (performance.now() - paused < STINT) continue;
      await new Promise((resolve) => setTimeout(resolve));
      this.signal?.throwIfAborted();
      paused = performance.now();
      if (paused - told < NEWS) continue;
      this.ear?.({ advice: stands(), forced: false });
      told = paused;
    }
    return stands();
  }

  /** Whether there is time for more, and any use in it. */
  private more(count: Count, turns: number, worlds: number, began: number): boolean {
    const { most, ms } = this.pains;
    if (worlds >= most || performance.now() - began >= ms) return false;
    return worlds % AGAIN !== 0 || open(count, turns);
  }
}

const AGAIN = 10; // worlds between two times that it is asked whether more are of any use
const SLIGHT = 0.03; // of 1: a difference of less is none
const ROUGH = 0.06; // of 1: the margin of a chance that is told, if there is time

/** Whether it is open which turn is the best, by more than a slight difference, or how good it is. */
function open(count: Count, turns: number): boolean {
  const all = Array.from({ length: turns }, (_, turn) => turn);
  const best = all.reduce((one, other) => (count.chance(other).share > count.chance(one).share ? other : one), 0);
  if (Z * count.chance(best).error > ROUGH) return true;
  return all.some((turn) => {
    const gain = count.gain(best, turn);
    return turn !== best && !sure(gain) && Z * gain.error > SLIGHT;
  });
}

/** What is known of a turn. */
function standing(count: Count, turn: number): Pick<Advice, "won" | "ends" | "share"> {
  const ends = count.worlds;
  return { won: count.won(turn), ends, share: ends ? count.chance(turn).share : undefined };
}

/** The best first, as it stands. */
const sorted = (advice: Advice[]): Advice[] =>
  [...advice].sort((one, other) => (other.share ?? 0) - (one.share ?? 0) || other.won - one.won);
