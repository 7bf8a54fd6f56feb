/** A face from a name: the same name has the same face on every page. */

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

/** FNV-1a, then a stir: near names must not look alike. */
function hash(name: string): number {
  let sum = 0x811c9dc5;
  for (const char of name) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return (sum ^ (sum >>> 13)) >>> 0;
}

export function looksOf(name: string): Looks {
  let rest = hash(name);
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
