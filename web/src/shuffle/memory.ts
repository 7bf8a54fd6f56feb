/**
 * What this browser saw of the shuffle of a match while it could not yet know how it would go, of the latest matches:
 * what the server tells afterwards is compared with it. A private window remembers until it is closed.
 */

import { keep, kept } from "../state/storage";
import type { Shuffling } from "../wire";

const KEY = "sobremesa-shuffle";
const MATCHES = 12;
const DEALS = 40; // of a match whose first cards are kept

/** What was seen of one match, from one seat. */
export interface Seen {
  /** Whose eyes; -1 for a spectator's. */
  readonly seat: number;
  /** Our own share; empty: we added none. */
  readonly share: string;
  /** As it was first shown. */
  readonly commitment: string;
  readonly pledges: readonly string[];
  readonly shares: readonly string[];
  /** Shares were called for: from then on no pledge can change. */
  readonly called: boolean;
  /** By the number of the deal: the first view of it that we were shown, packed. */
  readonly views: Readonly<Record<string, string>>;
}

const held = new Map<string, Seen>(); // by this page, where the browser keeps nothing

const name = (code: string, number: number) => `${code}/${number}`;

/** What was seen of a match; undefined: nothing, on this device. */
export function recall(code: string, number: number): Seen | undefined {
  return isSeen(kept(KEY)[name(code, number)]) ?? held.get(name(code, number)); // another page may know more
}

function remember(code: string, number: number, seen: Seen): void {
  const place = name(code, number);
  held.delete(place);
  held.set(place, seen);
  for (const oldest of held.keys()) if (held.size > MATCHES) held.delete(oldest);
  const others = Object.entries(kept(KEY)).filter(([other]) => other !== place);
  keep(KEY, Object.fromEntries([...others.slice(1 - MATCHES), [place, seen]]));
}

const NOTHING: Seen = { seat: -1, share: "", commitment: "", pledges: [], shares: [], called: false, views: {} };

/** Our share of a match, before it is told to anybody. */
export function keepShare(code: string, number: number, seat: number, share: string): void {
  remember(code, number, { ...(recall(code, number) ?? NOTHING), seat, share });
}

/**
 * What everybody is shown of the shuffle. The first commitment is the one that counts, and pledges count as they were
 * when shares were called for: later a server could suit them to what it knows.
 */
export function witness(code: string, shuffle: Shuffling, seat: number): void {
  const before = recall(code, shuffle.number) ?? NOTHING;
  const seen: Seen = {
    ...before,
    seat: before.share ? before.seat : seat,
    commitment: before.commitment || shuffle.commitment,
    pledges: before.called ? before.pledges : shuffle.pledges,
    called: before.called || shuffle.called,
    shares: shuffle.shares.map((share, at) => before.shares[at] || share),
  };
  if (JSON.stringify(seen) !== JSON.stringify(before)) remember(code, shuffle.number, seen);
}

/** The first view of a deal that we are shown. */
export function keepView(code: string, number: number, seat: number, deal: number, packed: () => string): void {
  const seen = recall(code, number);
  if (seen?.seat !== seat || seen.views[deal] !== undefined || Object.keys(seen.views).length >= DEALS) return;
  remember(code, number, { ...seen, views: { ...seen.views, [deal]: packed() } });
}

/** What was kept, if nobody has made anything else of it. */
function isSeen(found: unknown): Seen | undefined {
  const { seat, share, commitment, pledges, shares, views } = (found ?? {}) as Partial<Seen>;
  const whole =
    typeof seat === "number" &&
    typeof share === "string" &&
    typeof commitment === "string" &&
    Array.isArray(pledges) &&
    Array.isArray(shares) &&
    typeof views === "object";
  return whole ? (found as Seen) : undefined;
}
