/** What matches add up to: how often one won, in a row and against whom. Always with the number that a share is of. */

import type { Finished } from "../wire";

/** Of one game. */
export interface Figures {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  /** Matches won one after another: the most there ever were, and those up to now. */
  readonly best: number;
  readonly streak: number;
  /** On average. */
  readonly moves: number;
  readonly time: number; // milliseconds
}

/** Somebody and I, in one game. */
export interface Score {
  readonly game: string;
  readonly played: number;
  /** Won by one of us without the other; the rest we won together, or somebody else did. */
  readonly mine: number;
  readonly theirs: number;
}

/** Somebody whom one has met. */
export interface Companion {
  readonly id: string;
  /** As they were called the last time. */
  readonly name: string;
  readonly last: number;
  readonly scores: Score[];
}

/** Which match it is, as its replay is addressed. */
export const keyOf = ({ code, number }: Pick<Finished, "code" | "number">): string => `${code}-${number}`;

/** Matches from several lists, the latest first; what came twice stands here once. */
export function merged(matches: readonly Finished[]): Finished[] {
  const found = new Map(matches.map((match) => [keyOf(match), match]));
  return [...found.values()].toSorted((a, b) => b.ended - a.ended);
}

/** Somebody has won it: what was given up counts nowhere. */
export const isDecided = ({ champions }: Finished): boolean => champions.length > 0;

export const isWon = ({ champions, seat }: Finished): boolean => champions.includes(seat);

/** The figures of each game, the most played first. */
export function figuresOf(matches: readonly Finished[]): Figures[] {
  const played = [...grouped(matches.filter(isDecided), ({ game }) => game)];
  return played.map(([game, own]) => figures(game, own)).toSorted((a, b) => b.played - a.played);
}

/** The people whom one has met, those with whom one played most first. */
export function companionsOf(matches: readonly Finished[]): Companion[] {
  const met = matches
    .filter(isDecided)
    .flatMap((match) => match.companions.flatMap((id, seat) => (id ? [{ id, match, seat }] : [])));
  const all = [...grouped(met, ({ id }) => id)].map(([id, meetings]): Companion => {
    const latest = meetings.reduce((a, b) => (b.match.ended > a.match.ended ? b : a));
    const scores = [...grouped(meetings, ({ match }) => match.game)].map(([game, own]) => score(game, own));
    return {
      id,
      name: latest.match.chairs[latest.seat]?.name ?? "",
      last: latest.match.ended,
      scores: scores.toSorted((a, b) => b.played - a.played),
    };
  });
  return all.toSorted((a, b) => times(b) - times(a) || b.last - a.last);
}

/** How often one met somebody. */
export const times = ({ scores }: Companion): number => scores.reduce((sum, { played }) => sum + played, 0);

function figures(game: string, own: Finished[]): Figures {
  const inOrder = own.toSorted((a, b) => a.ended - b.ended);
  let [best, streak] = [0, 0];
  for (const match of inOrder) {
    streak = isWon(match) ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  const mean = (of: (match: Finished) => number) => own.reduce((sum, match) => sum + of(match), 0) / own.length;
  return {
    ...{ game, played: own.length, won: own.filter(isWon).length, best, streak },
    ...{ moves: mean(({ moves }) => moves), time: mean(({ began, ended }) => ended - began) },
  };
}

function score(game: string, meetings: { match: Finished; seat: number }[]): Score {
  const alone = (whose: (meeting: { match: Finished; seat: number }) => [won: number, other: number]) =>
    meetings.filter((meeting) => {
      const [won, other] = whose(meeting);
      return meeting.match.champions.includes(won) && !meeting.match.champions.includes(other);
    }).length;
  return {
    ...{ game, played: meetings.length },
    mine: alone(({ match, seat }) => [match.seat, seat]),
    theirs: alone(({ match, seat }) => [seat, match.seat]),
  };
}

function grouped<T>(things: T[], by: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(by(thing), [...(groups.get(by(thing)) ?? []), thing]);
  return groups;
}
