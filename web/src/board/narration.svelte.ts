/** The table read out: what happens, and that it is our turn. */

import { announcer } from "../state/announcer.svelte";
import { say } from "../words/words.svelte";
import { sentencesOf } from "./log";
import type { Play } from "./play.svelte";

export function narrate(current: () => Play): void {
  $effect(() => {
    const play = current();
    return play.table.onTold((steps) => {
      const told = sentencesOf(steps, play.speech, play.names).map(({ text }) => text);
      const yours = play.table.owes ? [say("your-turn")] : [];
      if (told.length + yours.length) announcer.say([...told, ...yours].join(" "));
    });
  });
}
