/** What is committed to, and how the key of a match is derived: the twin of sobremesa/table/core/shuffle.py. */

import { hexOf, sha256 } from "../sha256";

const hash = (...parts: (string | number)[]) => hexOf(sha256(parts.join(":")));

/** What everybody sees of the server's key before the match. */
export const commitmentOf = (code: string, number: number, seal: string) => hash("sobremesa-seal", code, number, seal);

/** What everybody sees of a seat's share before the match is called. */
export const pledgeOf = (code: string, number: number, seat: number, share: string) =>
  hash("sobremesa-share", code, number, seat, share);

/** The key of the deals: of the server's key, and of each seat's share in order. */
export const derive = (seal: string, shares: readonly string[]) =>
  hash("sobremesa-deal", seal, ...shares.map((share) => share || "-"));

/** The seats whose share is missing although it was pledged. */
export const leftOut = (pledges: readonly string[], shares: readonly string[]) =>
  pledges.flatMap((pledge, seat) => (pledge && !shares[seat] ? [seat] : []));

/** A share: 256 bits that nobody knows. */
export const makeShare = () => hexOf(crypto.getRandomValues(new Uint8Array(32)));
