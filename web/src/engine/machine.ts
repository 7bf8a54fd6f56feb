/**
 * A compiled module at work in a memory of its own. Below `GROUND` lie its data and its stack, above it what is
 * handed in and out; how much that takes is known from the beginning, so the memory never grows.
 */

import { Trouble } from "./trouble";

export const GROUND = 131072;
export const WORD = 8; // bytes
const PAGE = 65536;

type Entry = (...values: (number | bigint)[]) => number | bigint | undefined;

export class Machine<Name extends string> {
  readonly bytes: Uint8Array;
  readonly view: DataView;

  private constructor(
    memory: WebAssembly.Memory,
    private readonly stack: WebAssembly.Global<"i32">,
    private readonly entries: Record<Name, Entry>,
  ) {
    this.bytes = new Uint8Array(memory.buffer);
    this.view = new DataView(memory.buffer);
  }

  /** A module with its entries, and so many bytes of room above the ground. */
  static async open<Name extends string>(
    module: WebAssembly.Module,
    names: readonly Name[],
    room: number,
  ): Promise<Machine<Name>> {
    const memory = new WebAssembly.Memory({ initial: Math.ceil((GROUND + room) / PAGE) });
    const stack = new WebAssembly.Global({ value: "i32", mutable: true }, GROUND);
    const env = { __linear_memory: memory, __stack_pointer: stack };
    const { exports } = await WebAssembly.instantiate(module, { env }).catch((cause: unknown) => {
      throw new Trouble("broken", "the module cannot be set to work", cause);
    });
    const missing = names.filter((name) => typeof exports[name] !== "function");
    if (missing.length) throw new Trouble("broken", `the module has no ${missing.join()}`);
    return new Machine(memory, stack, exports as Record<Name, Entry>);
  }

  /** Call an entry that gives a whole number, or nothing. */
  call(name: Name, ...values: (number | bigint)[]): number {
    return Number(this.run(name, values) ?? 0);
  }

  /** Call an entry that gives a word of 64 bits. */
  word(name: Name, ...values: (number | bigint)[]): bigint {
    return BigInt.asUintN(64, BigInt(this.run(name, values) ?? 0));
  }

  /** What went astray may have left its stack anywhere: the next call begins with a clean one. */
  private run(name: Name, values: (number | bigint)[]): number | bigint | undefined {
    try {
      return this.entries[name](...values);
    } catch (cause) {
      this.stack.value = GROUND;
      throw new Trouble("fault", `${name} went astray`, cause);
    }
  }
}

/** A word as WebAssembly takes it. */
export function signed(word: bigint): bigint {
  return BigInt.asIntN(64, word);
}

/** Whether bytes are the same. */
export function same(one: Uint8Array, other: Uint8Array): boolean {
  return one.byteLength === other.byteLength && one.every((byte, place) => byte === other[place]);
}
