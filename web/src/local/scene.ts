/** What whoever looks is told, as by the server (sobremesa/table/core/projection.py): made from that viewer's view. */

import { pack } from "../record/packed";
import { SPECTATOR } from "../wire";
import type { Chat, Presence, Scene, Snapshot, Told, Update } from "../wire";
import { footingOf, missed, seatOf, silenceOf, versionOf, type Step, type Table } from "./table";
import { deadline } from "./time";

/** The whole table for one person, and what they missed after a version of theirs. */
export function snapshot(
  table: Table,
  person: string,
  since: number,
  { present, spectators }: Omit<Presence, "type">,
  woken: number,
  now: number,
  views = false,
): Snapshot {
  const seat = seatOf(table, person);
  const { game, clock, stand_in, public: listed, kid_safe, open_hands, hints } = table.opened;
  const { pause, grace, tempo, data, code, host } = table.opened;
  const version = versionOf(table.versions, seat);
  const seen = since <= version ? since : -1; // from the future: of another table, or of a lost log
  const steps = missed(table, seat, seen);
  return {
    type: "snapshot",
    ...{ game, options: table.setup.options, clock, stand_in, public: listed, kid_safe, open_hands, hints },
    ...{ pause, grace, tempo, data },
    version,
    code,
    rules: table.rules,
    footing: footingOf(table),
    stamp: table.setup.rules.description.stamp,
    seat,
    host: person === host,
    chairs: table.chairs,
    present,
    spectators,
    scene: scene(table, seat, woken, views),
    deals: table.deals,
    lines: table.lines,
    shuffle: null, // nobody to share it with
    missed: told(steps, seat),
    resync: steps.length < version - seen,
    now,
    origin: table.origin,
  };
}

/** What a viewer is told of the way from one table to a later one: nothing, if they may notice nothing. */
export function news(before: Table, after: Table, seat: number, woken: number, views = false): (Update | Chat)[] {
  const [seen, version] = [versionOf(before.versions, seat), versionOf(after.versions, seat)];
  if (version === seen) return [];
  const noticed = missed(after, seat, seen);
  const lines = noticed.flatMap(({ line }) => line ?? []);
  const update: Update = {
    type: "update",
    version,
    told: told(noticed, seat),
    scene: scene(after, seat, woken, views),
    chairs: JSON.stringify(after.chairs) !== JSON.stringify(before.chairs) ? after.chairs : undefined,
    deals: after.deals !== before.deals ? after.deals : undefined,
  };
  const chats = lines.map((line): Chat => ({ type: "chat", version, line }));
  return noticed.length > lines.length ? [update, ...chats] : chats;
}

/** How the table stands, as a viewer may know it; `views`: who has the rules is shown the view itself. */
function scene(table: Table, seat: number, woken: number, views: boolean): Scene {
  const { state, stage, opened } = table;
  const match = table.match || undefined;
  if (!state) return { stage, match };
  const view = state.view(seat);
  const playing = stage === "playing";
  if (views && playing) return { stage, match, deadline: deadline(table, woken), view: pack(view.record) };
  return {
    stage,
    match,
    board: state.over && opened.open_hands ? state.board : view.board,
    legal: some(playing && seat !== SPECTATOR ? view.legal(seat) : []),
    owed: some(playing ? view.actors : []),
    silence: silenceOf(table) || undefined,
    deadline: deadline(table, woken),
    result: state.over ? table.deals.at(-1) : undefined,
  };
}

/** Steps as a viewer may know them. */
function told(steps: Step[], seat: number): Told[] {
  return steps.flatMap(({ versions, events, seat: mover, by }) =>
    events
      ? {
          version: versionOf(versions, seat),
          events: some(events(seat)),
          seat: mover === SPECTATOR ? undefined : mover,
          by,
        }
      : [],
  );
}

/** A list, where none is left out. */
const some = <T>(list: T[]): T[] | undefined => (list.length ? list : undefined);
