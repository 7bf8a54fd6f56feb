/**
 * Compiled rules, their descriptions and trained nets, fetched when they are first needed. Here are only their
 * addresses: so the first screen stays small, and in a Worker everything is the same.
 */

import { once } from "./once";
import { Trouble } from "./trouble";

const FILES = import.meta.glob<string>(["../../rules/*.{json,wasm}", "!../../rules/stamps.json"], {
  eager: true,
  query: "?url",
  import: "default",
});
const NETS = import.meta.glob<string>("../../../sobremesa/bots/nets/*.net", {
  eager: true,
  query: "?url",
  import: "default",
});
const WASM = "application/wasm";

/** A JSON file of the rules, by its name; typed by who asks. */
export const textOf = once(async (name: string): Promise<unknown> => {
  const answer = await fetched(addressOf(`${name}.json`));
  return await answer.json().catch((cause: unknown) => {
    throw new Trouble(cause instanceof SyntaxError ? "broken" : "unreachable", `${name}.json cannot be read`, cause);
  });
});

/** A compiled module, by its name. */
export const moduleOf = once(async (name: string): Promise<WebAssembly.Module> => {
  if (typeof WebAssembly === "undefined") throw new Trouble("no-wasm", "there is no WebAssembly here");
  return await compiled(await fetched(addressOf(`${name}.wasm`)), name);
});

/** Whether somebody has trained a net of a game. */
export const hasNet = (game: string): boolean => netAddressOf(game) !== undefined;

/** The net of a game, as it was written. */
export async function netFileOf(game: string): Promise<Uint8Array> {
  const address = netAddressOf(game);
  if (address === undefined) throw new Trouble("no-net", `there is no net of ${game}`);
  const answer = await fetched(address);
  const body = await answer.arrayBuffer().catch((cause: unknown) => {
    throw new Trouble("unreachable", `${address} cannot be read`, cause);
  });
  return new Uint8Array(body);
}

function netAddressOf(game: string): string | undefined {
  return NETS[`../../../sobremesa/bots/nets/${game}.net`];
}

function addressOf(file: string): string {
  const address = FILES[`../../rules/${file}`];
  if (address === undefined) throw new Trouble("no-rules", `there is no ${file}`);
  return address;
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address).catch((cause: unknown) => {
    throw new Trouble("unreachable", `${address} cannot be fetched`, cause);
  });
  if (!answer.ok) throw new Trouble("unreachable", `${address}: ${answer.status}`);
  return answer;
}

/** Compiled while it comes, where the browser can and the server says that it is WebAssembly. */
async function compiled(answer: Response, name: string): Promise<WebAssembly.Module> {
  const streams = "compileStreaming" in WebAssembly && answer.headers.get("content-type")?.split(";")[0] === WASM;
  try {
    return streams ? await WebAssembly.compileStreaming(answer) : await WebAssembly.compile(await answer.arrayBuffer());
  } catch (cause) {
    const code = cause instanceof WebAssembly.CompileError ? "broken" : "unreachable";
    throw new Trouble(code, `${name}.wasm cannot be compiled`, cause);
  }
}
