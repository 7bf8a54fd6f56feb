/**
 * For tests: turns of all kinds, from positions of whole deals, and what a game says of them. Whether it is so is looked
 * up in the truth: in worlds that the view could be of, before the turn and after it.
 */

import { type Bots, loadBots } from "../engine/bots";
import { serveFromDisk } from "../engine/disk";
import type { Options } from "../record/description";
import type { State, View } from "../engine/state";
import { foresee } from "../engine/turn";
import { written } from "../state/seats";
import { type Term, TURN } from "../wire";
import type { Facts, Reasons, Sentence } from "./reasons";

/** What is known of a turn, in one world. */
export interface World<Board> {
  me: string;
  seat: number;
  moves: string[];
  about: Sentence["about"];
  /** What the seat sees before the turn. */
  seen: Board;
  before: Board;
  after: Board;
  then: State;
  kind: (card: string) => Record<string, boolean | number | string>;
}

/** Whether a sentence is true. */
export type Truths<Board> = Record<string, (world: World<Board>) => boolean>;

interface Subject<Board> {
  game: string;
  cards: Record<string, object>;
  reasons: Reasons;
  truths: Truths<Board>;
  options: Options[];
  /** For each of the options. */
  deals: number;
}

const MOVES = 160; // of a deal, at most
const WORLDS = 3;
const TWO = 2; // worlds, while a turn is composed

/** The sentences that were said, each as often as it was; one that is not true is an error. */
export async function examine<Board>(subject: Subject<Board>): Promise<Map<string, number>> {
  serveFromDisk();
  const bots = await loadBots(subject.game);
  const luck = lucky(7);
  const said = new Map<string, number>();
  for (const options of subject.options)
    for (let deal = 0; deal < subject.deals; deal++)
      for (const view of positions(bots, options, deal, luck))
        for (const { id } of checked(subject, view, someTurn(view, luck))) said.set(id, (said.get(id) ?? 0) + 1);
  return said;
}

/** A deal as it goes: mostly sensible, with some odd turns, and what whoever is asked can see. */
function* positions(bots: Bots, options: Options, deal: number, luck: Luck): Generator<View> {
  let state = bots.rules.setup(options).deal(deal.toString(16).padStart(64, "5"));
  for (let left = MOVES; left && !state.over; left--) {
    const [seat = 0] = state.actors;
    const view = state.view(seat);
    yield view;
    const seed = BigInt(left);
    state = state.play(seat, luck(4) ? bots.sensible(view, seed) : bots.chance(view, seed));
  }
}

/** Any turn, to its end or as far as anybody can know it. */
function someTurn(view: View, luck: Luck): string[] {
  const moves: string[] = [];
  let seen = view;
  while (moves.length <= TURN) {
    const legal = seen.legal(view.seat);
    moves.push(legal[luck(legal.length)] ?? "");
    const foreseen = foresee(view, moves, TWO);
    if (foreseen.type === "refused") break;
    const last = foreseen.certain ? foreseen.views.at(-1) : undefined;
    if (foreseen.done || !last) return moves;
    seen = last;
  }
  return moves.slice(0, 1);
}

/** What a game says of a turn, after it was found true in every world. */
function checked<Board>({ cards, reasons, truths, game }: Subject<Board>, view: View, moves: string[]): Sentence[] {
  const foreseen = foresee(view, moves);
  if (foreseen.type === "refused") return [];
  const after = foreseen.certain ? foreseen.views.at(-1) : undefined;
  const { seat } = view;
  const me = written(seat);
  const kind = (card: string) => cards[card] as Term | undefined;
  const facts = { me, moves, legal: view.legal(seat), before: view.board, after: after?.board, kind };
  const sentences = reasons(facts as unknown as Facts<never>);
  for (const { id, about } of sentences)
    for (let seed = 0; seed < WORLDS; seed++) {
      const world = view.resample(BigInt(seed));
      const then = moves.reduce((state, move) => state.play(seat, move), world);
      const boards = { seen: view.board, before: world.board, after: then.board } as never;
      const found = truths[id]?.({
        me,
        seat,
        moves,
        about,
        then,
        ...(boards as object),
        kind: argumentsOf(kind),
      } as never);
      if (!found)
        throw new Error(`${game}: ${id} ${JSON.stringify(about)} of ${moves.join(" ")} (${me}) is not true:
${JSON.stringify(view.board)}\n${JSON.stringify(then.board)}`);
    }
  return sentences;
}

const argumentsOf = (kind: (card: string) => Term | undefined) => (card: string) => kind(card)?.arguments ?? {};

/** A number below another one. */
type Luck = (below: number) => number;

/** The same numbers for the same seed. */
function lucky(seed: number): Luck {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** How much more there is of everything in one list than in another. */
export function gained(before: readonly string[], after: readonly string[]): string[] {
  const rest = [...before];
  return after.filter((card) => {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

export const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);
