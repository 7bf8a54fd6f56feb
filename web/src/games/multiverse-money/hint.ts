/** What is true of a turn of Multiverse Money: of a bet what it costs and spares, of a swap what it brings. */

import { type Facts, type Sentence, when } from "../../hint/reasons";
import { ENOUGH, purseOf, worthOf, type Kind } from "./purse";
import type { Board } from "./spots";

const BLUFF = "E";
const MUCH = 100;
const SET = 3; // notes of a currency
const SETS = [20, 30]; // of which all three are worth more (MM-18)

export default function reasons(facts: Facts<Board>): Sentence[] {
  return facts.before.phase === "bet" ? betting(facts) : swapping(facts);
}

/** What lies in the bet when it is closed, and what stays in the hand. */
function betting({ me, moves, before, kind }: Facts<Board>): Sentence[] {
  if (moves.at(-1) !== "lock") return [];
  const laid = new Set(before.bets[me] ?? []);
  for (const card of moves.slice(0, -1)) if (!laid.delete(card)) laid.add(card);
  const notes = [...laid].filter((card) => card !== BLUFF);
  const all = [...(before.hands[me] ?? []), ...(before.bets[me] ?? [])].filter((card) => card !== BLUFF);
  const purse = purseOf(all, kind);
  const most = Math.max(0, ...purse.map(({ sum }) => sum));
  const best = purse.filter(({ sum }) => sum === most);
  const touched = purseOf(notes, kind).some(({ currency }) => best.some((one) => one.currency === currency));
  const lots = [before.left, before.right].map((lot) => worthOf(lot, kind));
  return [
    ...when(!notes.length, "hint-money-out"),
    ...when(most >= MUCH && !touched, "hint-money-spares", { currency: best[0]?.currency ?? "", sum: most }),
    ...when(true, "hint-money-bets", { amount: worthOf(notes, kind), left: lots[0] ?? 0, right: lots[1] ?? 0 }),
  ];
}

/** What a swap brings: a whole currency, a set, or more than is given. */
function swapping({ me, moves, before, kind }: Facts<Board>): Sentence[] {
  const [move = ""] = moves;
  const given = before.bets[me] ?? [];
  const [, rival = ""] = /^swap-(P\d+)$/.exec(move) ?? [];
  const got = move === "left" ? before.left : move === "right" ? before.right : rival ? (before.bets[rival] ?? []) : [];
  if (!got.length) return [];
  const hand = before.hands[me] ?? [];
  const [kept, then] = [hand.concat(given), hand.concat(got)];
  const sums = new Map(purseOf(kept, kind).map(({ currency, sum }) => [currency, sum]));
  const whole = purseOf(then, kind).find(({ currency, sum }) => sum >= ENOUGH && (sums.get(currency) ?? 0) < ENOUGH);
  const set = setsOf(then, kind).find(({ currency, value }) => !has(setsOf(kept, kind), currency, value));
  const [amount, worth] = [worthOf(given, kind), worthOf(got, kind)];
  return [
    ...when(whole !== undefined, "hint-money-whole", { currency: whole?.currency ?? "", sum: whole?.sum ?? 0 }),
    ...when(set !== undefined, "hint-money-set", { currency: set?.currency ?? "", value: set?.value ?? 0 }),
    ...when(worth > amount, "hint-money-gains", { amount, worth }),
  ];
}

interface Three {
  currency: string;
  value: number;
}

/** Three equal notes of a currency that count besides. */
function setsOf(cards: string[], kind: Kind): Three[] {
  const notes = cards.map((card) => kind(card)?.arguments ?? {});
  return purseOf(cards, kind).flatMap(({ currency }) =>
    SETS.filter(
      (value) => notes.filter((note) => note.currency === currency && note.value === value).length === SET,
    ).map((value) => ({ currency, value })),
  );
}

const has = (sets: Three[], currency: string, value: number): boolean =>
  sets.some((set) => set.currency === currency && set.value === value);
