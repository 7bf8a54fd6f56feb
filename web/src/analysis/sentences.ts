/** What the figures say, in a sentence: which one, and what it is about. Nothing is said for sure that is not. */

import type { Looked, Account } from "./picture";
import { type Chance, type Gain, sure, Z } from "./chances";
import { causeOf, type Parts, PARTS, type Step } from "./ledger";

export interface Said {
  id: string;
  about: Record<string, string | number>;
}

const HUNDRED = 100;
const POINTS = 0.5; // of 100: less is not written

/** A share in hundredths, with its 95 % interval. */
export function chanceFigures({ share, error }: Chance): { share: number; low: number; high: number } {
  const of = (value: number) => Math.round(HUNDRED * Math.min(1, Math.max(0, value)));
  return { share: of(share), low: of(share - Z * error), high: of(share + Z * error) };
}

/** A difference in points of a hundred, and half of its 95 % interval. */
export function gainFigures({ gain, error }: Gain): { gain: number; give: number } {
  return { gain: whole(HUNDRED * gain), give: Math.ceil(HUNDRED * Z * error - 1e-9) };
}

/** A number as it is written: with a real minus, and never before a zero. */
export const written = (number: number): string => String(number).replace("-", "−");

const whole = (number: number): number => Math.round(number) + 0;

/** Whether a choice was a good one: a mistake only if that is sure. */
export function verdictOf({ valued: { same, cost } }: Looked): "same" | "close" | "worse" | "better" {
  if (same) return "same";
  if (!sure(cost) || Math.abs(HUNDRED * cost.gain) < POINTS) return "close";
  return cost.gain > 0 ? "worse" : "better";
}

/** What the open cards say of a choice, beside what could be known. */
export function openVerdictOf({ valued: { same }, shown: { cost } }: Looked): "same" | "close" | "worse" | "better" {
  return verdictOf({ valued: { same, cost } } as Looked);
}

/** A turning point: how much it changed, and by what above all. */
export function turningSaid(step: Step): Said {
  const { gain, give } = gainFigures(step.change);
  return {
    id: `analysis-turn-${gain > 0 ? "up" : "down"}`,
    about: { points: Math.abs(gain), give, cause: causeOf(step) },
  };
}

/** The parts in points of a hundred. They are rounded so that what is read adds up, too: the cards take the rest. */
export function partFigures(account: Account): Record<keyof Parts | "first" | "result", number> {
  const [first, result] = [whole(HUNDRED * account.first.share), HUNDRED * account.result];
  const [mine, others] = [whole(HUNDRED * account.mine.gain), whole(HUNDRED * account.others.gain)];
  return { first, result, mine, others, cards: result - first - mine - others + 0 };
}

/** Luck or play? What decided is the greatest part in the direction of the result, if it surely is one. */
export function summed(account: Account): Said {
  const change = account.result - account.first.share;
  const result = change >= 0 ? "better" : "worse";
  const along = (part: keyof Parts): number => Math.sign(change) * account[part].gain;
  const [most = "cards", next = "cards"] = [...PARTS].sort((one, other) => along(other) - along(one));
  const lead = Math.abs(account[most].gain) - Math.max(0, along(next));
  const doubt = Z * Math.hypot(account[most].error, account[next].error);
  if (along(most) <= 0 || !sure(account[most])) return { id: "analysis-sum-open", about: { result } };
  if (lead < doubt) return { id: "analysis-sum-both", about: { result, most, next } };
  return { id: `analysis-sum-${most}`, about: { result } };
}
