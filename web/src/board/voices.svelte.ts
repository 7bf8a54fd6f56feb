/** What people at the table say and do, as it is shown beside their faces: a bubble, for a short while. */

import { SvelteMap } from "svelte/reactivity";
import { me } from "../state/me.svelte";
import type { Table } from "../state/table.svelte";
import { SPECTATOR, type Line, type PhraseName } from "../wire";
import { say } from "../words/words.svelte";
import { latest } from "./log";
import { momentOf } from "./moments";
import type { Play } from "./play.svelte";

const DEED = 2_600; // milliseconds that a deed is shown
const SAID = 3_200; // and words, at least
const LETTER = 45; // and for each letter of them
const LONGEST = 9_000;
const MOST = 3; // bubbles at a time: more than that nobody reads, and a phone has no room for

export interface Bubble {
  /** Another one at the same seat has another number. */
  key: number;
  text: string;
  /** Somebody's own words, not what they did. */
  spoken: boolean;
  /** The words are a phrase, which may have a drawing. */
  phrase?: PhraseName;
  /** Milliseconds. */
  stays: number;
}

export class Voices {
  readonly bubbles = new SvelteMap<number, Bubble>();
  #faces: (HTMLElement | undefined)[] = []; // by seat
  #timers: ReturnType<typeof setTimeout>[] = []; // by seat
  #keys = 0;

  /** `{@attach voices.face(seat)}`: who sits there speaks from here. */
  face(seat: number) {
    return (node: HTMLElement) => {
      this.#faces[seat] = node;
      return () => void (this.#faces[seat] = undefined);
    };
  }

  faceOf(seat: number): HTMLElement | undefined {
    return this.#faces[seat];
  }

  /** Somebody says something. */
  speak(seat: number, text: string, phrase?: PhraseName): void {
    this.#show(seat, { text, spoken: true, phrase, stays: Math.min(SAID + LETTER * text.length, LONGEST) });
  }

  /** Somebody did something: the deed before it is of no interest any more, and words are not cut short. */
  act(seat: number, text: string): void {
    for (const [other, { spoken }] of this.bubbles) if (!spoken) this.#hide(other);
    if (!this.bubbles.has(seat)) this.#show(seat, { text, spoken: false, stays: DEED });
  }

  close(): void {
    for (const seat of [...this.bubbles.keys()]) this.#hide(seat);
  }

  #show(seat: number, bubble: Omit<Bubble, "key">): void {
    this.#hide(seat);
    if (!this.#faces[seat]) return; // who only watches has no face here
    const [oldest = seat] = this.bubbles.keys();
    if (this.bubbles.size >= MOST) this.#hide(oldest);
    this.bubbles.set(seat, { ...bubble, key: this.#keys++ });
    this.#timers[seat] = setTimeout(() => this.#hide(seat), bubble.stays);
  }

  #hide(seat: number): void {
    clearTimeout(this.#timers[seat]);
    this.bubbles.delete(seat);
  }
}

export const wordsOf = (line: Line): string => (line.phrase ? say(`phrase-${line.phrase}`) : (line.text ?? ""));

/** Whether we have said it ourselves; who only watches is known by name. */
export function isOurs({ seat = SPECTATOR, name }: Line, table: Table): boolean {
  return seat === table.seat && (seat !== SPECTATOR || name === me.name);
}

/** Show what is said and done from now on; answers how to stop. */
export function hearVoices(play: Play): () => void {
  const { table, voices } = play;
  const stops = [
    table.onSaid((line) => voices.speak(line.seat ?? SPECTATOR, wordsOf(line), line.phrase)),
    table.onTold((steps) => {
      const { game } = play.speech;
      const moment = momentOf(game, steps);
      if (moment?.shout && moment.seat === table.seat) voices.speak(table.seat, say(moment.shout));
      for (const seat of play.rivals) {
        const event = latest(game, steps, seat);
        if (event) voices.act(seat, without(play.names[seat] ?? "", play.speech.point(event, play.names)));
      }
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    voices.close();
  };
}

/** Whose bubble it is needs not be said again where a sentence begins with it. */
function without(name: string, said: string): string {
  const rest = said.startsWith(`${name} `) ? said.slice(name.length + 1) : said;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
