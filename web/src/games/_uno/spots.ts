/** $CONE and UNO Monster High as cards on the felt. */

import { seatOf, written } from "../../state/seats";
import type { Boards, Told } from "../../wire";
import type { Speech } from "../../words/speech";
import { heldBy, lying, moversHand, UNSEEN, unseen, type Flow, type Spot } from "../../board/spots";

export type UnoBoard = Boards["cone"];

const PILE = 4; // cards of the pile that are worth drawing
const SYMBOLS = ["skip", "rev", "plus2"]; // after the numbers of their colour

/** What the server says of cards and moves. */
type Words = Pick<Speech, "kind" | "order" | "term">;

/** By colour, then by number, the symbols of a colour in our own order, the wild ones last. */
export function sorted(hand: string[], words: Words): string[] {
  const about = (card: string) => words.kind(card)?.arguments ?? {};
  const symbol = (card: string): number => SYMBOLS.indexOf(String(about(card).rank));
  return hand.toSorted((one, other) => {
    const among = about(one).colour === about(other).colour ? symbol(one) - symbol(other) : 0;
    return among || words.order(one) - words.order(other);
  });
}

/** What we are composing, and what may be tapped. */
export interface Hold {
  seat: number;
  /** Our hand as it would be after what is composed. */
  kept?: string[];
  /** What a card of the hand may be now; undefined where nobody asks us. */
  legal?: string[];
}

export function spotsOf(board: UnoBoard, told: Told[], words: Words, { seat, kept, legal }: Hold): Spot[] {
  const own = written(seat);
  const rivals = Object.keys(board.hands).filter((other) => other !== own);
  const most = rivals.length > 4 ? 5 : 9;
  return [
    ...unseen("deck", board.deck, 4).map((spot, i, all) =>
      i === all.length - 1 && seat >= 0 ? { ...spot, tap: "draw", state: stateOf("draw", legal) } : spot,
    ),
    ...lying("pile", lately(board.top, told)),
    ...rivals.flatMap((rival) => {
      const zone = `rival-${seatOf(rival)}`;
      return lying(zone, heldBy(board.hands[rival] ?? [], most));
    }),
    ...held(sorted(board.hands[own] ?? [], words), kept, legal),
  ];
}

function held(hand: string[], kept: string[] = hand, legal?: string[]): Spot[] {
  const staying = [...kept];
  return hand
    .toReversed()
    .map((card) => {
      const place = staying.indexOf(card);
      if (place >= 0) staying.splice(place, 1);
      const spot: Spot = { zone: "hand", card, tap: card, state: stateOf(card, legal) };
      return place < 0 ? { ...spot, lifted: true } : spot;
    })
    .toReversed();
}

const stateOf = (move: string, legal?: string[]): Spot["state"] => legal && (legal.includes(move) ? "can" : "cannot");

/** The last cards that were played in this deal, as far as we were told; the top card at the end. */
function lately(top: string, told: Told[]): string[] {
  const events = told.flatMap((step) => step.events ?? []);
  const begin = events.findLastIndex(({ point }) => point === "dealt");
  const played = events
    .slice(begin + 1)
    .filter(({ point }) => point.startsWith("plays") || point === "opens")
    .flatMap(({ argument }) => (typeof argument === "string" ? [argument] : []));
  return played.at(-1) === top ? played.slice(-PILE) : [top];
}

/** A card that appears on the pile was played by whoever moved last; any other was drawn. */
export function flowOf(told: Told[], seat: number): Flow {
  const from = moversHand(told, seat);
  return {
    spring: (spot) => (spot.zone === "pile" && from ? from : "deck"),
    sink: ({ zone, card }) => (zone === "pile" || card === UNSEEN ? zone : "deck"),
  };
}

/** What a turn still lacks, by what may follow. */
export function composed(legal: string[], words: Words): "colour" | "give" | "gift" {
  if (legal.some((move) => words.term(move)?.message === "move-give")) return "give";
  return legal.includes("rest") ? "gift" : "colour";
}
