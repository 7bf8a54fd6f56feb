/** Seats as the boards write them: "P2" is seat 2, "" is nobody. */

export const NOBODY = -1;

export const seatOf = (written: string): number => (written ? Number(written.slice(1)) : NOBODY);

export const written = (seat: number): string => `P${seat}`;
