/** Where things are in the picture of a line: a chance upwards, the moments of a match along. */

import { type Chance, Z } from "./chances";
import type { DealPicture } from "./picture";

export const HEIGHT = 220; // pixels
export const [LEFT, RIGHT, TOP, BOTTOM] = [48, 14, 14, 28];

export interface Shape {
  across: (moment: number) => number;
  up: (share: number) => number;
  deals: { path: string; band: string; dots: Dot[]; end: number; middle: number }[];
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
  const shaped = deals.map(({ deal, points }) => {
    const ends = deal.won === undefined || !points.length ? [] : [{ moment: deal.last, chance: certain(deal.won) }];
    const all = [...points, ...ends];
    const edge =
      (sign: number) =>
      ({ moment, chance: { share, error } }: Placed) =>
        `${round(across(moment))},${round(up(share + sign * Z * error))}`;
    return {
      path: all.map(edge(0)).join(" "),
      band: [...all.map(edge(1)), ...all.toReversed().map(edge(-1))].join(" "),
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
