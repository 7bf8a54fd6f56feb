/** Where things are in the picture of a line: a chance upwards, the moments of a match along. */

import { type Chance, Z } from "./chances";
import type { DealPicture } from "./picture";

export const HEIGHT = 220; // pixels
export const [LEFT, RIGHT, TOP, BOTTOM] = [48, 14, 14, 28];

export interface Shape {
  across: (moment: number) => number;
  up: (share: number) => number;
  deals: { early: Trace; counted: Trace; dots: Dot[]; end: number; middle: number }[];
}

/** A line with its margin, as points of SVG. */
export interface Trace {
  path: string;
  band: string;
}

export interface Dot {
  x: number;
  y: number;
  moment: number;
}

/** The picture in so many pixels. */
export function shapeOf(deals: readonly DealPicture[], width: number): Shape {
  const last = Math.max(1, deals.at(-1)?.deal.last ?? 1);
  const across = (moment: number) => LEFT + (moment / last) * (width - LEFT - RIGHT);
  const up = (share: number) => TOP + (1 - Math.min(1, Math.max(0, share))) * (HEIGHT - TOP - BOTTOM);
  const trace = (placed: readonly Placed[]): Trace => {
    const edge =
      (sign: number) =>
      ({ moment, chance: { share, error } }: Placed) =>
        `${round(across(moment))},${round(up(share + sign * Z * error))}`;
    const band = [...placed.map(edge(1)), ...placed.toReversed().map(edge(-1))];
    return { path: placed.map(edge(0)).join(" "), band: band.join(" ") };
  };
  const shaped = deals.map(({ deal, points, glances }) => {
    const ended = (line: readonly Placed[]) =>
      deal.won === undefined || !line.length ? line : [...line, { moment: deal.last, chance: certain(deal.won) }];
    return {
      early: trace(ended(glances)),
      counted: trace(glances.length ? points : ended(points)), // what is not counted yet is no part of it
      dots: points.map(({ moment, chance }) => ({ moment, x: round(across(moment)), y: round(up(chance.share)) })),
      end: round(across(deal.last)),
      middle: round((across(deal.first) + across(deal.last)) / 2),
    };
  });
  return { across, up, deals: shaped };
}

interface Placed {
  moment: number;
  chance: Chance;
}

const certain = (won: boolean): Chance => ({ share: Number(won), error: 0 });
const round = (pixels: number): number => Math.round(10 * pixels) / 10;
