/**
 * What a good player would do: the two or three best turns that a search finds, from a view alone. How often each of them
 * wins is counted: deals that the view could be of are played to their ends, after one turn and after the other.
 */

import { type Bots, loadBots, someSeed } from "../engine/bots";
import { type Outcome, State, type View } from "../engine/state";
import { type Effort, openThinker, type Thinker } from "../engine/thinking";
import { type Foreseen, foresee } from "../engine/turn";
import { TURN } from "../wire";

/** A turn, whole or as far as anybody can know it. */
export interface Turn {
  moves: string[];
  /** What we would see after it; undefined: chance decides that. */
  after: View | undefined;
}

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
export interface Pains {
  first: Effort; // about the first move
  rest: Effort; // about each that completes the turn
  ends: number; // that are imagined of each turn, at least: fewer say nothing
  most: number; // if there is time
  ms: number; // for imagining them
  seed: bigint;
}

/** Hears what is known so far, more and more of it. */
export type Ear = (advised: Advised) => void;

const MOST = 3; // turns
const WORTHY = 0.05; // of the tries of the best: what was tried less was soon seen to be worse
const CLEARLY = 0.12; // worse than the best by so much: nothing to advise
const LONGEST = 3000; // moves to the end of a deal
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

/** A turn as far as it is composed, and what is seen then. */
interface Begun {
  moves: string[];
  view: View;
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
    const found = await this.openings({ moves: [], view: this.view });
    const turns: Turn[] = [];
    for (const moves of found.openings) {
      const turn = await this.completed(moves);
      if (turn && !turns.some((other) => alike(other, turn))) turns.push(turn);
    }
    const advice = turns.map((turn) => ({ ...turn, won: 0, ends: 0 }));
    if (!found.forced) {
      this.ear?.({ advice: sorted(advice), forced: false });
      await this.count(advice);
    }
    return { advice: sorted(advice), forced: found.forced };
  }

  /** How the best turns begin: after what has to be done, or is best done beside the turn, with the best moves. */
  private async openings({ moves, view }: Begun): Promise<{ openings: string[][]; forced: boolean }> {
    const legal = view.legal(view.seat);
    const tries = legal.length > 1 ? await this.tries(view, this.pains.first) : [];
    const best = tries[0]?.move ?? legal[0] ?? "";
    const onward = legal.length === 1 || this.isAside(best) ? this.next(moves, best) : undefined;
    if (onward) {
      const further = await this.openings(onward);
      return { ...further, forced: further.forced && legal.length === 1 };
    }
    const worthy = tries.filter(
      ({ move, tries: count, share }) =>
        !this.isAside(move) && count >= WORTHY * (tries[0]?.tries ?? 0) && share >= (tries[0]?.share ?? 0) - CLEARLY,
    );
    const chosen = worthy.length ? worthy.slice(0, MOST).map(({ move }) => move) : [best];
    return { openings: chosen.map((move) => [...moves, move]), forced: legal.length === 1 };
  }

  /** A turn to its end, or as far as anybody can know it: undefined, if it finds none. */
  private async completed(moves: string[]): Promise<Turn | undefined> {
    while (moves.length <= TURN) {
      const foreseen = foresee(this.view, moves);
      if (foreseen.type === "refused") return undefined;
      const view = seen(foreseen);
      if (foreseen.done) return { moves: shortened(moves, foreseen.views), after: view };
      if (!view) return undefined;
      moves = [...moves, await this.better(view, moves)];
    }
    return undefined;
  }

  /** The move to go on with; nothing is done twice that judgement would not do. */
  private async better(view: View, moves: string[]): Promise<string> {
    const [only = "", ...others] = view.legal(view.seat);
    if (!others.length) return only;
    const [best] = await this.tries(view, this.pains.rest);
    return best && !moves.includes(best.move) ? best.move : this.bots.sensible(view, this.pains.seed);
  }

  private async tries(view: View, effort: Effort) {
    const { seed } = this.pains;
    const { tries } = await this.thinker.think(view.record, view.seat, { seed, signal: this.signal, ...effort });
    this.signal?.throwIfAborted();
    return tries;
  }

  /** What is seen after one more move, while the turn goes on. */
  private next(moves: string[], move: string): Begun | undefined {
    const further = [...moves, move];
    const foreseen = foresee(this.view, further);
    const view = foreseen.type === "foreseen" && !foreseen.done ? seen(foreseen) : undefined;
    return view && { moves: further, view };
  }

  private isAside(move: string): boolean {
    return this.view.setup.rules.description.asides.includes(this.view.setup.number(move));
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
    const { setup, seat } = this.view;
    const { table } = setup.rules;
    let { record } = moves.reduce((state: State, move) => state.play(seat, move), this.view.resample(seed));
    for (let left = LONGEST; left; left--) {
      const { owed, first } = table.asked(record);
      if (!owed) break;
      const actor = nearest(owed, first, setup.players);
      record = table.play(record, actor, this.bots.judged(record, actor, seed));
    }
    return new State(setup, record).outcome;
  }
}

/** The best first, as it stands. */
const sorted = (advice: Advice[]): Advice[] =>
  advice.map((each) => ({ ...each })).sort((one, other) => other.won - one.won);

/** The first seat of a set, from one on. */
function nearest(set: number, first: number, players: number): number {
  for (let place = 0; place < players; place++)
    if ((set >> ((first + place) % players)) & 1) return (first + place) % players;
  return first;
}

const seen = ({ views, certain }: Foreseen): View | undefined => (certain ? views.at(-1) : undefined);

/** A turn without what it takes back itself. */
function shortened(moves: string[], views: View[]): string[] {
  const boards = views.map(boardOf);
  const again = boards.findIndex((board, place) => boards.indexOf(board) < place);
  if (again < 0) return moves;
  const first = boards.indexOf(boards[again] ?? "");
  const kept = (_: unknown, place: number) => place <= first || place > again;
  return shortened(moves.filter(kept), views.filter(kept));
}

const boardOf = ({ board }: View): string => JSON.stringify(board);

/** Whether two turns come to the same, though they are said otherwise. */
function alike(one: Turn, other: Turn): boolean {
  if (one.after && other.after) return boardOf(one.after) === boardOf(other.after);
  return [...one.moves].sort().join() === [...other.moves].sort().join();
}
