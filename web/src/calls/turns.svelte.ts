/** The turns of a table, called out to who does not look. */

import type { Play } from "../board/play.svelte";
import { BASE } from "../net/base";
import { settings, type When } from "../state/settings.svelte";
import { sight } from "../state/sight.svelte";
import type { Chair } from "../wire";
import { list } from "../words/lists";
import { say } from "../words/words.svelte";
import { Caller } from "./caller";
import { calls } from "./calls.svelte";
import { SystemBell, type Call } from "./system";

const SHORT = 48; // characters that names may take: a phone shows one line

/** While a table is shown; to be called where effects live. */
export function callTurns(current: () => Play): void {
  $effect(() => {
    const { table } = current();
    const caller = new Caller(`sobremesa ${table.code}`, new SystemBell());
    $effect(() => {
      const ours = table.owes && !table.chairs[table.seat]?.stand_in;
      caller.look(ours, sight.hidden, () => callOf(current()));
    });
    return () => caller.end();
  });
}

function callOf(play: Play): Omit<Call, "tag"> | undefined {
  if (!isWorth(calls.when, play.alone)) return undefined;
  return {
    title: play.speech.say("title"),
    body: sentenceFor(play.table.seat, play.table.chairs),
    lang: settings.language,
    silent: !settings.sound,
    icon: `${BASE}icons/icon-192.png`,
  };
}

/** Bots have time: who plays with them alone is called only if they want that, too. */
export const isWorth = (when: When, alone: boolean): boolean => when === "always" || (when === "friends" && !alone);

/** Who waits for us: people who are at the table themselves, by name as long as that is short. */
export function sentenceFor(seat: number, chairs: Chair[]): string {
  const waiting = chairs
    .filter(({ name, stand_in }, at) => at !== seat && name && !stand_in)
    .map(({ name }) => name ?? "");
  if (!waiting.length) return say("call-turn");
  const names = list(waiting);
  return names.length > SHORT ? say("call-turn-many") : say("call-turn-friends", { count: waiting.length, names });
}
