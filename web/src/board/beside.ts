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

const STEP = 12; // pixels between places that are tried where there is no room right beside the face
const OWN = 100; // how much the face matters that a bubble belongs to
const FAR = 60; // what a pixel away from the face costs, in pixels that are hidden

/**
 * Where a bubble of one of these sizes hides least; of those places that hide as little, the first: above the face,
 * beside it, below it; then anywhere near.
 */
export function besides(sizes: Size[], face: Rect, room: Rect, kept: Kept[]): Rect {
  const hides = (bubble: Rect) => hidden(bubble, face, kept);
  const places = sizes.flatMap((size) =>
    around(size, face).map((place) => ({ ...inside(place, size, room), ...size })),
  );
  const near = cheapest(places, room, hides);
  if (near.cost === 0) return near.bubble;
  const others = sizes.flatMap((size) => everywhere(size, room).map((place) => ({ ...place, ...size })));
  const far = cheapest(others, room, (bubble) => hides(bubble) + FAR * distance(bubble, face));
  return far.cost < near.cost ? far.bubble : near.bubble;
}

function cheapest(bubbles: Rect[], room: Rect, costOf: (bubble: Rect) => number): { bubble: Rect; cost: number } {
  const costs = bubbles.map(costOf);
  const cost = Math.min(...costs);
  return { bubble: bubbles[costs.indexOf(cost)] ?? room, cost };
}

function everywhere({ width, height }: Size, room: Rect): Place[] {
  const along = (length: number): number[] =>
    Array.from({ length: Math.max(1, Math.floor((length - 2 * MARGIN) / STEP)) }, (_, i) => MARGIN + i * STEP);
  const across = along(room.width - width);
  return along(room.height - height).flatMap((y) => across.map((x) => ({ x: room.x + x, y: room.y + y })));
}

/** How many pixels there are between two rectangles. */
function distance(one: Rect, other: Rect): number {
  const across = Math.max(other.x - one.x - one.width, one.x - other.x - other.width, 0);
  const down = Math.max(other.y - one.y - one.height, one.y - other.y - other.height, 0);
  return Math.hypot(across, down);
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

/** How much a bubble hides: its own face counts, but less than what is decided about. */
function hidden(bubble: Rect, face: Rect, kept: Kept[]): number {
  return kept.reduce((sum, other) => sum + common(bubble, other) * other.weight, common(bubble, face) * OWN);
}

/** The area that two rectangles share. */
export function common(one: Rect, other: Rect): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}
