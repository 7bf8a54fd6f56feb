/** Whatever becomes of a request, whoever asked is answered. */

import { afterEach, expect, test, vi } from "vitest";
import type { Request } from "./port";

/** A worker that is ready at once, and takes nothing. */
class Deaf {
  onmessage: (() => void) | undefined;

  constructor() {
    queueMicrotask(() => this.onmessage?.());
  }

  postMessage(): void {
    throw new DOMException("it could not be cloned", "DataCloneError");
  }
}

afterEach(() => vi.unstubAllGlobals());

test("what cannot be said to the worker is told to who asked", async () => {
  vi.stubGlobal("Worker", Deaf);
  const { answered, request } = await import("./office");
  await expect(answered({ ask: "list" })).rejects.toMatchObject({ code: "unreachable" });
  const join: Request = { ask: "join", code: "local-1", take: false };
  const heard = await new Promise((hear) => (request(join).onmessage = ({ data }) => hear(data)));
  expect(heard).toEqual({ type: "closed", code: "no-rules" });
});
