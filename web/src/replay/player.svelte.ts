/** A match that is looked back at: the table that the board looks at, which moment is shown, and from where. */

import { Table } from "../state/table.svelte";
import { ReplayLink } from "./link";
import { marksOf } from "./marks";
import type { Lens, Past } from "./past";

/** Milliseconds from turn to turn, by how many times as quick as usual it goes. */
export const TEMPI = [0.5, 1, 2, 4] as const;
const TURN = 1500;
const RESTS = 250; // milliseconds after which one no longer moves along the line

export class Player {
  /** The moment that is shown. */
  at = $state(0);
  lens = $state.raw<Lens>({ seat: 0, open: false });
  playing = $state(false);
  tempo = $state<(typeof TEMPI)[number]>(1);
  /** Whether the board is shown another moment, and not what comes next: nothing flies then. */
  still = $state(true);
  readonly table: Table;
  readonly marks;
  /** The place of the moment among the stops: the last one that is not after it. */
  readonly stop = $derived.by(() => this.#stopOf(this.at));
  readonly last: number;
  #link!: ReplayLink;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = -Infinity; // when the moment that is shown came

  constructor(
    readonly code: string,
    readonly past: Past,
    lens: Lens,
    at = 0,
  ) {
    this.last = past.stops.length - 1;
    this.marks = marksOf(past);
    this.table = new Table(code, (_, hearer) => (this.#link = new ReplayLink(code, past, hearer)));
    this.lens = lens;
    this.jump(at);
  }

  /** To any moment. */
  jump(at: number): void {
    this.still = true;
    this.#since = performance.now();
    this.at = Math.min(Math.max(0, at), this.past.length - 1);
    this.#link.show(this.at, this.lens);
  }

  /** To a stop by its place; the next one is seen to come about, but not by who moves quickly along the line. */
  go(stop: number): void {
    const rests = performance.now() - this.#since > RESTS;
    if (rests && stop === this.stop + 1 && this.past.stops[this.stop] === this.at) this.forward();
    else this.jump(this.past.stops[stop] ?? 0);
  }

  /** One turn on, as it came about. */
  forward(): void {
    const next = this.past.stops.find((stop) => stop > this.at);
    if (next === undefined) return;
    this.still = false;
    this.#since = performance.now();
    this.at = next;
    this.#link.advance(next, this.lens);
  }

  back(): void {
    this.jump(this.past.stops.findLast((stop) => stop < this.at) ?? 0);
  }

  /** As another seat saw it, or with open hands. */
  look(lens: Lens): void {
    this.lens = lens;
    this.jump(this.at);
  }

  /** Turn after turn, until the end; from the end, anew. */
  play(): void {
    if (this.stop >= this.last) this.jump(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
    this.table.close();
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.forward();
      if (this.stop >= this.last) this.pause();
      else this.#wait();
    }, TURN / this.tempo);
  }

  #stopOf(at: number): number {
    return Math.max(
      0,
      this.past.stops.findLastIndex((stop) => stop <= at),
    );
  }
}
