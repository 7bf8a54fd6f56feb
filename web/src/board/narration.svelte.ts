/** The table as it is heard: what happens and that it is our turn, in words and as sounds. */

import { untrack } from "svelte";
import { announcer } from "../state/announcer.svelte";
import type { Table } from "../state/table.svelte";
import { play } from "../sound";
import type { Told } from "../wire";
import { say } from "../words/words.svelte";
import { sentencesOf } from "./log";
import type { Play } from "./play.svelte";
import { heardOf, isBack } from "./sounds";

const SPOKEN = 6; // sentences at once: who has to listen to more does not hear that it is their turn

export function narrate(current: () => Play): void {
  $effect(() => {
    const play = current();
    let owed = untrack(() => greet(play)); // once: what comes later is told
    return play.table.onTold((steps) => {
      const { owes, seat } = play.table;
      const begins = owes && (!owed || isBack(steps, seat));
      const told = sentencesOf(steps, play.speech, play.names)
        .map(({ text }) => text)
        .slice(-SPOKEN);
      if (begins) told.push(say("your-turn"));
      if (told.length) announcer.say(told.join(" "));
      ring(play, steps, begins);
      owed = owes;
    });
  });
}

/** Whoever comes to a hand that was just dealt hears it, too; whether we owe something already. */
function greet(play: Play): boolean {
  const { told, owes } = play.table;
  if (justDealt(play.table)) ring(play, told.slice(-1), owes);
  return owes;
}

/** Nobody has played in this deal yet. */
export const justDealt = ({ scene, told }: Table): boolean =>
  scene.stage === "playing" && !!told.at(-1)?.events?.some(({ point }) => point === "dealt");

/** What is heard of some steps. Whose turn begins hears it always, and after everything else. */
function ring({ table, speech }: Play, steps: Told[], begins: boolean): void {
  const { result } = table.scene;
  for (const { sound, later } of heardOf(speech.game, steps, { seat: table.seat, result, begins })) play(sound, later);
}
