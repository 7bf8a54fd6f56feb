/** The descriptions of games, each fetched once. */

import { ask } from "../net/api";
import type { Description } from "./description";

const known = new Map<string, Promise<Description>>();

export function descriptionOf(game: string): Promise<Description> {
  const found = known.get(game) ?? (ask("GET /api/games/{game}/description", { game }) as Promise<unknown>);
  known.set(game, found as Promise<Description>);
  found.catch(() => known.delete(game));
  return found as Promise<Description>;
}
