/** The cards of Multiverse Money: two lots around the deck, a bet before each seat, hands, and everybody's engaño. */

import type { Boards } from "../../wire";
import { seatOf, written } from "../../state/seats";
import { lying, UNSEEN, unseen, type Flow, type Spot } from "../../board/spots";

export type Board = Boards["multiverse-money"];

export const BLUFF = "E";
const DECK = 5;

export interface Viewer {
  seat: number;
  legal: string[];
  /** Hands may be shown as far as they are known: by the memory aid, or because the game is over. */
  open: boolean;
}

export const betting = ({ phase }: Board): boolean => phase === "bet";
export const seatsOf = ({ counts }: Board): number[] => Object.keys(counts).map(seatOf);

/** Everybody sees how many cards lie face down: what is laid is laid at once (MM-A20). */
export const shown = ({ laid }: Board): boolean => Object.keys(laid).length > 0;

/** How many cards a seat holds: its engaño too, but not what lies face down in front of it. */
export const heldBy = ({ counts, laid }: Board, seat: number): number =>
  (counts[written(seat)] ?? 0) + 1 - (laid[written(seat)] ?? 0);

/** In bets that are turned up the engaño has gone back already (MM-23). */
export function betOf(board: Board, seat: number): string[] {
  const bet = board.bets[written(seat)] ?? [];
  return betting(board) ? bet : bet.filter((card) => card !== BLUFF);
}

export function handOf(board: Board, seat: number): string[] {
  const free = !betting(board) || !board.bets[written(seat)]?.includes(BLUFF);
  return [...(board.hands[written(seat)] ?? []), ...(free ? [BLUFF] : [])];
}

export function spotsOf(board: Board, { seat, legal, open }: Viewer): Spot[] {
  return [
    ...unseen("deck", board.deck, DECK),
    ...lying("left", board.left),
    ...lying("right", board.right),
    ...seatsOf(board).flatMap((owner) => {
      if (owner === seat) return [];
      const zone = `rival-${owner}`;
      const known = open ? knownOf(board, owner) : [];
      const backs = unseen(zone, heldBy(board, owner) - known.length);
      return [...lying(zone, known), ...backs, ...lying(`bet-${owner}`, betOf(board, owner))];
    }),
    ...(seat < 0 ? [] : own(board, seat, legal)),
  ];
}

/** What we know of a hand; nothing as soon as some of it may lie face down, for it is not known what. */
function knownOf(board: Board, seat: number): string[] {
  const cards = (board.hands[written(seat)] ?? []).filter((card) => card !== UNSEEN);
  return cards.length < heldBy(board, seat) ? cards : [];
}

/** Ours can be tapped into the bet and out of it, as long as bets are made. */
function own(board: Board, seat: number, legal: string[]): Spot[] {
  const asked = betting(board) && !board.locked.includes(written(seat));
  const spot =
    (zone: string) =>
    (card: string): Spot => ({
      zone,
      card,
      tap: card,
      ...(asked && { state: legal.includes(card) ? "can" : "cannot" }),
    });
  const bet = betOf(board, seat).map(betting(board) ? spot(`bet-${seat}`) : (card) => ({ zone: `bet-${seat}`, card }));
  return [...bet, ...handOf(board, seat).map(spot("hand"))];
}

/** Bets come from hands; what leaves the table goes to the hand that has it now. */
export function flowOf(board: Board, seat: number): Flow {
  const holder = (card: string): number =>
    seatsOf(board).find((owner) => board.hands[written(owner)]?.includes(card)) ?? -1;
  const handAt = (owner: number): string => (owner === seat ? "hand" : `rival-${owner}`);
  return {
    spring: ({ zone }) => (zone.startsWith("bet-") ? handAt(Number(zone.slice(4))) : "deck"),
    sink: ({ zone, card }) => {
      const owner = card === UNSEEN && zone.startsWith("bet-") ? Number(zone.slice(4)) : holder(card);
      return owner < 0 ? zone : handAt(owner);
    },
  };
}
