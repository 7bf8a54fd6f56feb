/** The table as it is heard: what happens and that it is our turn, in words and as sounds. */

import { announcer } from "../state/announcer.svelte";
import { settings } from "../state/settings.svelte";
import { play as sound, prepareSound, setMuted } from "../sound";
import { say } from "../words/words.svelte";
import { sentencesOf } from "./log";
import type { Play } from "./play.svelte";
import { soundsOf } from "./sounds";

const SPOKEN = 6; // sentences at once: who has to listen to more does not hear that it is their turn

export function narrate(current: () => Play): void {
  $effect(() => prepareSound());
  $effect(() => setMuted(!settings.sound));
  $effect(() => {
    const play = current();
    let owed = play.table.owes;
    return play.table.onTold((steps) => {
      const { owes, scene, seat } = play.table;
      const told = sentencesOf(steps, play.speech, play.names)
        .map(({ text }) => text)
        .slice(-SPOKEN);
      if (owes && !owed) told.push(say("your-turn"));
      if (told.length) announcer.say(told.join(" "));
      const heard = soundsOf(play.speech.game, steps);
      if (scene.result) sound(scene.result.winners.includes(seat) ? "win" : "lose");
      else if (heard) sound(heard);
      else if (owes && !owed) sound("turn");
      owed = owes;
    });
  });
}
