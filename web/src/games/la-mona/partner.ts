/** Who plays together: four play in two teams, across the table. */
export const partnerOf = (seat: number, players: number): number =>
  seat >= 0 && players === 4 ? (seat + 2) % players : -1;
