/** Which mark is due: the first that was not shown yet, and whose thing the board shows. */

import type { Mark } from "./lesson";

export function due(
  marks: readonly Mark[],
  shown: (id: string) => boolean,
  shows: (key: string) => boolean,
): Mark | undefined {
  return marks.find(({ id, when }) => !shown(id) && (when === undefined || shows(when)));
}

/** Whether a board shows something under a name: cards, a seat, a number other than zero; of any seat. */
export function shows(board: Record<string, unknown>): (key: string) => boolean {
  const some = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.length > 0;
    if (value !== null && typeof value === "object") return Object.values(value).some(some);
    return Boolean(value);
  };
  return (key) => some(board[key]);
}
