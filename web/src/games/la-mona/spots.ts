/** Where the cards of La Mona lie. */

import { seatOf, written } from "../../state/seats";
import { unseen, type Flow, type Spot } from "../../board/spots";
import { buildsOf, MONA, type Board } from "./notation";

const DECK = 5; // so many cards are worth drawing
const PILE = 3;
const DEALT = 4;
const CARDS = 52;

export const buildZone = (value: number): string => `build-${value}`;
export const pileZone = (side: number): string => `taken-${side}`;

/** Four play as two teams, with partners opposite. */
export const sideOf = (seat: number, players: number): number => (players === 4 ? seat % 2 : seat);

/** The seats of each side, ours first. */
export function sidesOf(seat: number, players: number): number[][] {
  const first = Math.max(seat, 0);
  const around = Array.from({ length: players }, (_, i) => (first + i) % players);
  return players === 4 ? [0, 1].map((i) => around.filter((_, place) => place % 2 === i)) : around.map((one) => [one]);
}

/** What is picked for the turn that is being composed. */
export interface Chosen {
  card: string;
  picks: string[];
  /** The values of the builds among them. */
  builds: number[];
  legal: string[];
  /** What the card counts, where that is not printed on it. */
  worth?: string;
}

/** `drowned`: a Mona on the table stays there to the end. */
export function spotsOf(board: Board, seat: number, chosen: Chosen, drowned: boolean): Spot[] {
  const players = Object.keys(board.counts).length;
  const ours = seat >= 0 ? (board.hands[written(seat)] ?? []) : [];
  const rivals = Object.entries(board.counts).filter(([other]) => seatOf(other) !== seat);
  return [
    ...unseen("deck", Math.ceil(board.deck / 8), DECK),
    ...board.table.map((card): Spot => {
      const lifted = chosen.picks.includes(card);
      return { zone: drowned && card === MONA ? "drowned" : "table", card, tap: card, lifted };
    }),
    ...buildsOf(board).flatMap(({ value, cards }) =>
      cards.map((card): Spot => ({ zone: buildZone(value), card, lifted: chosen.builds.includes(value) })),
    ),
    ...rivals.flatMap(([other, count]) => unseen(`rival-${seatOf(other)}`, count)),
    ...sidesOf(seat, players).flatMap(([first = 0]) =>
      unseen(pileZone(sideOf(first, players)), Math.ceil((board.piles[written(first)]?.length ?? 0) / 6), PILE),
    ),
    ...ours.map((card): Spot => {
      const state = chosen.legal.length ? (chosen.legal.includes(card) ? "can" : "cannot") : undefined;
      const lifted = card === chosen.card;
      const note = lifted && chosen.worth ? { note: chosen.worth } : {};
      return { zone: "hand", card, tap: card, lifted, ...note, ...(state ? { state } : {}) };
    }),
  ];
}

/** Where cards come from that were nowhere, and where they go: each into the pile of who took it. */
export function flowOf(board: Board, seat: number): Flow {
  const players = Object.keys(board.counts).length;
  const before = (seatOf(board.turn) + players - 1) % players;
  const fresh = board.deck === CARDS - DEALT * (players + 1) && Object.values(board.counts).every((n) => n === DEALT);
  const played = before === seat ? "hand" : `rival-${before}`;
  return {
    spring: ({ zone }) => (zone === "table" || zone.startsWith("build-") ? (fresh ? "deck" : played) : "deck"),
    sink: ({ zone, card }) => {
      const [taker] = Object.entries(board.piles).find(([, cards]) => cards.includes(card)) ?? [];
      return taker ? pileZone(sideOf(seatOf(taker), players)) : zone;
    },
  };
}
