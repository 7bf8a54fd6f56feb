/** Moves as things to choose from: colours, players, and everything else in words. */

export interface Choices {
  colours: string[];
  seats: { seat: number; move: string }[];
  others: string[];
}

const COLOUR = /^[RYVAM]$/;
const SEAT = /^(?:[a-z]+-)?P(\d)$/;

export function choicesOf(moves: string[]): Choices {
  return {
    colours: moves.filter((move) => COLOUR.test(move)),
    seats: moves.flatMap((move) => {
      const seat = SEAT.exec(move)?.[1];
      return seat === undefined ? [] : [{ seat: Number(seat), move }];
    }),
    others: moves.filter((move) => !COLOUR.test(move) && !SEAT.test(move)),
  };
}
