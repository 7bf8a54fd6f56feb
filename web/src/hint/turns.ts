/**
 * Turns that are worth thinking about: the two or three best that a search finds from a view alone, each to its end or as
 * far as anybody can know it.
 */

import type { Bots } from "../engine/bots";
import type { View } from "../engine/state";
import type { Effort, Thinker } from "../engine/thinking";
import { type Foreseen, foresee } from "../engine/turn";
import { TURN } from "../wire";

/** A turn, whole or as far as anybody can know it. */
export interface Turn {
  moves: string[];
  /** What we would see after it; undefined: chance decides that. */
  after: View | undefined;
}

/** How much is thought. */
export interface Thoughts {
  first: Effort; // about the first move
  rest: Effort; // about each that completes the turn
  seed: bigint;
}

export interface Found {
  /** What the search liked best first. */
  turns: Turn[];
  /** Nothing else may be done: there was nothing to think about. */
  forced: boolean;
}

const MOST = 3; // turns
const WORTHY = 0.05; // of the tries of the best: what was tried less was soon seen to be worse
const CLEARLY = 0.12; // worse than the best by so much: nothing to advise

/** The best turns of a view. */
export async function turnsOf(
  bots: Bots,
  thinker: Thinker,
  view: View,
  thoughts: Thoughts,
  signal?: AbortSignal,
): Promise<Found> {
  return await new Finder(bots, thinker, view, thoughts, signal).find();
}

/** A turn as far as it is composed, and what is seen then. */
interface Begun {
  moves: string[];
  view: View;
}

class Finder {
  constructor(
    private readonly bots: Bots,
    private readonly thinker: Thinker,
    private readonly view: View,
    private readonly pains: Thoughts,
    private readonly signal?: AbortSignal,
  ) {}

  async find(): Promise<Found> {
    const { openings, forced } = await this.openings({ moves: [], view: this.view });
    const turns: Turn[] = [];
    for (const moves of openings) {
      const turn = await this.completed(moves);
      if (turn && !turns.some((other) => alike(other, turn))) turns.push(turn);
    }
    return { turns, forced };
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
export function alike(one: Turn, other: Turn): boolean {
  if (one.after && other.after) return boardOf(one.after) === boardOf(other.after);
  return [...one.moves].sort().join() === [...other.moves].sort().join();
}
