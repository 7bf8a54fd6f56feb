/** What this person likes, kept in this browser. */

import { LEVELS, TEMPI } from "../entries";
import type { Tempo } from "../wire";
import { LANGUAGES, type Language } from "../words/languages";
import { keep, kept } from "./storage";

export const MOTIONS = ["system", "full", "reduced"] as const;
export const TEXTS = ["normal", "large", "larger"] as const;
/** A card that is tapped is played at once, after a moment, or when it is tapped again. */
export const TAPS = ["once", "moment", "twice"] as const;
export const TEMPOS = Object.keys(TEMPI) as Tempo[];
/** At which tables one is called when it is one's turn. */
export const WHEN = ["never", "friends", "always"] as const;
export type When = (typeof WHEN)[number];

const KEY = "sobremesa";
const INITIAL = {
  language: "es" as Language,
  sound: true,
  vibration: true,
  remarks: true, // of bots
  motion: "system" as (typeof MOTIONS)[number],
  shapes: false,
  text: "normal" as (typeof TEXTS)[number],
  level: "sensible", // of the bots one plays against
  tempo: "usual" as Tempo, // of bots
  forced: true, // what is forced happens by itself
  taps: "moment" as (typeof TAPS)[number],
  calls: "unasked" as When | "unasked",
};
export type Liked = typeof INITIAL;

class Settings {
  #liked = $state<Liked>({ ...INITIAL, language: spoken(), ...wished() });

  get language() {
    return this.#liked.language;
  }
  get sound() {
    return this.#liked.sound;
  }
  get vibration() {
    return this.#liked.vibration;
  }
  get remarks() {
    return this.#liked.remarks;
  }
  get motion() {
    return this.#liked.motion;
  }
  get shapes() {
    return this.#liked.shapes;
  }
  get text() {
    return this.#liked.text;
  }

  get level() {
    return this.#liked.level;
  }

  get tempo() {
    return this.#liked.tempo;
  }
  get forced() {
    return this.#liked.forced;
  }
  get taps() {
    return this.#liked.taps;
  }
  get calls() {
    return this.#liked.calls;
  }

  like(wish: Partial<Liked>): void {
    Object.assign(this.#liked, wish);
    keep(KEY, this.#liked);
    this.show();
  }

  /** Let the style sheet and screen readers know. */
  show(): void {
    const page = document.documentElement;
    page.lang = this.language;
    page.dataset.motion = this.still ? "reduced" : "full";
    page.dataset.text = this.text;
  }

  /** Nothing should fly. */
  get still(): boolean {
    if (this.motion !== "system") return this.motion === "reduced";
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

/** What was kept, as far as it still makes sense. */
function wished(): Partial<Liked> {
  const valid: Record<keyof Liked, (value: unknown) => boolean> = {
    language: (value) => LANGUAGES.includes(value as Language),
    sound: (value) => typeof value === "boolean",
    remarks: (value) => typeof value === "boolean",
    vibration: (value) => typeof value === "boolean",
    motion: (value) => MOTIONS.includes(value as Liked["motion"]),
    shapes: (value) => typeof value === "boolean",
    text: (value) => TEXTS.includes(value as Liked["text"]),
    level: (value) => LEVELS.includes(value as string),
    tempo: (value) => TEMPOS.includes(value as Tempo),
    forced: (value) => typeof value === "boolean",
    taps: (value) => TAPS.includes(value as Liked["taps"]),
    calls: (value) => WHEN.includes(value as When),
  };
  return Object.fromEntries(Object.entries(kept(KEY)).filter(([key, value]) => valid[key as keyof Liked]?.(value)));
}

/** The first of the browser's languages that we speak. */
function spoken(): Language {
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag as Language));
  return (known as Language | undefined) ?? "es";
}

export const settings = new Settings();
