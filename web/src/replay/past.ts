/** What can be looked back at: the moments of deals that are over, and what each of them looked like from a seat. */

import type { Rules } from "../engine/engine";
import type { Setup, State, View } from "../engine/state";
import { resultOf } from "../local/forking";
import { noticed } from "../local/table";
import { unpack } from "../record/packed";
import { SPECTATOR, type Chair, type Result, type Scene, type Seen, type Told } from "../wire";
import { follow, Unplayable, type Moment, type Recording } from "./recording";
import { stopsOf } from "./turns";

/** From where it is looked at, and whether every hand lies open. */
export interface Lens {
  readonly seat: number;
  readonly open: boolean;
}

/** As everybody saw it. */
export const PUBLIC: Lens = { seat: SPECTATOR, open: false };

export interface Past {
  readonly game: string;
  readonly rules: number;
  readonly setup: Setup;
  readonly chairs: Chair[];
  /** How many moments there are. */
  readonly length: number;
  /** The seats that it can be looked at from. */
  readonly seats: readonly number[];
  /** Whether every hand may lie open. */
  readonly open: boolean;
  /** The moments where a turn, as people see it, is over. */
  readonly stops: readonly number[];
  /** The whole match, where nothing of it is secret any more: it can be kept, studied and gone on with. */
  readonly recording?: Recording;
  /** The number of the deal, from 1. */
  deal(at: number): number;
  /** Deals that were over. */
  deals(at: number): Result[];
  scene(at: number, lens: Lens): Scene;
  /** What happened with a moment; its version is the moment's own. */
  told(at: number, lens: Lens): Told[];
}

/** What is shown of a running match that is on this device: deals that are over, from one's own seat. */
export interface Running {
  seat: number;
}

/** A match from its recording. `openHands`: at the end of a deal they lie open to everybody. */
export class Film implements Past {
  readonly game: string;
  readonly rules: number;
  readonly setup: Setup;
  readonly chairs: Chair[];
  readonly seats: readonly number[];
  readonly open: boolean;
  readonly stops: readonly number[];
  readonly recording?: Recording;
  readonly #moments: readonly Moment[];
  readonly #ends: readonly { at: number; result: Result }[];

  constructor(
    rules: Rules,
    recording: Recording,
    private readonly openHands = false,
    running?: Running,
  ) {
    const all = follow(rules, recording);
    const last = running ? all.findLastIndex(({ state }) => state.over) : all.length - 1;
    if (last < 0) throw new Unplayable("no-deals", "no deal is over yet");
    const moments = all.slice(0, last + 1);
    this.#moments = moments;
    this.#ends = moments.flatMap(({ state }, at) => {
      const result = resultOf(state);
      return result ? [{ at, result }] : [];
    });
    const { setup } = this.#state(0);
    this.game = recording.game;
    this.rules = recording.rules;
    this.setup = setup;
    const seats = Array.from({ length: setup.players }, (_, seat) => seat);
    this.chairs = seats.map((seat) => recording.chairs?.[seat] ?? {});
    this.seats = running ? [running.seat] : seats;
    this.open = running ? openHands : true;
    this.stops = stopsOf(moments);
    if (!running) this.recording = recording;
  }

  get length(): number {
    return this.#moments.length;
  }

  deal(at: number): number {
    return this.#state(at).moment[0];
  }

  deals(at: number): Result[] {
    return this.#ends.flatMap((end) => (end.at <= at ? [end.result] : []));
  }

  scene(at: number, { seat, open }: Lens): Scene {
    const state = this.#state(at);
    const view = state.view(seat);
    const shown = open || (state.over && this.openHands) ? state : view;
    return sceneOf(view, shown.board, this.deals(at).at(-1));
  }

  told(at: number, { seat: viewer, open }: Lens): Told[] {
    const [{ state, seat, move }, before] = [this.#moment(at), this.#moments[at - 1]];
    const events = open ? state.events : state.view(viewer).events;
    if (!move || !before) return [{ version: at, events }];
    const how = noticed(before.state, state, move);
    if (how === "secret") return viewer === seat || open ? [{ version: at, seat }] : [];
    return [how === "covert" && !open ? { version: at, events } : { version: at, events, seat }];
  }

  #moment(at: number): Moment {
    const moment = this.#moments[at];
    if (!moment) throw new RangeError(`there is no moment ${at}`);
    return moment;
  }

  #state(at: number): State {
    return this.#moment(at).state;
  }
}

/** The deals of a running match at the server that are over, as it showed them to us. */
export class Glimpse implements Past {
  readonly game: string;
  readonly rules: number;
  readonly setup: Setup;
  readonly chairs: Chair[];
  readonly seats: readonly number[];
  readonly open: boolean;
  readonly stops: readonly number[];
  readonly #views: readonly View[];
  readonly #ends: readonly number[];

  constructor(
    rules: Rules,
    private readonly seen: Seen,
  ) {
    const { stamp, record } = rules.description;
    if (seen.stamp !== stamp) throw new Unplayable("other-rules", `${seen.stamp}, not ${stamp}`);
    if (!seen.shown.length) throw new Unplayable("no-deals", "no deal is over yet");
    this.game = seen.game;
    this.rules = seen.rules;
    this.setup = rules.setup(seen.options, seen.rules);
    this.chairs = seen.chairs;
    this.seats = [seen.seat];
    this.open = seen.shown.every(({ board }) => board);
    this.#views = seen.shown.map(({ view }) => this.setup.view(unpack(view, record.size), seen.seat));
    this.#ends = this.#views.flatMap((view, at) => (view.over ? [at] : []));
    this.stops = this.#views.map((_, at) => at);
  }

  get length(): number {
    return this.#views.length;
  }

  deal(at: number): number {
    return this.#view(at).moment[0];
  }

  deals(at: number): Result[] {
    return this.seen.deals.slice(0, this.#ends.filter((end) => end <= at).length);
  }

  scene(at: number, { open }: Lens): Scene {
    const view = this.#view(at);
    const all = open || view.over ? this.seen.shown[at]?.board : undefined;
    return sceneOf(view, all ?? view.board, this.deals(at).at(-1));
  }

  told(at: number): Told[] {
    return (this.seen.shown[at]?.told ?? []).map((told) => ({ ...told, version: at }));
  }

  #view(at: number): View {
    const view = this.#views[at];
    if (!view) throw new RangeError(`there is no moment ${at}`);
    return view;
  }
}

/** How the table stood; nothing can be done about it. */
function sceneOf(view: View, board: Scene["board"], last: Result | undefined): Scene {
  if (view.over) return { stage: last?.champions.length ? "over" : "pause", match: 1, board, result: last };
  return { stage: "playing", match: 1, board, owed: view.actors, silence: view.silence || undefined };
}
