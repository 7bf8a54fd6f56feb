/** Whether a match was shuffled as was promised: the server's story beside what we saw, step by step. */

import { loadRules } from "../engine/engine";
import { same } from "../engine/machine";
import { unpack } from "../record/packed";
import { follow, recordingOf, Unplayable, type Moment } from "../replay/recording";
import type { Match, Shuffle } from "../wire";
import { commitmentOf, derive, leftOut, pledgeOf } from "./hashes";
import type { Seen } from "./memory";

/** A step of the check: a sentence, and whether it holds; one that only says how it is neither holds nor fails. */
export interface Step {
  readonly id: string;
  readonly holds: boolean | undefined;
  readonly seats?: readonly number[];
  readonly deal?: number;
  readonly count?: number;
}

const holds = (id: string, ok: boolean, about: Omit<Step, "id" | "holds"> = {}): Step => ({
  id: ok ? id : `no-${id}`,
  holds: ok,
  ...about,
});
const note = (id: string, about: Omit<Step, "id" | "holds"> = {}): Step => ({ id, holds: undefined, ...about });

/** Every step of the check of a match that is over. */
export async function check(match: Match, code: string, number: number, seen: Seen | undefined): Promise<Step[]> {
  const { shuffle } = match;
  if (!shuffle) return [seen?.commitment ? holds("story", false) : note("before")];
  const key = derive(shuffle.seal, shuffle.shares);
  return [
    ...(seen ? [] : [note("unseen")]),
    holds("commitment", isCommitted(shuffle, code, number, seen)),
    ...mine(shuffle, seen),
    ...others(shuffle, seen),
    holds("key", key === match.seed.padStart(64, "0")),
    ...(await deals(match, seen)),
  ];
}

/** Whether all that could be found out is as it was promised. */
export const isClean = (steps: readonly Step[]) => steps.every((step) => step.holds !== false);

function isCommitted({ code, number, seal, commitment }: Shuffle, where: string, which: number, seen?: Seen): boolean {
  const asSeen = !seen?.commitment || seen.commitment === commitment;
  return code === where && number === which && asSeen && commitmentOf(code, number, seal) === commitment;
}

/** Our own share is in it, or everybody was told that it was not. */
function mine({ shares, pledges, code, number }: Shuffle, seen?: Seen): Step[] {
  if (!seen?.share) return [];
  const { seat, share } = seen;
  const pledge = pledgeOf(code, number, seat, share);
  if (seen.pledges[seat] !== pledge) return []; // we have pledged another on another device, or none in the end
  if (shares[seat]) return [holds("mine", shares[seat] === share && pledges[seat] === pledge, { seats: [seat] })];
  return pledges[seat] === pledge && !seen.shares[seat] ? [note("mine-left-out")] : [holds("mine", false)];
}

/** Whatever others have added is what they had pledged, before our eyes where we had eyes there. */
function others({ shares, pledges, code, number }: Shuffle, seen?: Seen): Step[] {
  const added = shares.flatMap((share, seat) => (share ? [seat] : []));
  const asSeen = (seat: number) =>
    (!seen?.pledges.length || seen.pledges[seat] === pledges[seat]) &&
    (!seen?.shares[seat] || seen.shares[seat] === shares[seat]);
  const opens = (seat: number, share: string) => !share || pledgeOf(code, number, seat, share) === pledges[seat];
  const lies = shares.flatMap((share, seat) => (asSeen(seat) && opens(seat, share) ? [] : [seat]));
  const silent = leftOut(pledges, shares).filter((seat) => seat !== seen?.seat);
  return [
    ...(lies.length ? [holds("shares", false, { seats: lies })] : []),
    ...(added.length && !lies.length ? [holds("shares", true, { seats: added })] : []),
    ...(added.length ? [] : [note("alone")]),
    ...(silent.length ? [note("left-out", { seats: silent })] : []),
  ];
}

/** The deals of the key are those that we were shown, every card. */
async function deals(match: Match, seen?: Seen): Promise<Step[]> {
  const shown = Object.entries(seen?.views ?? {}).map(([deal, packed]) => [Number(deal), packed] as const);
  try {
    const moments = follow(await loadRules(match.game), recordingOf(match));
    const dealt = moments.filter(({ move }) => !move).length;
    const found = shown.map(([deal, packed]) =>
      holds("deal", wasShown(moments, deal, packed, seen?.seat ?? -1), { deal }),
    );
    return [...found, holds("moves", true, { count: dealt })];
  } catch (trouble) {
    if (!(trouble instanceof Unplayable)) return [note("no-rules")];
    return [trouble.code === "damaged-file" ? holds("moves", false) : note("no-rules")];
  }
}

/** Whether a view that we were shown is one of the match; secret moves do not advance what is seen of it. */
function wasShown(moments: readonly Moment[], deal: number, packed: string, seat: number): boolean {
  const { size } = moments[0]?.state.setup.rules.description.record ?? { size: 0 };
  const record = unpack(packed, size);
  return moments.some(({ state }) => state.moment[0] === deal && same(state.view(seat).record, record));
}
