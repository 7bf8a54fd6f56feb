/** A match as a file, which `sobremesa replay` and every page read. */

import { nameOf } from "../words/names";
import type { Recording } from "./recording";

/** The text of a match. Bots keep the names that they had: a file does not say at which table they sat. */
export function written(recording: Recording, code: string): string {
  const chairs = recording.chairs?.map((chair, seat) => {
    const name = nameOf(chair, seat, code);
    return { ...(name ? { name } : {}), ...(chair.bot ? { bot: chair.bot } : {}) };
  });
  return JSON.stringify({ ...recording, ...(chairs ? { chairs } : {}) });
}

/** Give it to who looks, as a download. */
export function download(recording: Recording, code: string, name: string): void {
  const url = URL.createObjectURL(new Blob([written(recording, code)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: `${name}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
