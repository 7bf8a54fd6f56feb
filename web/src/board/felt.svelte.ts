/** The felt: the places that a game lays out on it with plain CSS, and where they are. A card is as high as its zone. */

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Rect, Spread } from "./spread";

export interface Zone {
  rect: Rect;
  spread: Spread;
}

export class Felt {
  readonly zones = new SvelteMap<string, Zone>();
  /** The width of a card of the game's own size: `--card-w`. */
  card = $state(80);
  /** How far our hand is pushed along. */
  offset = $state(0);
  /** Nothing flies: what is shown is not what comes next, but another moment. */
  still = $state(false);
  /** It is being pushed right now. */
  pushed = $state(false);
  #line: HTMLElement | undefined;
  #ground: HTMLElement | undefined;
  #places: { name: string; node: HTMLElement; spread: Spread }[] = [];
  #looks = false; // it will be measured in a moment
  #observer = new ResizeObserver(() => this.measure());

  /** `{@attach felt.ground}`: everything lies on this. */
  readonly ground = (node: HTMLElement) => {
    this.#ground = node;
    this.#observer.observe(node);
    untrack(() => this.measure());
    return () => this.#observer.disconnect();
  };

  /** `{@attach felt.size}`: an element as wide as a card. */
  readonly size = (node: HTMLElement) => {
    const observer = new ResizeObserver(() => (this.card = node.offsetWidth || this.card));
    observer.observe(node);
    return () => observer.disconnect();
  };

  /** `{@attach felt.line}`: what is asked of us stands here. */
  readonly line = (node: HTMLElement) => {
    this.#line = node;
    return () => (this.#line = undefined);
  };

  /**
   * How far the line is above the lower edge of the window, in pixels: what is said to us alone covers it, and no rival.
   * Where it stands beside the table, the hand's upper edge is meant.
   */
  get foot(): number | undefined {
    if (!this.#line || !this.#ground) return undefined;
    const { bottom } = this.#line.getBoundingClientRect();
    const hand = this.zones.get("hand");
    const beside = hand && bottom < innerHeight / 2;
    return Math.max(0, innerHeight - (beside ? this.#ground.getBoundingClientRect().y + hand.rect.y : bottom));
  }

  /** `{@attach felt.zone("pile", "spill")}`: cards lie here. */
  zone(name: string, spread: Spread = "stack") {
    return (node: HTMLElement) => {
      const place = { name, node, spread };
      this.#places.push(place);
      this.#observer.observe(node);
      // An attachment that read where the zones are would run again whenever one of them moves.
      untrack(() => this.#look());
      return () => {
        this.#observer.unobserve(node);
        this.#places = this.#places.filter((other) => other !== place);
        if (!this.#places.some((other) => other.name === name)) this.zones.delete(name);
      };
    };
  }

  /** Measure for a new zone: at once, so that what flies there sets out in time; where nothing flies, once for all. */
  #look(): void {
    if (!this.still) this.measure();
    else if (!this.#looks) {
      this.#looks = true;
      queueMicrotask(() => {
        this.#looks = false;
        this.measure();
      });
    }
  }

  /** Look again where everything is; needed after whatever moves a zone without resizing it. */
  measure(): void {
    const origin = this.#ground?.getBoundingClientRect();
    if (!origin) return;
    for (const { name, node, spread } of this.#places) {
      const { x, y, width, height } = node.getBoundingClientRect();
      const rect = { x: x - origin.x, y: y - origin.y, width, height };
      // Who lays a zone out must not depend on where the others are.
      const known = untrack(() => this.zones.get(name));
      if (!known || known.spread !== spread || !same(known.rect, rect)) this.zones.set(name, { rect, spread });
    }
  }
}

const same = (one: Rect, other: Rect): boolean =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 0.5 &&
  Math.abs(one.width - other.width) + Math.abs(one.height - other.height) < 0.5;
