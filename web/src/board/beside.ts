/** Where a bubble goes: near the face that it belongs to, and off whatever is being decided. */

import type { Rect } from "./spread";

/** What had better stay in sight, and how much it matters. */
export interface Kept extends Rect {
  weight: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
}

const GAP = 5; // pixels between a bubble and its face
const MARGIN = 4; // and between a bubble and the edge of the page

/** The places around a face for a bubble of one of these sizes, the one that hides least first: above, beside, below. */
export function besides(sizes: Size[], face: Rect, room: Rect, kept: Kept[]): (Place & Size)[] {
  return sizes
    .flatMap((size) => around(size, face).map((place) => ({ ...inside(place, size, room), ...size })))
    .map((bubble) => ({ bubble, cost: hidden(bubble, face, kept) }))
    .toSorted((one, other) => one.cost - other.cost)
    .map(({ bubble }) => bubble);
}

function around({ width, height }: Size, face: Rect): Place[] {
  const centre = face.x + face.width / 2;
  const [above, below] = [face.y - height - GAP, face.y + face.height + GAP];
  const level = face.y + (face.height - height) / 2;
  return [
    { x: centre - width / 2, y: above },
    { x: face.x, y: above },
    { x: face.x + face.width - width, y: above },
    { x: face.x + face.width + GAP, y: level },
    { x: face.x - width - GAP, y: level },
    { x: face.x, y: below },
    { x: face.x + face.width - width, y: below },
    { x: face.x, y: above - height }, // over a line that reaches beyond the face
  ];
}

/** Nothing hangs over the edge. */
function inside({ x, y }: Place, { width, height }: Size, room: Rect): Place {
  return {
    x: Math.max(room.x + MARGIN, Math.min(x, room.x + room.width - width - MARGIN)),
    y: Math.max(room.y + MARGIN, Math.min(y, room.y + room.height - height - MARGIN)),
  };
}

/** How much a bubble hides: its own face counts, but less than anything else. */
function hidden(bubble: Rect, face: Rect, kept: Kept[]): number {
  return kept.reduce((sum, other) => sum + common(bubble, other) * other.weight, common(bubble, face) * 0.5);
}

/** The area that two rectangles share. */
export function common(one: Rect, other: Rect): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}
