/** What a page asks while a turn is composed, answered as a table answers it: from the view of its seat alone. */

import type { Drafted, Explained, Refused } from "../wire";
import type { View } from "./state";
import { foresee, reasons } from "./turn";

/** An answer before it is sent: neither the id of a question nor a version. */
export type Unsent<Answer> = Omit<Answer, "id" | "version">;

/** What can follow some moves. */
export function drafted(view: View, moves: readonly string[]): Unsent<Drafted> | Refused {
  const foreseen = foresee(view, moves);
  if (foreseen.type === "refused") return foreseen;
  const { certain, done } = foreseen;
  const last = foreseen.views.at(-1) ?? view;
  return { type: "drafted", legal: done ? [] : last.legal(view.seat), board: last.board, done, certain };
}

/** Why moves cannot be made now, or after the moves of a draft. */
export function explained(
  view: View,
  moves: readonly string[],
  after: readonly string[] = [],
): Unsent<Explained> | Refused {
  const unknown = moves.find((move) => view.setup.move(move) === undefined);
  if (unknown !== undefined) return { type: "refused", code: "unreadable", move: unknown };
  const foreseen = foresee(view, after);
  if (foreseen.type === "refused") return foreseen;
  if (!foreseen.certain) return { type: "refused", code: "unforeseeable", move: after.at(-1) ?? "" };
  return { type: "explained", reasons: reasons(foreseen.views.at(-1) ?? view, moves) };
}
