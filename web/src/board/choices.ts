/** Moves as things to choose from: colours, players, and everything else in words. */

export interface Choices {
  colours: { colour: string; move: string }[];
  seats: { seat: number; move: string }[];
  others: string[];
}

const COLOUR = /^(?:[a-z]+-)?([RYVAM])$/;
const SEAT = /^(?:[a-z]+-)?P(\d)$/;

export function choicesOf(moves: string[]): Choices {
  const found: Choices = { colours: [], seats: [], others: [] };
  for (const move of moves) {
    const [colour, seat] = [COLOUR.exec(move)?.[1], SEAT.exec(move)?.[1]];
    if (colour) found.colours.push({ colour, move });
    else if (seat) found.seats.push({ seat: Number(seat), move });
    else found.others.push(move);
  }
  return found;
}
