import { afterEach, beforeEach, expect, test, vi } from "vitest";

const started: string[] = [];
const parameter = {
  value: 0,
  setValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
  setTargetAtTime: vi.fn(),
};
const node = (kind: string) => ({
  connect: (to: unknown) => to,
  gain: parameter,
  frequency: parameter,
  start: () => started.push(kind),
  stop: vi.fn(),
});

class FakeContext {
  currentTime = 0;
  sampleRate = 8;
  state = "running";
  destination = {};
  createGain = () => node("gain");
  createOscillator = () => node("tone");
  createBufferSource = () => node("paper");
  createBuffer = () => ({ getChannelData: () => new Float32Array(2) });
}

beforeEach(() => {
  started.length = 0;
  vi.resetModules();
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal(
    "BiquadFilterNode",
    class {
      connect = (to: unknown) => to;
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

test("nothing sounds before the first gesture", async () => {
  const { play, prepareSound } = await import("./sound");
  prepareSound();
  play("draw");
  expect(started).toEqual([]);
  dispatchEvent(new Event("pointerdown"));
  play("draw");
  expect(started).toEqual(["paper"]);
});

test("muted is silent", async () => {
  const { play, prepareSound, setMuted } = await import("./sound");
  prepareSound();
  dispatchEvent(new Event("keydown"));
  setMuted(true);
  play("win");
  expect(started).toEqual([]);
  setMuted(false);
  play("win");
  expect(started.length).toBeGreaterThan(4);
});

test("every gesture wakes a sound card that sleeps", async () => {
  let woken = 0;
  class Sleeping extends FakeContext {
    override state = "suspended";
    resume = () => Promise.resolve(woken++);
  }
  vi.stubGlobal("AudioContext", Sleeping);
  const { prepareSound } = await import("./sound");
  prepareSound();
  dispatchEvent(new Event("pointerdown"));
  dispatchEvent(new Event("pointerup"));
  expect(woken).toBe(2);
});
