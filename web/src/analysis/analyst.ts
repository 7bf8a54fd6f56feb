/** Somebody who looks at a match again, one decision at a time; what is found of one knows nothing of the others. */

import { loadBots } from "../engine/bots";
import { Mind } from "../engine/thinker";
import { Pool } from "../engine/thinking";
import { Trouble } from "../engine/trouble";
import { follow, type Moment, type Recording } from "../replay/recording";
import type { Chance, Gain } from "./chances";
import { seerOf } from "./expectations";
import { type Decision, type Span, dealsOf, decisionsOf, viewAt } from "./decisions";
import { type Breath, type Pains, type Shown, type Valued, Valuer } from "./valuing";

/** What is to be found out: the chance at the first moment of a deal, what a decision was worth, what another's did. */
export type Task =
  | { readonly about: "deal"; readonly moment: number }
  | { readonly about: "own" | "other"; readonly moment: number; readonly decision: Decision };

/** What was found out at a moment. */
export type Finding =
  | { readonly about: "deal"; readonly moment: number; readonly chance: Chance }
  | { readonly about: "own"; readonly moment: number; readonly valued: Valued; readonly shown: Shown }
  | { readonly about: "other"; readonly moment: number; readonly gain: Gain };

/** A deal, and whether the seat won it; undefined, if it did not end. */
export interface Played extends Span {
  readonly won: boolean | undefined;
}

/** What a net says at once of a moment of the line. */
export interface Glance {
  readonly moment: number;
  readonly chance: Chance;
}

/** What there is to find out of a match, and what can be said of it at once. */
export interface Outline {
  readonly deals: readonly Played[];
  readonly tasks: readonly Task[];
  readonly glances: readonly Glance[]; // without a net none
}

/** One after another they do tasks, by their numbers. */
export interface Head {
  readonly outline: Outline;
  do(task: number): Promise<Finding>;
  close(): void;
}

/** What somebody is asked to look at. */
export interface Brief {
  readonly recording: Recording;
  readonly seat: number;
  readonly pains: Pains;
  /** Whether a net says what it expects. Everybody who looks at the match has it then, or nobody: figures are others with it. */
  readonly net: boolean;
}

const STINT = 40; // milliseconds of work between two pauses
const LEAST = 2; // worlds: of one alone no error is known

export class Analyst implements Head {
  private closed = false;

  private constructor(
    readonly outline: Outline,
    private readonly moments: readonly Moment[],
    private readonly seat: number,
    private readonly valuer: Valuer,
    private readonly thinker: Pool,
  ) {}

  /** Somebody who has read the match. What cannot be played, a seat that there is not and no worlds are refused. */
  static async open({ recording, seat, pains, net }: Brief, stint = STINT): Promise<Analyst> {
    for (const worlds of [pains.worlds, pains.open, pains.rivals])
      if (!Number.isInteger(worlds) || worlds < LEAST) throw new Trouble("bad-budget", `${worlds} worlds`);
    const [bots, seer] = await Promise.all([loadBots(recording.game), net ? seerOf(recording.game) : undefined]);
    if (net && !seer) throw new Trouble("no-net", `nobody knows what to expect of ${recording.game}`);
    const moments = follow(bots.rules, recording);
    moments[0]?.state.setup.seat(seat);
    const thinker = new Pool(bots, (search) => Mind.open(search, stint));
    const breathe = breathing(stint, () => analyst.closed);
    const valuer = new Valuer(bots, thinker, pains, breathe, seer);
    const outline = outlineOf(moments, seat);
    const glances = glancesOf(outline, (moment) => seer?.atOnce(viewAt(moments, moment, seat)));
    const analyst: Analyst = new Analyst({ ...outline, glances }, moments, seat, valuer, thinker);
    return analyst;
  }

  async do(number: number): Promise<Finding> {
    const task = this.outline.tasks[number];
    if (!task) throw new Trouble("no-question", `there is no task ${number}`);
    const { moment } = task;
    if (task.about === "deal") {
      const chance = await this.valuer.chance(viewAt(this.moments, moment, this.seat));
      return { about: "deal", moment, chance };
    }
    const { seat, moves } = task.decision;
    const view = viewAt(this.moments, moment, seat);
    if (task.about === "other")
      return { about: "other", moment, gain: await this.valuer.effect(view, moves, this.seat) };
    const valued = await this.valuer.value(view, moves);
    const { state } = this.moments[moment] ?? {};
    if (!state) throw new Trouble("fault", `there is no moment ${moment}`);
    return { about: "own", moment, valued, shown: await this.valuer.open(state, seat, moves, valued) };
  }

  close(): void {
    this.closed = true;
    this.thinker.close();
  }
}

/**
 * What there is to find out: first all that the line is made of, then what the others did. Where a deal begins with our
 * own decision, its chance is the first.
 */
export function outlineOf(moments: readonly Moment[], seat: number): Omit<Outline, "glances"> {
  const deals = dealsOf(moments).map((span) => {
    const { outcome } = moments[span.last]?.state ?? {};
    return { ...span, won: outcome && outcome.winners.includes(seat) };
  });
  const decisions = deals.flatMap((deal) => decisionsOf(moments, deal)).filter(({ free }) => free);
  const begins = (first: number) => decisions.some((each) => each.seat === seat && each.moment === first);
  const firsts: Task[] = deals.flatMap(({ first }) => (begins(first) ? [] : [{ about: "deal", moment: first }]));
  const rest: Task[] = decisions.map((decision) => ({
    about: decision.seat === seat ? "own" : "other",
    moment: decision.moment,
    decision,
  }));
  const line = [...firsts, ...rest.filter(({ about }) => about === "own")];
  return {
    deals,
    tasks: [...line.sort((one, other) => one.moment - other.moment), ...rest.filter(({ about }) => about === "other")],
  };
}

/** What is said at once of all moments of the line. */
function glancesOf({ tasks }: Pick<Outline, "tasks">, look: (moment: number) => Chance | undefined): Glance[] {
  return tasks.flatMap(({ about, moment }) => {
    const chance = about === "other" ? undefined : look(moment);
    return chance ? [{ moment, chance }] : [];
  });
}

/** A pause now and then; who was closed goes no further. */
function breathing(stint: number, closed: () => boolean): Breath {
  let paused = performance.now();
  return async () => {
    if (performance.now() - paused < stint) return;
    await new Promise((resolve) => setTimeout(resolve));
    if (closed()) throw new Trouble("closed", "the analysis was stopped");
    paused = performance.now();
  };
}
