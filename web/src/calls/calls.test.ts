/** Who is asked, when, and what a refusal means. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

let asked: number;
let answer: NotificationPermission;
let allowed: NotificationPermission;
let calls: (typeof import("./calls.svelte"))["calls"];

async function come(): Promise<void> {
  vi.resetModules();
  ({ calls } = await import("./calls.svelte"));
}

beforeEach(async () => {
  localStorage.clear();
  [asked, answer, allowed] = [0, "granted", "default"];
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", {
    get permission() {
      return allowed;
    },
    async requestPermission() {
      asked++;
      return (allowed = answer);
    },
  });
  await come();
});
afterEach(() => void vi.unstubAllGlobals());

test("it is offered until it is taken, and then holds", async () => {
  expect([calls.open, calls.when, asked]).toEqual([true, "never", 0]);
  expect(await calls.want("friends")).toBe(true);
  expect([calls.open, calls.when, asked]).toEqual([false, "friends", 1]);
  await come();
  expect([calls.open, calls.when]).toEqual([false, "friends"]);
});

test("who does not want it is not asked by the browser, and not offered it again", async () => {
  expect(await calls.want("never")).toBe(false);
  await come();
  expect([calls.open, calls.when, asked]).toEqual([false, "never", 0]);
});

test.each(["denied", "default"] as const)("a browser that says %j settles it", async (said) => {
  answer = said;
  expect(await calls.want("friends")).toBe(false);
  expect([calls.open, calls.when, calls.blocked]).toEqual([false, "never", said === "denied"]);
  await come();
  expect([calls.open, calls.when]).toEqual([false, "never"]);
});

test("what is forbidden in the browser later is noticed", async () => {
  await calls.want("always");
  allowed = "denied";
  document.dispatchEvent(new Event("visibilitychange"));
  expect([calls.when, calls.blocked]).toEqual(["never", true]);
});

test("where it is allowed already nobody is asked", async () => {
  allowed = "granted";
  await come();
  expect([calls.open, calls.when]).toEqual([true, "never"]);
  expect(await calls.want("always")).toBe(true);
  expect([calls.when, asked]).toEqual(["always", 0]);
});

test("a browser that cannot, or an unsafe way, is not spoken of", async () => {
  vi.stubGlobal("isSecureContext", false);
  await come();
  expect([calls.possible, calls.open, calls.when]).toEqual([false, false, "never"]);
});
