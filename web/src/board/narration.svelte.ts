/** The table as it is heard: what happens and that it is our turn, in words and as sounds. */

import { announcer } from "../state/announcer.svelte";
import type { Table } from "../state/table.svelte";
import { play as sound } from "../sound";
import type { Told } from "../wire";
import { say } from "../words/words.svelte";
import { sentencesOf } from "./log";
import type { Play } from "./play.svelte";
import { soundsOf } from "./sounds";

const SPOKEN = 6; // sentences at once: who has to listen to more does not hear that it is their turn
const AFTER = 0.35; // seconds: the bell comes when the card has been heard

export function narrate(current: () => Play): void {
  $effect(() => {
    const play = current();
    let owed = greet(play);
    return play.table.onTold((steps) => {
      const { owes } = play.table;
      const told = sentencesOf(steps, play.speech, play.names)
        .map(({ text }) => text)
        .slice(-SPOKEN);
      if (owes && !owed) told.push(say("your-turn"));
      if (told.length) announcer.say(told.join(" "));
      ring(play, steps, owes && !owed);
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
const justDealt = ({ scene, told }: Table): boolean =>
  scene.stage === "playing" && !!told.at(-1)?.events?.some(({ point }) => point === "dealt");

/** What is heard of some steps. Whose turn begins hears it always, and after everything else. */
function ring({ table, speech }: Play, steps: Told[], begins: boolean): void {
  const { result } = table.scene;
  if (result) return sound(result.winners.includes(table.seat) ? "win" : "lose");
  const heard = soundsOf(speech.game, steps);
  if (heard) sound(heard);
  if (begins) sound("turn", heard ? AFTER : 0);
}
