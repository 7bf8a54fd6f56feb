/** The games as the page knows them before it has asked the server: enough to draw the home screen at once. */

export interface Shown {
  name: string;
  title: string;
  /** The option that changes the game most, asked for first. */
  front: string;
}

export const GAMES: readonly Shown[] = [
  { name: "monete", title: "Monete", front: "mode" },
  { name: "cone", title: "$CONE", front: "deals" },
  { name: "la-mona", title: "La Mona", front: "rounds" },
  { name: "multiverse-money", title: "Multiverse Money", front: "games" },
  { name: "uno-monster-high", title: "UNO Monster High", front: "scoring" },
];

export function shown(game: string): Shown | undefined {
  return GAMES.find(({ name }) => name === game);
}

export function titleOf(game: string): string {
  return shown(game)?.title ?? game;
}
