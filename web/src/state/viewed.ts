/** For tests: tables as Python wrote them, with views as the server would send them. */

import { serveFromDisk } from "../engine/disk";
import { loadRules } from "../engine/engine";
import { GAMES } from "../engine/tables";
import type { Scene, Snapshot } from "../wire";

serveFromDisk();
Reflect.deleteProperty(WebAssembly, "compileStreaming"); // Node's would not take the answers of a made-up browser

export const LOADED = await Promise.all(
  GAMES.map(async (written) => ({ ...written, rules: await loadRules(written.game) })),
);
export const PLAYING: Scene = { stage: "playing", match: 1, deadline: 77 };

/** A record as it travels, though not as short as it could be. */
export function packed(record: string): string {
  return btoa([...atob(record)].map((letter) => (letter === "\0" ? "\0\0" : letter)).join(""));
}

export function shown(about: Partial<Snapshot>): Snapshot {
  return { type: "snapshot", game: "cone", options: {}, stamp: "", seat: 0, scene: PLAYING, ...about } as Snapshot;
}

/** A moment of $CONE, as who is asked sees it. */
function moment() {
  for (const { game, rules, deals } of LOADED)
    for (const { options, steps } of deals)
      for (const { look } of game === "cone" ? steps : [])
        for (const view of look?.views ?? [])
          if (view.actors.includes(view.seat)) return { options, view, stamp: rules.description.stamp };
  throw new Error("there is no table of $CONE");
}

export const { options: OPTIONS, view: SEEN, stamp: STAMP } = moment();
export const ABOUT: Partial<Snapshot> = { options: OPTIONS, stamp: STAMP, seat: SEEN.seat };
export const VIEW: Scene = { ...PLAYING, view: packed(SEEN.record) };
export const [FIRST = ""] = SEEN.legal[0]?.[1] ?? [];
