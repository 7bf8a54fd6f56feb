/** Any game as cards on the felt, by its layout. */

import { heldBy, lying, moversHand, UNSEEN, unseen, type Flow, type Spot } from "../../board/spots";
import { seatOf, written } from "../../state/seats";
import type { Told } from "../../wire";
import type { Speech } from "../../words/speech";
import type { Layout } from "./layout";

export type Board = Record<string, unknown>;

const DEPTH = 4; // cards of a heap that are worth drawing
const [FEW, MANY] = [4, 9]; // cards of a rival: where many sit, and where few do

export const deckZone = (key: string, place: number): string => (place ? `deck-${key}` : "deck");
export const heapZone = (key: string): string => `heap-${key}`;
export const rowZone = (key: string): string => `row-${key}`;
export const cellZone = (key: string, seat: string): string => `cell-${key}-${seat}`;
export const takenZone = (key: string, seat: string): string => `taken-${key}-${seat}`;
export const groupZone = (key: string, value: string): string => `group-${key}-${value}`;

/** What we may do with cards now. */
export interface Hold {
  seat: number;
  /** The moves to choose from; none where nobody asks us. */
  asked: string[];
  /** What is composed. */
  moves: string[];
}

type Words = Pick<Speech, "movesOf" | "term">;

export function spotsOf(layout: Layout, board: Board, words: Words, { seat, asked, moves }: Hold): Spot[] {
  const lifted = moves.map((move) => words.term(move)?.arguments.card);
  const held = written(seat);

  /** A card that is part of what is composed, or can be; of our own we want to know why not. */
  const spot = (zone: string, card: string): Spot => {
    const place = lifted.indexOf(card);
    if (place >= 0) lifted.splice(place, 1);
    const [able] = words.movesOf(card).filter((move) => asked.includes(move));
    const tap = able ?? (zone === "hand" || place >= 0 ? words.movesOf(card)[0] : undefined);
    const state = asked.length && tap !== undefined ? (able ? "can" : "cannot") : undefined;
    return {
      zone,
      card,
      ...(tap ? { tap } : {}),
      ...(state ? { state } : {}),
      ...(place >= 0 ? { lifted: true } : {}),
    };
  };
  const open = (zone: string, cards: string[]): Spot[] => cards.map((card) => spot(zone, card));

  const hands = Object.entries(zones(board, layout.hand));
  const most = hands.length > 5 ? FEW : MANY;
  return [
    ...layout.decks.flatMap((key, place) => unseen(deckZone(key, place), Number(board[key]), DEPTH)),
    ...layout.heaps.flatMap(({ key, top }) =>
      heap(heapZone(key), cardsIn(board[key]).length, String(board[top] ?? "")),
    ),
    ...hands.flatMap(([owner, hand]) => (owner === held ? open("hand", hand) : [])),
    ...hands.flatMap(([owner, hand]) => (owner === held ? [] : lying(`rival-${seatOf(owner)}`, heldBy(hand, most)))),
    ...layout.rows.flatMap((key) => open(rowZone(key), cardsIn(board[key]))),
    ...layout.cells.flatMap((key) => each(board, key, (owner, cards) => open(cellZone(key, owner), cards))),
    ...layout.taken.flatMap((key) => each(board, key, (owner, cards) => heap(takenZone(key, owner), cards.length))),
    ...layout.groups.flatMap((key) =>
      groupsIn(board, key).flatMap(({ value, cards }) => open(groupZone(key, value), cards)),
    ),
  ];
}

/** One on the other, the top card face up if it may be seen. */
function heap(zone: string, count: number, top = ""): Spot[] {
  return top ? lying(zone, [top]) : unseen(zone, count, DEPTH);
}

function each(board: Board, key: string, spots: (owner: string, cards: string[]) => Spot[]): Spot[] {
  return Object.entries(zones(board, key)).flatMap(([owner, cards]) => spots(owner, cards));
}

export const cardsIn = (zone: unknown): string[] => (Array.isArray(zone) ? zone : []);

/** The cards of each seat. */
export const zones = (board: Board, key: string): Record<string, string[]> =>
  (board[key] ?? {}) as Record<string, string[]>;

export interface Group {
  owner: string;
  value: string;
  starred: boolean;
  cards: string[];
}

/** Groups of cards, written as "7*(3o,4c)". */
export function groupsIn(board: Board, key: string): Group[] {
  return Object.entries(zones(board, key)).flatMap(([owner, groups]) =>
    groups.map((text) => {
      const [, value = "", star = "", cards = ""] = /^(\d+)(\*?)\((.*)\)$/.exec(text) ?? [];
      return { owner, value, starred: star !== "", cards: cards.split(",").filter(Boolean) };
    }),
  );
}

/** What is drawn comes from the deck, what is played from whoever moved last. */
export function flowOf(told: Told[], seat: number): Flow {
  const from = moversHand(told, seat);
  const held = (zone: string): boolean => zone === "hand" || zone.startsWith("rival-");
  return {
    spring: ({ zone }) => (held(zone) || !from ? "deck" : from),
    sink: ({ zone }) => zone,
  };
}

/** The moves that no card on the table stands for: they need a button. */
export function buttonsOf(legal: string[], spots: Spot[], words: Words): string[] {
  const seen = new Set(spots.flatMap(({ card, tap }) => (tap && card !== UNSEEN ? [card] : [])));
  return legal.filter((move) => !seen.has(String(words.term(move)?.arguments.card)));
}
