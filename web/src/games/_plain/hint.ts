/** Of a game without words of its own nothing is said but what was seen of the ends. */

import type { Sentence } from "../../hint/reasons";

export default function reasons(): Sentence[] {
  return [];
}
