/** Pictures of an answer as plain values: what is drawn, and the table behind it. How it looks is in `Bars` and `Heaps`. */

import type { Figure } from "./figures";
import { fixed, interval } from "./numbers";
import { type Answered, winsOfASeat } from "./sentences";

/** A row of a table: what it is called, its figures in writing and as numbers, and the clauses that it comes from. */
export interface Line {
  label: string;
  cells: string[];
  numbers: ((Pick<Figure, "mean"> & Partial<Figure>) | undefined)[];
  clauses: string[];
}

interface Shown {
  id: string;
  title: string;
  about: string;
  columns: string[];
  lines: Line[];
}

/** Intervals side by side: for each row a figure of every setting. */
export interface Bars extends Shown {
  kind: "bars";
  unit: "%" | "";
  rows: { label: string; figures: (Figure | undefined)[] }[];
  reference?: number | undefined;
}

/** Histograms, one above the other on the same scale: one of every setting. */
export interface Heaps extends Shown {
  kind: "heaps";
  starts: number[];
  end: number;
  shares: number[][];
}

export type Chart = Bars | Heaps;

const PERCENT = 100;
const MOST = 12; // rows that are drawn; the table has all
const ALWAYS = 0.995; // what happens in more deals than that need not be drawn
const HEAPS = 24;
const NEARLY = 0.995; // of the deals; the few that are longer are put together

/** All pictures of an answer. */
export function chartsOf(answered: Answered): Chart[] {
  return [
    wins(answered),
    lengths(answered),
    endings(answered),
    points(answered),
    habits(answered, "of_kinds"),
    habits(answered, "of_moves"),
    leads(answered),
    invoked(answered),
  ].filter((chart) => chart.lines.length > 0);
}

/** How a setting is called in a table. */
export const settingNames = ({ question, settings, telling }: Answered): string[] =>
  settings.map((_, number) => telling.setting(question, number));

/** A figure in writing: "49,2 (48,1–50,3)". */
function inWriting({ telling }: Answered, figure: Figure, times = 1): string {
  const { mean, low, high } = interval(
    { mean: figure.mean * times, low: figure.low * times, high: figure.high * times },
    telling.language,
  );
  return `${mean} (${low} – ${high})`;
}

/** What a row of bars is made of: a figure of each setting that has one. A dull row is only in the table. */
interface Row {
  label: string;
  figures: (Figure | undefined)[];
  clauses?: string[];
  dull?: boolean;
}

/** Bars from figures by place: one row for each place, one figure for each setting. */
function bars(answered: Answered, id: string, unit: "%" | "", rows: Row[], reference?: number): Bars {
  const { telling } = answered;
  const times = unit === "%" ? PERCENT : 1;
  const named = { title: telling.say(`chart-${id}`), about: telling.say(`chart-${id}-about`) };
  return {
    kind: "bars",
    id,
    ...named,
    unit,
    reference,
    columns: settingNames(answered),
    rows: rows
      .filter(({ dull }) => !dull)
      .slice(0, MOST)
      .map(({ label, figures }) => ({ label, figures })),
    lines: rows.map(({ label, figures, clauses = [] }) => ({
      label,
      clauses,
      cells: figures.map((figure) => (figure ? inWriting(answered, figure, times) : "–")),
      numbers: figures,
    })),
  };
}

const seatsOf = ({ settings }: Answered): number[] =>
  Array.from({ length: Math.max(...settings.map(({ players }) => players)) }, (_, seat) => seat);

/** The same figure of every setting in which there is that seat. */
const seated = ({ found, settings }: Answered, seat: number, figure: (said: Float64Array) => Figure) =>
  found.said.map((said, number) => (seat < (settings[number]?.players ?? 0) ? figure(said) : undefined));

/** The same figure of every setting. */
const each = ({ found }: Answered, figure: (said: Float64Array) => Figure): Figure[] => found.said.map(figure);

function wins(answered: Answered): Bars {
  const { reader, settings, found, telling } = answered;
  const rows = seatsOf(answered).map((seat) => ({
    label: telling.say("chart-seat", { seat: `P${seat}` }),
    figures: seated(answered, seat, (said) => reader.measure(said, "wins", seat)),
  }));
  const [setting] = settings;
  const [tally] = found.tallies;
  const one = setting && tally && settings.every(({ players }) => players === setting.players);
  const even = one ? winsOfASeat(reader, tally, setting.players) : undefined;
  return bars(answered, "wins", "%", rows, even);
}

function points(answered: Answered): Bars {
  const { reader, telling } = answered;
  const rows = seatsOf(answered).map((seat) => ({
    label: telling.say("chart-seat", { seat: `P${seat}` }),
    figures: seated(answered, seat, (said) => reader.measure(said, "points", seat)),
  }));
  return bars(answered, "points", "", rows.some(({ figures }) => figures.some((each) => each?.mean)) ? rows : []);
}

