/** The games that the page has something of its own for: every folder with a `game.ts`. There is no other list. */

import plain from "./_plain/game";
import type { Game, Header } from "./game";

// A folder that begins with an underscore is no game: a family, or what stands in.
const HEADERS = import.meta.glob<Header>("./[a-z]*/game.ts", { import: "default", eager: true });

// `/t/pato-luna?plain` shows any game as if it had no folder.
const BARE = new URLSearchParams(location.search).has("plain");

/** Everything that the page needs to show a game; what has no folder gets what is plain. */
export function gameOf(name: string): Game {
  return BARE ? plain : { ...plain, ...HEADERS[`./${name}/game.ts`] };
}
