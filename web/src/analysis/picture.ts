/** What was found of a match, put together: a line, the decisions, the turning points, and where the result came from. */

import type { Finding, Glance, Outline, Played } from "./analyst";
import { added, type Chance, type Gain } from "./chances";
import type { Progress } from "./crew";
import type { Decision } from "./decisions";
import {
  type Elsewhere,
  type Ledger,
  ledgerOf,
  type Parts,
  type Point,
  type Step,
  together,
  turningPoints,
} from "./ledger";
import type { Shown, Valued } from "./valuing";

/** One of our decisions, and what was found of it. */
export interface Looked {
  readonly decision: Decision;
  readonly valued: Valued;
  readonly shown: Shown;
}

/** A deal as far as it has been looked at. */
export interface DealPicture {
  readonly deal: Played;
  readonly points: readonly Point[];
  /** What a net said of the whole deal at once, until everything of it is counted. */
  readonly glances: readonly Glance[];
  readonly ledger: Ledger | undefined; // when everything is known
}

/** Where the result of all deals came from. */
export interface Account extends Parts {
  readonly deals: number;
  readonly first: Chance; // hoped for at first: so many deals
  readonly result: number; // deals won
  readonly cost: Gain; // what a strong player would have won more
}

export interface Picture {
  readonly done: number;
  readonly tasks: number;
  readonly deals: readonly DealPicture[];
  readonly decisions: readonly Looked[];
  readonly turning: readonly Step[];
  readonly account: Account | undefined;
  /** Our decisions that are waited for, by their moments: what a net said of each at once. */
  readonly waiting: ReadonlyMap<number, Chance>;
  /** Whether a net has a part in the figures. */
  readonly net: boolean;
}

const MOST = 3; // turning points

type Of<About extends Finding["about"]> = Extract<Finding, { about: About }>;

export function pictureOf({ outline, findings }: Progress): Picture {
  const deals = outline.deals.map((deal) => dealOf(deal, outline, findings));
  const decisions = lookedAt(outline, findings);
  const ledgers = deals.flatMap(({ ledger }) => ledger ?? []);
  return {
    done: findings.length,
    tasks: outline.tasks.length,
    deals,
    decisions,
    turning: turningPoints(
      ledgers.flatMap(({ steps }) => steps),
      MOST,
    ),
    net: outline.glances.length > 0,
    waiting: waitingOf(outline, decisions),
    account: ledgers.length && ledgers.length === ended(outline) ? accountOf(ledgers, decisions) : undefined,
  };
}

function waitingOf({ tasks, glances }: Outline, decisions: readonly Looked[]): Map<number, Chance> {
  const own = tasks.filter(({ about }) => about === "own").map(({ moment }) => moment);
  const found = decisions.map(({ decision }) => decision.moment);
  const waiting = glances.filter(({ moment }) => own.includes(moment) && !found.includes(moment));
  return new Map(waiting.map(({ moment, chance }) => [moment, chance]));
}

const ended = ({ deals }: Outline): number => deals.filter(({ won }) => won !== undefined).length;

function lookedAt({ tasks }: Outline, findings: readonly Finding[]): Looked[] {
  const found = new Map(findings.flatMap((each) => (each.about === "own" ? [[each.moment, each] as const] : [])));
  return tasks.flatMap((task) => {
    const finding = task.about === "own" ? found.get(task.moment) : undefined;
    return finding && task.about === "own" ? [{ decision: task.decision, ...finding }] : [];
  });
}

function dealOf(deal: Played, { tasks, glances }: Outline, findings: readonly Finding[]): DealPicture {
  const inside = ({ moment }: { moment: number }): boolean => moment >= deal.first && moment <= deal.last;
  const here = findings.filter(inside);
  const points = here.flatMap((finding) => pointOf(finding) ?? []);
  const all = tasks.filter(inside);
  const complete = here.length === all.length && deal.won !== undefined;
  const line = all.filter(({ about }) => about !== "other").length;
  const others: Elsewhere[] = here.filter((each): each is Of<"other"> => each.about === "other");
  const waiting = points.length < line ? glances.filter(inside) : [];
  return {
    deal,
    points,
    glances: waiting,
    ledger: complete ? ledgerOf(points, others, deal.last, deal.won === true) : undefined,
  };
}

function pointOf(finding: Finding): Point | undefined {
  if (finding.about === "other") return undefined;
  if (finding.about === "deal") return finding;
  const { before, played, choice } = finding.valued;
  return { moment: finding.moment, chance: before, played, choice };
}

function accountOf(ledgers: readonly Ledger[], decisions: readonly Looked[]): Account {
  return {
    ...together(ledgers),
    deals: ledgers.length,
    first: {
      share: ledgers.reduce((sum, { first }) => sum + first.share, 0),
      error: Math.hypot(...ledgers.map(({ first }) => first.error)),
    },
    result: ledgers.reduce((sum, { result }) => sum + result, 0),
    cost: added(decisions.map(({ valued }) => valued.cost)),
  };
}