/** How many moves deals take: bins that are put together until they fit. */
function lengths(answered: Answered): Heaps {
  const { found, reader, telling } = answered;
  const counts = found.tallies.map((tally) =>
    reader.contract.bins.map((_, bin) => reader.count(tally, "lengths", bin)),
  );
  const { starts, end, heaps } = heaped(reader.contract.bins, counts);
  const shares = heaps.map((heap) => heap.map((count) => count / Math.max(1, sum(heap))));
  return {
    kind: "heaps",
    id: "lengths",
    title: telling.say("chart-lengths"),
    about: telling.say("chart-lengths-about"),
    columns: settingNames(answered),
    starts,
    end,
    shares,
    lines: starts.map((start, place) => ({
      label: place + 1 < starts.length ? `${start} – ${(starts[place + 1] ?? end) - 1}` : `${start} +`,
      clauses: [],
      cells: shares.map((heap) => `${fixed(PERCENT * (heap[place] ?? 0), 1, telling.language)} %`),
      numbers: shares.map((heap) => ({ mean: heap[place] ?? 0 })),
    })),
  };
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The bin that nearly all deals do not exceed. */
function nearlyAll(counts: number[]): number {
  const enough = NEARLY * sum(counts);
  let seen = 0;
  return counts.findIndex((count) => (seen += count) >= enough && seen > 0);
}

/** Bins of the same width, as few as can be told apart on a phone. */
function heaped(bins: number[], counts: number[][]): { starts: number[]; end: number; heaps: number[][] } {
  const used = bins.flatMap((_, bin) => (counts.some((each) => each[bin]) ? [bin] : []));
  const [first = 0, last = -1] = [used[0], Math.max(...counts.map(nearlyAll))];
  if (last < first) return { starts: [], end: 0, heaps: counts.map(() => []) };
  const [least, to] = [bins[first] ?? 0, bins[last + 1] ?? (bins[last] ?? 0) + 1];
  const widest = to - (bins[last] ?? 0);
  const width = 2 ** Math.ceil(Math.log2(Math.max(widest, (to - least) / HEAPS))); // bins begin at multiples of that
  const from = width * Math.floor(least / width);
  const starts = Array.from({ length: Math.ceil((to - from) / width) }, (_, place) => from + width * place);
  const heaps = counts.map((each) => {
    const heap = starts.map(() => 0);
    for (const [bin, count] of each.entries()) {
      const place = Math.min(starts.length - 1, Math.floor(((bins[bin] ?? 0) - from) / width));
      if (count) heap[place] = (heap[place] ?? 0) + count;
    }
    return heap;
  });
  return { starts, end: from + width * starts.length, heaps };
}

/** How deals end, by the point that ended them. */
function endings(answered: Answered): Bars {
  const { reader } = answered;
  const rows = ofPoints(answered, (said, point) => reader.figure(said, "endings", point));
  return bars(answered, "endings", "%", rows.map(dullIfAlways));
}

/** In how many deals each point of the rules happened. */
function invoked(answered: Answered): Bars {
  const { reader } = answered;
  const rows = ofPoints(answered, (said, point) => reader.figure(said, "happened", point));
  return bars(answered, "invoked", "%", rows.map(dullIfAlways));
}

const dullIfAlways = <T extends { figures: Figure[] }>(row: T) => ({
  ...row,
  dull: row.figures.every(({ mean }) => mean > ALWAYS),
});

/** A row for each point that there is a figure of, the most frequent first. */
function ofPoints(answered: Answered, figure: (said: Float64Array, point: number) => Figure) {
  const { telling } = answered;
  const rows = telling.description.points.map(({ name, number, clauses }) => ({
    label: [telling.event(name), ...clauses.slice(0, 1)].join(" · "),
    clauses,
    figures: each(answered, (said) => figure(said, number)),
  }));
  return rows.filter(({ figures }) => figures.some(({ mean }) => mean)).toSorted(byMean);
}

const byMean = (one: { figures: Figure[] }, other: { figures: Figure[] }): number =>
  (other.figures[0]?.mean ?? 0) - (one.figures[0]?.mean ?? 0);

/** What goes with a move or a kind of move: how much more of the win those have who made it. */
function habits(answered: Answered, block: "of_kinds" | "of_moves"): Bars {
  const { reader, found, telling } = answered;
  const { moves } = telling.description;
  const names =
    block === "of_moves"
      ? moves.map(({ name, number }) => [number, telling.speech.move(name)] as const)
      : telling.kinds.map((kind, number) => [number, telling.moves(kind)] as const);
  const rows = names.flatMap(([place, label]) => {
    const done = found.said.map((said) => reader.habit(said, block, place));
    const dull = !done.some(({ did }) => did > 0 && did < 1); // there is nobody to compare with
    return done.some(({ times }) => times)
      ? [{ label, habits: done, figures: done.map(({ more }) => more), dull }]
      : [];
  });
  const sorted = rows.toSorted((one, other) => (other.habits[0]?.times ?? 0) - (one.habits[0]?.times ?? 0));
  const id = block === "of_kinds" ? "kinds" : "moves";
  const chart = bars(answered, id, "%", sorted, 0);
  const { language } = telling;
  return {
    ...chart,
    columns: chart.columns.flatMap((name) =>
      ["times", "did", "with", "without", "worth"].map((column) =>
        chart.columns.length > 1 ? `${name}: ${telling.say(column)}` : telling.say(column),
      ),
    ),
    lines: sorted.map(({ label, habits }) => ({
      label,
      clauses: [],
      cells: habits.flatMap(({ times, did, ...shares }) => [
        fixed(times, 2, language),
        `${fixed(PERCENT * did, 1, language)} %`,
        ...[shares.with, shares.without, shares.more].map((figure) => inWriting(answered, figure, PERCENT)),
      ]),
      numbers: habits.flatMap(({ times, did, ...shares }) => [
        { mean: times },
        { mean: did },
        ...[shares.with, shares.without, shares.more],
      ]),
    })),
  };
}

/** How often who leads at a tenth of a deal has won in the end. */
function leads(answered: Answered): Bars {
  const { reader, found, telling } = answered;
  const moments = reader.contract.figures.blocks.leads?.shape[0] ?? 0;
  const asked = found.tallies.some((tally) => reader.count(tally, "asked"));
  const rows = Array.from({ length: asked ? moments : 0 }, (_, moment) => ({
    label: telling.say("chart-tenth", { part: `${(PERCENT * moment) / moments} %` }),
    figures: each(answered, (said) => reader.figure(said, "leads", moment)),
  }));
  return bars(answered, "leads", "%", rows);
}
