/** Which bots a game has on this device. */

import { LEVELS } from "../entries";
import { hasNet } from "./artefacts";

export const MASTER = "master";

/** Whether a game has bots of a level: a master only where somebody has trained one. */
export const hasLevel = (game: string, level: string): boolean =>
  LEVELS.includes(level) && (level !== MASTER || hasNet(game));
