/** For tests: a person at a table of this device, who plays by chance and checks what is heard. */

import { expect, vi } from "vitest";

import { lineOf, type Answer, type Connection, type Told } from "../net/link";
import type { Scene, Snapshot } from "../wire";
import { dice } from "./tabs";

const MOST = 4000; // messages of a match that does not end

/** What is on its way arrives. */
export const arrive = () => new Promise((resolve) => setImmediate(resolve));

export class Somebody {
  version = -1;
  scene: Scene = { stage: "lobby" };
  about: Snapshot | undefined;
  heard = 0;
  asking = false;
  ending = "";
  kept = true;
  answers: Answer[] = [];
  line: Connection;
  luck: () => number;

  constructor(code: string, seed: number) {
    this.luck = dice(seed);
    this.line = lineOf(code, {
      seen: () => this.version,
      hear: (message) => this.hear(message),
      line: () => undefined,
      kept: (kept) => (this.kept = kept),
    });
  }

  hear(message: Told): void {
    this.heard++;
    if (message.type === "closed") this.ending = message.code;
    if (message.type === "snapshot") this.about = message;
    if (message.type === "update") {
      const versions = message.told.map(({ version }) => version);
      expect(versions).toEqual(versions.toSorted((a, b) => a - b));
      expect(message.version).toBeGreaterThan(this.version);
    }
    if (message.type !== "snapshot" && message.type !== "update") return;
    this.version = message.version;
    this.scene = message.scene;
  }

  /** One decision, if there is one. */
  async act(): Promise<void> {
    const { scene, version } = this;
    const offered = (scene.legal ?? []).filter((move) => move !== scene.silence);
    if (this.asking || scene.stage !== "playing" || !offered.length) return;
    if (!scene.owed?.includes(0) && this.luck() < 0.5) return;
    this.asking = true;
    const moves = [offered[Math.floor(this.luck() * offered.length)] ?? ""];
    this.answers.push(await this.line.send({ type: "draft", version, moves }));
    this.answers.push(await this.line.send({ type: "play", version, moves }));
    this.asking = false;
  }

  /** Live on until something is so. */
  async until(done: () => boolean): Promise<void> {
    for (let rounds = 0; !done() && this.heard < MOST && rounds < 20 * MOST; rounds++) {
      await arrive();
      void this.act();
      for (let ticks = 0; ticks < 6; ticks++) await arrive(); // there and back, twice
      await vi.advanceTimersToNextTimerAsync();
    }
  }
}
