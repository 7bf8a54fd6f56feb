/** A face from a name: the same name has the same face on every page. */

import { hash } from "../characters/characters";

export interface Looks {
  ground: string;
  skin: string;
  hair: string;
  cut: number;
  eyes: number;
  mouth: number;
  glasses: boolean;
}

const GROUNDS = ["#e9a23b", "#d8573f", "#4f9d69", "#3f83c4", "#8d5fb4", "#d4699a", "#3d9c9c", "#b98a4e"];
const SKINS = ["#fbd9bd", "#f0bf98", "#d99e73", "#b87b50", "#8d5a38", "#6a4128"];
const HAIRS = ["#2a1d16", "#5a3520", "#8f5a2c", "#d9a441", "#b54a2a", "#e8e2d8", "#3d3f5c"];

/** A hash with a stir: near names must not look alike. */
function stirred(name: string): number {
  let sum = hash(name);
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return (sum ^ (sum >>> 13)) >>> 0;
}

export function looksOf(name: string): Looks {
  let rest = stirred(name);
  const pick = (count: number): number => {
    const picked = rest % count;
    rest = Math.floor(rest / count);
    return picked;
  };
  const of = (list: string[]): string => list[pick(list.length)] ?? "";
  return {
    ground: of(GROUNDS),
    skin: of(SKINS),
    hair: of(HAIRS),
    cut: pick(6),
    eyes: pick(3),
    mouth: pick(3),
    glasses: pick(5) === 0,
  };
}

/** A leaf that points up, and where the leaves of half a wreath are, from the chin on: a master wears it. */
export const LEAF = "M0 0C-4 -2 -4.5 -8 0 -12C4.5 -8 4 -2 0 0z";
export const LAUREL: readonly (readonly [x: number, y: number, turn: number])[] = [
  [27, 60, -82],
  [18, 57, -62],
  [11.5, 51, -38],
  [8, 42.5, -16],
  [7.5, 33, 4],
  [10, 24, 24],
];

/** How a temperament looks: eyes, brows and mouth on a field of 64 by 64. */
export interface Mood {
  eyes: string;
  brows: string;
  mouth: string;
  /** The mouth is. */
  open?: boolean;
}

export const MOODS: Record<string, Mood> = {
  bold: { eyes: "M24 36V38M40 36V38", brows: "M19 29L27 32M45 29L37 32", mouth: "M24 45Q34 51 41 43" },
  careful: {
    eyes: "M24 37V38M40 37V38M18 37a6 6 0 1 0 12 0a6 6 0 1 0-12 0M34 37a6 6 0 1 0 12 0a6 6 0 1 0-12 0M30 36.5H34",
    brows: "M20 28Q24 26 28 28M36 28Q40 26 44 28",
    mouth: "M28 48Q32 50 36 48",
  },
  chatty: {
    eyes: "M21 37Q24 33 27 37M37 37Q40 33 43 37",
    brows: "M20 29Q24 27 27 29M37 29Q40 27 44 29",
    mouth: "M24 43Q32 58 40 43z",
    open: true,
  },
  quiet: { eyes: "M20 37H27M37 37H44", brows: "M20 31H27M37 31H44", mouth: "M28 47H36" },
};
