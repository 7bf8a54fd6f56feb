/**
 * A card that was tapped is played by itself after a moment, where nothing about it is left to say, to add or to read.
 * Until then it is ours alone: another card takes its place, a step back puts it down, and a second tap does not wait.
 * Whatever else is done meanwhile, by us or at the table, stops it: then it has to be said, as ever. Who plays by
 * keyboard is not hurried.
 */

import { settings } from "../state/settings.svelte";
import type { Scene } from "../wire";
import type { Play } from "./play.svelte";

const MOMENT = 1_400; // milliseconds: long enough to see a mistake and to put it right
const OURS = ".felt"; // a tap here means the turn
const ASIDE = ".own"; // but for our face, where one chats

export class Settling {
  /** How long the moment is, in milliseconds; 0 while nothing is about to be played. */
  length = $state(0);
  /** Our last tap on the table, and how that stood; nothing, if something else was done since. */
  #tapped = $state.raw<{ scene: Scene }>();

  /** Keep time for a table; to be called where effects live. */
  keep(play: Play): void {
    $effect(() => {
      const still = () => (this.#tapped = undefined);
      const tap = ({ target, detail }: MouseEvent) => {
        const meant = detail > 0 && target instanceof Element && target.closest(OURS) && !target.closest(ASIDE);
        this.#tapped = meant ? { scene: play.table.scene } : undefined;
      };
      const done = new AbortController();
      const heard = { capture: true, signal: done.signal };
      for (const event of ["pointerdown", "keydown", "visibilitychange"])
        document.addEventListener(event, still, heard);
      document.addEventListener("click", tap, heard);
      return () => done.abort();
    });
    $effect(() => {
      const { table, turn } = play;
      void turn.moves;
      const whole = turn.ready && !turn.committing && play.sure();
      const meant = this.#tapped?.scene === table.scene && table.up && table.owes;
      if (settings.taps !== "moment" || !whole || !meant) return;
      const end = setTimeout(() => void play.commit(), MOMENT);
      this.length = MOMENT;
      return () => {
        clearTimeout(end);
        this.length = 0;
      };
    });
  }
}
