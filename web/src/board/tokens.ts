/**
 * A token is a card as an object on the felt. Between one picture of the table and the next, what may be the same card
 * stays the same token, and flies. Keys are numbers of the page's own: they say nothing about a card, and none is ever
 * used again, for a card that has gone may still be waited for.
 */

import { UNSEEN, type Flow, type Spot } from "./spots";

export interface Token {
  key: number;
  spot: Spot;
  /** Its place among the cards of its zone. */
  order: number;
  /** The face that it showed last; empty if we never saw it. */
  face: string;
  /** Its back was seen, so it has to be drawn as well. */
  back: boolean;
  /** Where it appeared. */
  from: string;
  /** How many cards set out before it in the same moment; in the beginning every zone gets its first card at once. */
  wait: number;
  /** It is on its way out. */
  leaving: boolean;
}

/** It can be tapped. */
export const tappable = (token: Token): boolean => !token.leaving && token.spot.tap !== undefined;

type Pair = [Token, number];

/** The tokens of the next picture; new ones get the keys that are handed out. */
export function reconcile(before: Token[], spots: Spot[], flow: Flow, key: () => number): Token[] {
  const first = before.length === 0;
  const staying = before.filter((token) => !token.leaving);
  const match = pairs(staying, spots, flow);
  const orders = ordersOf(spots);
  let setting = 0;
  const kept = new Map(match.map(([token, place]) => [token, place]));

  const old = before.flatMap((token): Token[] => {
    const place = kept.get(token);
    if (place !== undefined) {
      const spot = spots[place] as Spot;
      const moves = spot.zone !== token.spot.zone;
      return [{ ...token, ...shown(spot, token), order: orders[place] ?? 0, wait: moves ? setting++ : 0 }];
    }
    if (token.leaving) return [token];
    const zone = flow.sink({ zone: token.spot.zone, card: token.spot.card });
    return [{ ...token, spot: { zone, card: token.spot.card }, leaving: true, wait: 0 }];
  });

  const found = new Set(match.map(([, place]) => place));
  const born = spots.flatMap((spot, place): Token[] => {
    if (found.has(place)) return [];
    const order = orders[place] ?? 0;
    const token = shown(spot, { face: "", back: true });
    return [{ key: key(), ...token, order, from: flow.spring(spot), wait: first ? order : setting++, leaving: false }];
  });
  return [...old, ...born];
}

function shown(spot: Spot, token: { face: string; back: boolean }): Pick<Token, "spot" | "face" | "back"> {
  const up = spot.card !== UNSEEN;
  return { spot, face: up ? spot.card : token.face, back: token.back || !up };
}

/** Which token is which spot: the surest first. */
function pairs(tokens: Token[], spots: Spot[], flow: Flow): Pair[] {
  const found: Pair[] = [];
  let left = [...tokens];
  let open = spots.map((_, place) => place);
  const take = (pair: Pair): void => {
    found.push(pair);
    left = left.filter((token) => token !== pair[0]);
    open = open.filter((place) => place !== pair[1]);
  };
  const each = (fits: (token: Token, spot: Spot) => boolean): void => {
    for (const place of [...open]) {
      const token = left.find((other) => fits(other, spots[place] as Spot));
      if (token) take([token, place]);
    }
  };

  unmoved(left, spots).forEach(take);
  each((token, spot) => known(spot) && token.spot.card === spot.card && token.spot.zone !== spot.zone);
  each((token, spot) => token.spot.card === spot.card && token.spot.zone === spot.zone);
  each((token, spot) => maybe(token, spot) && token.spot.zone === spot.zone);
  each((token, spot) => maybe(token, spot) && token.spot.zone === flow.spring(spot));
  each((token, spot) => maybe(token, spot) && flow.sink(token.spot) === spot.zone);
  each(maybe);
  return found;
}

const known = (spot: Spot): boolean => spot.card !== UNSEEN;

/** They may be the same card, as far as we know: one of them is not seen. */
const maybe = (token: Token, spot: Spot): boolean => !known(token.spot) || !known(spot);

/** Within each zone, the longest run of cards that lie as they lay. */
function unmoved(tokens: Token[], spots: Spot[]): Pair[] {
  const zones = new Set(spots.map((spot) => spot.zone));
  return [...zones].flatMap((zone) => {
    const lay = tokens.filter((token) => token.spot.zone === zone).toSorted((one, other) => one.order - other.order);
    const lie = spots.flatMap((spot, place) => (spot.zone === zone ? [place] : []));
    return common(lay, lie, (token, place) => token.spot.card === spots[place]?.card);
  });
}

/** The longest common subsequence. */
function common<A, B>(one: A[], other: B[], same: (a: A, b: B) => boolean): [A, B][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  const length = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      (lengths[i] as Uint16Array)[j] = same(one[i] as A, other[j] as B)
        ? length(i + 1, j + 1) + 1
        : Math.max(length(i + 1, j), length(i, j + 1));
  const run: [A, B][] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (same(one[i] as A, other[j] as B)) run.push([one[i++] as A, other[j++] as B]);
    else if (length(i + 1, j) >= length(i, j + 1)) i++;
    else j++;
  }
  return run;
}

/** The place of each spot among those of its zone. */
function ordersOf(spots: Spot[]): number[] {
  const counts: Record<string, number> = {};
  return spots.map(({ zone }) => (counts[zone] = (counts[zone] ?? -1) + 1));
}
