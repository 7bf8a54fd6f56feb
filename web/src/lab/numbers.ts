/**
 * Numbers as sentences have them: as many digits as the interval deserves, and never rounded into a finding: the lower
 * end of an interval is rounded down and the upper one up. The twin of sobremesa/lab/numbers.py.
 */

import type { Language } from "../words/languages";
import type { Figure } from "./figures";

const POINT: Record<Language, string> = { es: ",", en: "." };
const GROUP: Record<Language, string> = { es: "\u00a0", en: "," };
const MOST_DIGITS = 4;

/** A figure in writing. */
export interface Interval extends Record<string, string> {
  mean: string;
  low: string;
  high: string;
}

/** How many decimals leave two digits of half an interval. */
export function digitsOf(low: number, high: number): number {
  let [half, digits] = [(high - low) / 2, 0];
  for (; half > 0 && half < 10 && digits < MOST_DIGITS; digits++) half *= 10;
  return digits;
}

/** A figure in writing. */
export function interval({ mean, low, high }: Figure, language: Language): Interval {
  const digits = digitsOf(low, high);
  const ten = 10 ** digits;
  const [middle, lower, upper] = [Math.floor(mean * ten + 0.5), Math.floor(low * ten), Math.ceil(high * ten)];
  return {
    mean: write(middle, digits, language),
    low: write(lower, digits, language),
    high: write(upper, digits, language),
  };
}

/** By how much something differs at most, in writing. */
export function most({ low, high }: Figure, language: Language): string {
  const digits = digitsOf(low, high);
  return write(Math.ceil(Math.max(Math.abs(low), Math.abs(high)) * 10 ** digits), digits, language);
}

/** A large number, rounded up to two digits. */
export function about(number: number, language: Language): string {
  let ten = 1;
  while (number > 100 * ten) ten *= 10;
  return write(Math.ceil(number / ten) * ten, 0, language);
}

/** A number with so many decimals. */
export const fixed = (number: number, digits: number, language: Language): string =>
  write(Math.floor(number * 10 ** digits + 0.5), digits, language);

/** A whole number of the last decimal, with point and groups of the language. */
export function write(scaled: number, digits: number, language: Language): string {
  const size = BigInt(Math.abs(scaled));
  const ten = BigInt(10 ** digits);
  const ones = String(size / ten).replaceAll(/\B(?=(?:\d{3})+$)/g, GROUP[language]);
  const decimals = digits ? `${POINT[language]}${String(size % ten).padStart(digits, "0")}` : "";
  return `${scaled < 0 ? "−" : ""}${ones}${decimals}`;
}
