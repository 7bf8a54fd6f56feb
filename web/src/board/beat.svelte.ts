/**
 * What is forced happens by itself, after a beat. Others see what a tap would show them, and no sooner than somebody
 * taps: who may wonder about us sees a pause as long as a thumb takes. Nothing happens while nobody looks, or while a
 * hint about it is read.
 */

import { untrack } from "svelte";
import { settings } from "../state/settings.svelte";
import { sight } from "../state/sight.svelte";
import type { Play } from "./play.svelte";

/** Milliseconds, drawn between these: among bots, and where other people watch. */
const ALONE = [700, 1_100] as const;
const WATCHED = [900, 2_600] as const;

export class Beat {
  /** How long it is, in milliseconds; 0 while nothing is about to happen. */
  length = $state(0);

  /** Keep time for a table, but not while somebody reads about the move; to be called where effects live. */
  keep(play: Play, isRead: () => boolean): void {
    $effect(() => {
      void play.table.scene; // the same move may be forced again
      const move = sight.hidden || isRead() || !settings.forced ? "" : play.forced;
      if (!move) return;
      const length = untrack(() => between(play.alone ? ALONE : WATCHED));
      const end = setTimeout(() => void play.now(move), length);
      this.length = length;
      return () => {
        clearTimeout(end);
        this.length = 0;
      };
    });
  }
}

const between = ([least, most]: readonly [number, number]): number => least + Math.random() * (most - least);
