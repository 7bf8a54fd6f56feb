/**
 * From worlds to figures. In each world a net may have expected something, and then it was won or not. How far the net is
 * wrong on average nobody knows but for the usual size, the doubt: the more was counted, and the greater the doubt, the
 * more does the count weigh. With many worlds only the count is left, and without a net there is nothing else.
 * The twin of bench/expecting.py.
 */

/** A share of 1, and its standard error. */
export interface Chance {
  readonly share: number;
  readonly error: number;
}

/** A difference of chances, and its standard error. */
export interface Gain {
  readonly gain: number;
  readonly error: number;
}

/** How a world went on. */
export interface Fate {
  readonly hoped: number; // when there was a choice again; without a net, nothing
  readonly won: number; // 1, or 0
}

const TINY = 1e-6;

/** A share that is neither 0 nor 1. */
export const inside = (share: number): number => Math.min(Math.max(share, TINY), 1 - TINY);

/** How often it was won. One more world counts, half of it won, so that nothing is ever called sure. */
export function chanceOf(fates: readonly Fate[], doubt = Infinity): Chance {
  const worlds = fates.length + 1;
  const hope = mean(fates.map(({ hoped }) => hoped));
  const rest = fates.map(({ won, hoped }) => won - hoped);
  const off = (total(rest) + 0.5 - hope.share) / worlds;
  const more = ((1 - hope.share) ** 2 + hope.share ** 2) / 2;
  const square = (squares(rest) + more) / worlds - off ** 2;
  const found = drawn(hope, { share: off, error: Math.sqrt(square / worlds) }, doubt);
  return { share: inside(found.share), error: found.error };
}

/** How much oftener it was won in some worlds than in the same ones otherwise. One more pair counts, won in one of them. */
export function differenceOf(one: readonly Fate[], two: readonly Fate[], doubt = Infinity): Gain {
  const hoped = one.map((fate, world) => fate.hoped - (two[world]?.hoped ?? 0));
  const rest = one.map(({ won }, world) => won - (two[world]?.won ?? 0) - (hoped[world] ?? 0));
  const off = {
    share: total(rest) / (rest.length + 1),
    error: Math.sqrt(squares(rest) + 1 - total(rest) ** 2 / rest.length) / rest.length,
  };
  const { share, error } = drawn(mean(hoped), off, doubt);
  return { gain: share, error };
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
const squares = (numbers: readonly number[]): number => total(numbers.map((each) => each * each));

function mean(numbers: readonly number[]): Chance {
  const count = Math.max(1, numbers.length);
  const share = total(numbers) / count;
  return { share, error: Math.sqrt(squares(numbers.map((each) => each - share))) / count };
}

/** What was hoped for, and what was found to be off it, as far as it is to be doubted. */
function drawn(hope: Chance, off: Chance, doubt: number): Chance {
  const weight = doubt === Infinity ? 1 : doubt ** 2 / (doubt ** 2 + off.error ** 2);
  return { share: hope.share + weight * off.share, error: Math.sqrt(hope.error ** 2 + weight * off.error ** 2) };
}
