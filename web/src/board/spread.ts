/** How the cards of a zone lie in it. Lengths are in pixels of the felt. */

export const RATIO = 1.4;
/** What has to be seen of a card of the hand to hit it with a thumb. */
export const SLIVER = 30;

/**
 * stack: one on the other, the deck · spill: thrown on a heap · row: side by side, overlapping if they must ·
 * fan: a small row held like a hand · grid: apart, in as many rows as they need · hand: our own, which can be pushed along.
 */
export type Spread = "stack" | "spill" | "row" | "fan" | "grid" | "hand";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The middle of a card, its width, and how far it is turned, in degrees. */
export interface Pose {
  x: number;
  y: number;
  width: number;
  turn: number;
}

/** Where each of these cards lies; `keys` shake a heap up, always in the same way. */
export function posesOf(spread: Spread, zone: Rect, keys: number[], most: number, offset = 0): Pose[] {
  const count = keys.length;
  const middle = { x: zone.x + zone.width / 2, y: zone.y + zone.height / 2 };
  const width = Math.min(zone.height / RATIO, zone.width);
  switch (spread) {
    case "stack":
      return keys.map((_, i) => ({ x: middle.x - i * 0.8, y: middle.y - i * 1.2, width, turn: 0 }));
    case "spill":
      return keys.map((key) => ({
        x: middle.x + jitter(key, 1) * width * 0.09,
        y: middle.y + jitter(key, 2) * width * 0.07,
        width,
        turn: jitter(key, 3) * 9,
      }));
    case "row": {
      const step = Math.min(width * 1.08, (zone.width - width) / Math.max(1, count - 1));
      return keys.map((_, i) => ({ x: middle.x + (i - (count - 1) / 2) * step, y: middle.y, width, turn: 0 }));
    }
    case "fan": {
      const step = Math.min(width * 0.4, (zone.width - width) / Math.max(1, count - 1));
      return keys.map((_, i) => arched(middle, i - (count - 1) / 2, step, width, Math.min(5, 30 / count)));
    }
    case "grid":
      return grid(zone, count, Math.min(most, width));
    case "hand": {
      const step = stepOf(zone, count);
      const room = reach(zone, count) / 2;
      const x = middle.x - Math.max(-room, Math.min(room, offset));
      return keys.map((_, i) => arched({ x, y: middle.y }, i - (count - 1) / 2, step, width, Math.min(2, 14 / count)));
    }
  }
}

/** How far apart the cards of a hand lie. */
export function stepOf(zone: Rect, count: number): number {
  const width = zone.height / RATIO;
  return Math.max(SLIVER, Math.min(width * 0.86, (zone.width - width) / Math.max(1, count - 1)));
}

/** How much longer a hand is than its zone: so far it can be pushed. */
export function reach(zone: Rect, count: number): number {
  return Math.max(0, stepOf(zone, count) * (count - 1) + zone.height / RATIO - zone.width);
}

/** How many cards of a hand lie beyond each edge of its zone, or are cut by it, as it is pushed. */
export function beyond(zone: Rect, count: number, offset: number): { left: number; right: number } {
  const room = reach(zone, count) / 2;
  const pushed = Math.max(-room, Math.min(room, offset));
  const cut = (length: number): number => Math.ceil((length - 1) / stepOf(zone, count));
  return { left: Math.max(0, cut(room + pushed)), right: Math.max(0, cut(room - pushed)) };
}

function arched(middle: { x: number; y: number }, place: number, step: number, width: number, turn: number): Pose {
  const fall = 1 - Math.cos((place * turn * Math.PI) / 180);
  return { x: middle.x + place * step, y: middle.y + fall * width * 1.5, width, turn: place * turn };
}

/** As large as fits, in the number of rows that allows it. */
function grid(zone: Rect, count: number, most: number): Pose[] {
  const gap = 1.12;
  const fits = (rows: number): number => {
    const columns = Math.ceil(count / rows);
    return Math.min(most, zone.width / columns / gap, zone.height / rows / RATIO / (rows > 1 ? 1.08 : 1));
  };
  const rows = Array.from({ length: Math.max(1, count) }, (_, i) => i + 1).reduce((best, rows) =>
    fits(rows) > fits(best) + 0.5 ? rows : best,
  );
  const width = fits(rows);
  const columns = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const across = row === rows - 1 ? count - row * columns : columns;
    return {
      x: zone.x + zone.width / 2 + ((i % columns) - (across - 1) / 2) * width * gap,
      y: zone.y + zone.height / 2 + (row - (rows - 1) / 2) * width * RATIO * 1.08,
      width,
      turn: 0,
    };
  });
}

/** Between -1 and 1, by the key alone. */
function jitter(key: number, salt: number): number {
  const wave = Math.sin(key * 12.9898 + salt * 78.233) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}
