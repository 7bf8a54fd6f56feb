/**
 * Requests to the server, typed by the wire: `ask("GET /api/tables/{code}", { code })`. Where there is no server, what
 * it would say to everybody lies in files, each as JSON; nothing else is answered.
 */

import { BASE, SITE } from "./base";
import { reach } from "./reach.svelte";
import type { Problem, ProblemCode, Rest } from "../wire";

export type Address = keyof Rest;
type Body<A extends Address> = Rest[A] extends { body: infer B } ? B : undefined;

const LIVE = /^\/api\/(me|tables)\b/; // people and tables: no device keeps them

/** Why a request was not answered: the server's code, or `offline` if it did not even hear us. */
export class Unanswered extends Error {
  constructor(
    readonly code: ProblemCode | "offline",
    /** Seconds after which it is worth while to ask again, where that is known. */
    readonly retry = 0,
  ) {
    super(code);
  }
}

export async function ask<A extends Address>(
  address: A,
  places: Record<string, string | number> = {},
  body?: Body<A>,
): Promise<Rest[A]["answer"]> {
  const [method, path] = address.split(" ") as [string, string];
  const live = LIVE.test(path);
  if (SITE && live) throw new Unanswered("offline");
  const answer = await fetch(whereIs(fill(path, places)) + queryOf(path, places), {
    method,
    credentials: "same-origin",
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  }).catch(() => {
    if (live) reach.hear(0);
    throw new Unanswered("offline");
  });
  if (live) reach.hear(answer.status);
  const json = answer.headers.get("content-type")?.startsWith("application/json");
  if (!answer.ok) {
    const code = json ? ((await answer.json()) as Problem).detail : "fault";
    throw new Unanswered(code, Number(answer.headers.get("retry-after") ?? 0));
  }
  return (json || SITE ? await answer.json() : await answer.text()) as Rest[A]["answer"];
}

/** Where a path of the server is found. */
export function whereIs(path: string): string {
  return BASE + path.slice(1) + (SITE ? ".json" : "");
}

/** What is asked besides the path. */
function queryOf(path: string, places: Record<string, string | number>): string {
  const besides = Object.entries(places).filter(([name]) => !path.includes(`{${name}}`));
  return besides.length ? `?${besides.map(([name, value]) => `${name}=${value}`).join("&")}` : "";
}

/** The path with its places filled in. */
export function fill(path: string, places: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, place: string) => encodeURIComponent(String(places[place])));
}
