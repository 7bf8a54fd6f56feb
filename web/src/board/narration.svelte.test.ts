import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Told } from "../wire";

const heard: string[] = [];
vi.mock("../sound", () => ({ play: (sound: string) => heard.push(sound) }));
const { narrate } = await import("./narration.svelte");

/** As much of a table as is listened to. */
class Listened {
  scene = $state.raw<{ stage: string; result?: { winners: number[] } }>({ stage: "playing" });
  told = $state.raw<Told[]>([]);
  owes = $state(false);
  seat = 0;
  #hearer: (steps: Told[]) => void = () => undefined;

  onTold(hearer: (steps: Told[]) => void): () => void {
    this.#hearer = hearer;
    return () => undefined;
  }

  tell(owes: boolean, seat: number, ...points: string[]): void {
    const steps = [{ version: 1, seat, events: points.map((point) => ({ point, clauses: [], seat })) }];
    this.told = [...this.told, ...steps];
    this.scene = { ...this.scene };
    this.owes = owes;
    this.#hearer(steps);
    flushSync();
  }
}

function listen(table: Listened): () => void {
  const speech = { game: "no-such-game", point: () => "", say: () => "" };
  const play = { table, speech, names: [] } as unknown as Parameters<typeof narrate>[0] extends () => infer P
    ? P
    : never;
  const stop = $effect.root(() => narrate(() => play));
  flushSync();
  return stop;
}

beforeEach(() => void heard.splice(0));

test("a hand that is dealt before our eyes is heard once, and so is our turn", () => {
  const table = new Listened();
  const stop = listen(table);
  table.tell(true, 1, "dealt");
  expect(heard).toEqual(["deal", "turn"]);
  table.scene = { ...table.scene };
  flushSync();
  expect(heard).toEqual(["deal", "turn"]);
  stop();
});

test("whoever comes to a hand that was just dealt hears it, and their turn, once", () => {
  const table = new Listened();
  table.told = [{ version: 1, events: [{ point: "dealt", clauses: [] }] }];
  table.owes = true;
  const stop = listen(table);
  expect(heard).toEqual(["deal", "turn"]);
  table.tell(true, 0, "draws"); // and goes on
  expect(heard).toEqual(["deal", "turn", "draw"]);
  table.tell(false, 0, "plays");
  table.tell(true, 1, "plays");
  expect(heard.slice(3)).toEqual(["play", "play", "turn"]);
  stop();
});
