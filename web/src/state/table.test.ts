/** A table that is shown as views is the same table; what can be known here is not asked. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { last, Socket } from "../net/fake";
import { type Chair, type Snapshot, type Update } from "../wire";
import { Table } from "./table.svelte";
import { ABOUT, FIRST, PLAYING, SEEN, shown, STAMP, VIEW } from "./viewed";

const CHAIRS: Chair[] = Array.from({ length: 10 }, () => ({ name: "Ana" }));
const SHOWN: Partial<Snapshot> = {
  ...ABOUT,
  ...{ version: 3, code: "bamo", chairs: CHAIRS, present: [], spectators: 0 },
  ...{ deals: [], lines: [], missed: [], resync: false, now: 0 },
};
const BOARD = { ...PLAYING, board: { top: "R1" }, legal: ["draw"] };
const TOLD = [{ version: 4, seat: 1 }];
const UPDATE: Update = { type: "update", version: 4, told: TOLD, scene: VIEW } as Update;
const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
let table: Table;

const sent = (type: string) => last().sent.filter((command) => command.type === type);

beforeEach(async () => {
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  warned.mockClear();
  table = new Table("bamo");
  last().up();
  last().tell(shown({ ...SHOWN, scene: BOARD }));
  await vi.waitFor(() => expect(sent("hello")).toHaveLength(2));
});
afterEach(() => table.close());

test("it is shown at once, and then says that it has the rules", () => {
  expect(table.scene).toEqual(BOARD);
  expect(sent("hello")).toEqual([
    { type: "hello", version: -1 },
    { type: "hello", version: 3, stamp: STAMP },
  ]);
});

test("a view is a scene like any other, and a draft costs no round trip", async () => {
  last().tell(shown({ ...SHOWN, scene: VIEW }));
  expect(table.scene).toMatchObject({ board: SEEN.board, legal: SEEN.legal[0]?.[1], owed: SEEN.actors });
  expect(table.owes).toBe(true);
  expect(await table.turn.add(FIRST)).toBe(true);
  expect(table.turn.moves).toEqual([FIRST]);
  expect(await table.turn.explain(["W+4"])).toEqual(expect.any(Array));
  last().tell(UPDATE);
  expect(table.version).toBe(4);
  expect(table.turn.moves).toEqual([FIRST]);
  expect([...sent("draft"), ...sent("explain")]).toEqual([]);
  void table.turn.commit();
  expect(sent("play")).toMatchObject([{ version: 4, moves: [FIRST] }]);
});

test("who is stood in for asks the server: that takes the seat back", () => {
  last().tell(shown({ ...SHOWN, scene: VIEW, chairs: CHAIRS.map((chair) => ({ ...chair, stand_in: "sensible" })) }));
  void table.turn.add(FIRST);
  expect(sent("draft")).toMatchObject([{ moves: [FIRST] }]);
});

test("what cannot be read is not shown; the table is asked for as a board, and nothing is missed", () => {
  last().tell(shown({ ...SHOWN, scene: VIEW }));
  const before = table.scene;
  last().tell({ ...UPDATE, scene: { ...VIEW, view: "AAAA" } });
  expect([table.scene, table.version]).toEqual([before, 3]);
  expect(sent("hello").at(-1)).toEqual({ type: "hello", version: 3, stamp: "" });
  last().tell(shown({ ...SHOWN, version: 4, missed: TOLD, scene: BOARD }));
  expect([table.scene, table.version, table.told]).toEqual([BOARD, 4, TOLD]);
  void table.turn.add("draw");
  expect(sent("draft")).toMatchObject([{ version: 4, moves: ["draw"] }]);
  expect(warned).toHaveBeenCalledOnce();
});

test("on a new line it begins with boards, and says the stamp again", async () => {
  last().close();
  dispatchEvent(new Event("online"));
  last().up();
  expect(sent("hello")).toEqual([{ type: "hello", version: 3 }]);
  last().tell(shown({ ...SHOWN, scene: BOARD }));
  await vi.waitFor(() => expect(sent("hello").at(-1)).toEqual({ type: "hello", version: 3, stamp: STAMP }));
});
