/** Where a game says nothing else: the cards that are left are what decides. */

import type { Score } from "../../results/sheet";
import { byCards } from "../../results/sheet";

export default { lines: [], before: byCards } satisfies Score;
