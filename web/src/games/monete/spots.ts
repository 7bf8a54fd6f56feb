/** The cards of Monete: deck, heap, what lies aside, a hand that is being spied on, the rivals' hands and ours. */

import type { Boards } from "../../wire";
import { seatOf, written } from "../../state/seats";
import type { Speech } from "../../words/speech";
import { lying, UNSEEN, unseen, type Flow, type Spot } from "../../board/spots";

export type Board = Boards["monete"];

/** What the server says of cards. */
type Words = Pick<Speech, "kind" | "order">;

/** What we are composing, as far as the cards are concerned. */
export interface Composing {
  moves: string[];
  legal: string[];
  /** We owe an answer. */
  asked: boolean;
}

const DECK = 5;
const HEAP = 8;
const ASIDE = 3;

/** `board` is how the table stands, without what is composed: composed cards are lifted, not gone. */
export function spotsOf(board: Board, seat: number, heap: string[], words: Words, composing: Composing): Spot[] {
  const spied = spiedOn(board, seat);
  const { moves, legal } = composing;
  const taking = { ...composing, moves: moves.slice(0, 1), legal: moves.length ? [] : legal };
  const giving = { ...composing, moves: moves.slice(1), legal: moves.length ? legal : [] };
  return [
    ...unseen("deck", board.deck, DECK),
    ...lying("aside", board.aside.slice(-ASIDE)),
    ...lying("pile", heap.slice(-HEAP)),
    ...Object.entries(board.hands).flatMap(([name, cards]) => {
      const owner = seatOf(name);
      if (owner === seat) return [];
      return owner === spied ? held("spied", cards, taking) : lying(`rival-${owner}`, cards);
    }),
    ...held("hand", sorted(board.hands[written(seat)] ?? [], words), spied >= 0 ? giving : composing),
  ];
}

/** Whose hand lies open before us (MN-33); -1: nobody's. */
export function spiedOn(board: Board, seat: number): number {
  return board.phase === "spy" && board.turn === written(seat) ? seatOf(board.asked) : -1;
}

function held(zone: string, cards: readonly string[], { moves, legal, asked }: Composing): Spot[] {
  const composed = [...moves];
  return cards.map((card): Spot => {
    const place = composed.indexOf(card);
    if (place >= 0) composed.splice(place, 1);
    const state = !asked ? undefined : legal.includes(card) || place >= 0 ? "can" : "cannot";
    return { zone, card, tap: card, lifted: place >= 0, ...(state && { state }) };
  });
}

/** By number, as one looks for a run; jokers at the end. */
export function sorted(cards: readonly string[], words: Words): string[] {
  const number = (card: string): number => Number(words.kind(card)?.arguments.number) || Infinity;
  return cards.toSorted((one, other) =>
    number(one) === number(other) ? words.order(one) - words.order(other) : number(one) - number(other),
  );
}

/** The heap in the order in which its cards came, which a board does not tell: those that lay there, the new ones, the top. */
export function heaped(before: readonly string[], { pile, top }: Pick<Board, "pile" | "top">): string[] {
  const left = [...pile];
  const take = (card: string): boolean => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  };
  const last = top && take(top) ? [top] : [];
  const stayed = before.filter(take);
  return [...stayed, ...left, ...last];
}

/** Cards come from the deck, and go aside; what changes hands unseen finds its way by itself. */
export const FLOW: Flow = {
  spring: ({ zone }) => (zone === "aside" ? "pile" : "deck"),
  sink: ({ zone, card }) => (zone === "pile" || zone === "hand" || card === UNSEEN ? "aside" : zone),
};
