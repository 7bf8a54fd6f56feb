/** Bots remark on what happens, beside their faces: rarely, one at a time, and not at all for who does not like it. */

import { untrack } from "svelte";
import { characterAt } from "../characters/characters";
import { remarkWaiting, Talk, type Known, type Remark } from "../characters/remarks";
import { fetchSentences, Said } from "../characters/sentences";
import { gameOf } from "../games/games";
import { settings } from "../state/settings.svelte";
import type { Told } from "../wire";
import { justDealt } from "./narration.svelte";
import type { Play } from "./play.svelte";

const RARELY = 12_000; // milliseconds between two remarks, however quick the turns are
const AFTER = 900; // and from an event to the remark on it
const LONG = 30_000; // that everybody waits for a person

/** Remark on what happens from now on; answers how to stop. */
export function hearRemarks(play: Play): () => void {
  const { table } = play;
  const talk = new Talk();
  const said = new Said();
  let spoken = -RARELY; // when somebody spoke last
  let soon: ReturnType<typeof setTimeout> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;

  function speak(remark: Remark | undefined, after: number): void {
    if (!remark || !settings.remarks || performance.now() - spoken < RARELY) return;
    spoken = performance.now();
    soon = setTimeout(() => void utter(remark), after);
  }

  /** Where the sentences cannot be fetched nothing is said: nobody misses it. */
  async function utter(remark: Remark): Promise<void> {
    const character = characterAt(table.code, remark.seat);
    const sentences = await fetchSentences(settings.language).catch(() => undefined);
    const text = character && sentences ? said.say(character, remark, sentences) : "";
    if (text && settings.remarks && !isMute(play)) play.voices.speak(remark.seat, text);
  }

  function hear(steps: Told[]): void {
    clearTimeout(late);
    const known = knownOf(play);
    const { result, stage } = table.scene;
    const remark = talk.hear(steps, known, result);
    if (isMute(play)) return;
    speak(remark, AFTER);
    const waits = stage === "playing" && table.waited.length === 1 && !table.chairs[table.waited[0] ?? -1]?.bot;
    if (waits) late = setTimeout(() => speak(remarkWaiting(known), 0), LONG);
  }

  untrack(() => justDealt(table) && hear(table.told.slice(-1)));
  const stop = table.onTold(hear);
  return () => {
    stop();
    clearTimeout(soon);
    clearTimeout(late);
  };
}

/** Where whoever speaks pays for it, bots hold their tongues. */
const isMute = ({ table }: Play): boolean => table.scene.board?.mute === true;

function knownOf({ table, speech }: Play): Known {
  const { code, chairs, deals, scene } = table;
  const { remarks } = gameOf(speech.game);
  return { remarks, code, chairs, deal: deals.length, deck: Number(scene.board?.deck ?? 0) };
}
