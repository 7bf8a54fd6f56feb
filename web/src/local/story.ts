/**
 * The story of a deal, kept with its end as the server keeps it (sobremesa/table/core/story.py): so a match can be
 * read when the rules that it was played by are gone.
 */

import type { AnyEntry } from "../entries";
import type { Event } from "../wire";
import { fold, type Logged } from "./fold";
import type { Story, Table } from "./table";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const BASE = DIGITS.length;

/** Entries as they are kept, and the table after them: a turn that ends a deal says how it ended, and its story. */
export async function remembered(table: Table, entries: AnyEntry[], at: number): Promise<[AnyEntry[], Table]> {
  const kept: AnyEntry[] = [];
  for (const entry of entries) {
    const after = fold(table, entry, at);
    const result = after.deals !== table.deals ? after.deals.at(-1) : undefined;
    const ends = entry.type === "played" && result;
    kept.push(ends ? { ...entry, result, story: await pack(whole(after.story)) } : entry);
    table = after;
  }
  return [kept, table];
}

/** The stories of a log, by what was kept of them. */
export async function storiesOf(lines: readonly Logged[]): Promise<Map<string, Event[]>> {
  const packed = lines.flatMap(([entry]) => (entry.type === "played" && entry.story ? [entry.story] : []));
  return new Map(await Promise.all(packed.map(async (text) => [text, await unpack(text)] as const)));
}

/** A story from its beginning. */
function whole(story: Story | undefined): Event[] {
  const parts: Event[][] = [];
  for (let part = story; part; part = part.before) parts.unshift(part.events);
  return parts.flat();
}

/** A story as it is kept. A browser that cannot pack keeps none. */
async function pack(events: Event[]): Promise<string> {
  if (typeof CompressionStream === "undefined") return "";
  return encode(await through(new TextEncoder().encode(JSON.stringify(events)), new CompressionStream("deflate")));
}

export async function unpack(text: string): Promise<Event[]> {
  const bytes = await through(decode(text), new DecompressionStream("deflate"));
  return JSON.parse(new TextDecoder().decode(bytes)) as Event[];
}

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const source = new ReadableStream<BufferSource>({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      controller.close();
    },
  });
  return new Uint8Array(await new Response(source.pipeThrough(stream)).arrayBuffer());
}

/** Four bytes as five digits; of the last ones, as many as there are. */
function encode(bytes: Uint8Array): string {
  const padded = new Uint8Array(4 * Math.ceil(bytes.length / 4));
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  let text = "";
  for (let at = 0; at < padded.length; at += 4) {
    let group = "";
    for (let rest = view.getUint32(at), left = 5; left; left--, rest = Math.floor(rest / BASE))
      group = (DIGITS[rest % BASE] ?? "") + group;
    text += group;
  }
  return text.slice(0, text.length - (padded.length - bytes.length));
}

function decode(text: string): Uint8Array {
  const short = (5 - (text.length % 5)) % 5;
  const digits = text + (DIGITS.at(-1) ?? "").repeat(short);
  const view = new DataView(new ArrayBuffer((4 * digits.length) / 5));
  for (let at = 0; at < digits.length; at += 5) {
    const group = [...digits.slice(at, at + 5)].reduce((sum, digit) => sum * BASE + DIGITS.indexOf(digit), 0);
    view.setUint32((4 * at) / 5, group);
  }
  return new Uint8Array(view.buffer, 0, view.byteLength - short);
}
