/** A name holds with a server, without one, and when it comes back. */

import { beforeEach, expect, test, vi } from "vitest";

let server: { name: string } | undefined;
let me: (typeof import("./me.svelte"))["me"];

async function come(): Promise<void> {
  vi.resetModules();
  ({ me } = await import("./me.svelte"));
}

beforeEach(async () => {
  localStorage.clear();
  server = { name: "" };
  vi.stubGlobal("fetch", async (_: string, { method, body }: { method: string; body?: string }) => {
    if (!server) throw new TypeError("no network");
    if (method === "PUT") server = JSON.parse(body ?? "") as { name: string };
    return new Response(JSON.stringify(server), { headers: { "content-type": "application/json" } });
  });
  await come();
});

test("a stranger plays as a guest", async () => {
  await me.arrive();
  expect(server?.name).toBe(me.name);
});

test("what the server knows is known without it, too", async () => {
  server = { name: "Ana" };
  await me.load();
  server = undefined;
  await come();
  await expect(me.load()).rejects.toMatchObject({ code: "offline" });
  expect([me.known, me.name, me.called]).toEqual([false, "", "Ana"]);
});

test("a name that was chosen without a server is told to it", async () => {
  server = undefined;
  await me.call(" Ana ");
  expect([me.name, me.called]).toEqual(["", "Ana"]);
  server = { name: "Beto" };
  await come();
  await me.load();
  expect([server.name, me.name]).toEqual(["Ana", "Ana"]);
});

test("a lent name holds until somebody says their own, or plays under it", async () => {
  await me.borrow("Mango");
  expect([server?.name, me.name, me.introduced]).toEqual(["Mango", "Mango", false]);
  await come();
  await me.load();
  expect([me.called, me.introduced]).toEqual(["Mango", false]);
  await me.rename("Ana");
  await come();
  await me.load();
  expect([me.called, me.introduced]).toEqual(["Ana", true]);
  await me.borrow("Coco");
  await me.arrive();
  expect([server?.name, me.introduced]).toEqual(["Coco", true]);
});

test("what a server refuses is not kept", async () => {
  vi.stubGlobal(
    "fetch",
    async () => new Response('{"detail":"empty"}', { status: 400, headers: { "content-type": "application/json" } }),
  );
  await expect(me.call("…")).rejects.toMatchObject({ code: "empty" });
  expect(me.called).toBe("");
});

test("what was kept may be anything", async () => {
  for (const kept of ["", "{", "null", '{"name":3}']) {
    localStorage.setItem("sobremesa-name", kept);
    await come();
    expect(me.called).toBe("");
  }
});
