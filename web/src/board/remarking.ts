/** Bots remark on what happens, beside their faces: rarely, and not at all for who does not like it. */

import { remarkAtEnd, remarkOn, remarkWaiting, type Known, type Remark } from "../characters/remarks";
import { settings } from "../state/settings.svelte";
import type { Told } from "../wire";
import { say } from "../words/words.svelte";
import type { Play } from "./play.svelte";

const RARELY = 20_000; // milliseconds between two remarks, whoever makes them
const AFTER = 900; // and from an event to the remark on it
const LONG = 30_000; // that everybody waits for a person

/** Remark on what happens from now on; answers how to stop. */
export function hearRemarks(play: Play): () => void {
  const { table } = play;
  let silent = -RARELY; // when somebody spoke last
  let soon: ReturnType<typeof setTimeout> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;

  function speak(remark: Remark | undefined, after: number): void {
    if (!remark || !settings.remarks || performance.now() - silent < RARELY) return;
    silent = performance.now();
    soon = setTimeout(() => play.voices.speak(remark.seat, say(`remark-${remark.id}`)), after);
  }

  const stop = table.onTold((steps) => {
    clearTimeout(late);
    if (isMute(play)) return;
    const known = knownOf(play);
    const { result, stage } = table.scene;
    speak(result ? remarkAtEnd(result, known) : remarkOn(eventsOf(steps), known), AFTER);
    const waits = stage === "playing" && table.waited.length === 1 && !table.chairs[table.waited[0] ?? -1]?.bot;
    if (waits) late = setTimeout(() => speak(remarkWaiting(known), 0), LONG);
  });
  return () => {
    stop();
    clearTimeout(soon);
    clearTimeout(late);
  };
}

const eventsOf = (steps: Told[]) => steps.flatMap((step) => step.events ?? []);

/** Where whoever speaks pays for it, bots hold their tongues. */
const isMute = ({ table }: Play): boolean => table.scene.board?.mute === true;

function knownOf({ table }: Play): Known {
  const { code, chairs, deals, scene } = table;
  return { code, chairs, deal: deals.length, deck: Number(scene.board?.deck ?? 0) };
}
