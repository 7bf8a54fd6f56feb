/** For tests: what a server would send of compiled rules and nets, read from the disk instead. */

import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";

import { vi } from "vitest";

const FOLDER = resolve(import.meta.dirname, "../../rules");
const NETS = resolve(import.meta.dirname, "../../../sobremesa/bots/nets");
const TYPES: Record<string, string> = { json: "application/json", wasm: "application/wasm" };

/** Answer requests for compiled rules from the disk; how often each file was asked for is counted. */
export function serveFromDisk(): Map<string, number> {
  const asked = new Map<string, number>();
  vi.stubGlobal("fetch", async (address: string) => {
    const file = basename(new URL(address, "http://here").pathname);
    asked.set(file, (asked.get(file) ?? 0) + 1);
    return new Response(await fileOf(file), { headers: { "content-type": TYPES[file.split(".").at(-1) ?? ""] ?? "" } });
  });
  return asked;
}

/** A file of the compiled rules, or a net. */
export async function fileOf(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(resolve(file.endsWith(".net") ? NETS : FOLDER, file)));
}
