/** Whether a match has ended before our eyes: with a move that we were told of. A match that is only shown, or shown again, has not. */

import type { Stage, Told } from "../wire";

export function hasWitnessed(before: boolean, stage: Stage, steps: Told[]): boolean {
  return stage === "over" && (before || steps.some(({ events = [] }) => events.length > 0));
}
