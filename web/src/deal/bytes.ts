/** Writing and reading bytes, one thing after another, and as letters that an address can have. */

/** What was to be read is not there, or not like that. */
export class Unreadable extends Error {}

const SEVEN = 7; // bits of a number in each byte; the eighth says that more follow
const LARGEST = 2 ** 28;

export class Writer {
  readonly #bytes: number[] = [];

  number(value: number): this {
    for (; value >= 1 << SEVEN; value = Math.floor(value / (1 << SEVEN))) this.#bytes.push((value & 127) | 128);
    this.#bytes.push(value);
    return this;
  }

  bytes(bytes: Iterable<number>): this {
    this.#bytes.push(...bytes);
    return this;
  }

  /** Bytes, and before them how many they are. */
  piece(bytes: Uint8Array): this {
    return this.number(bytes.length).bytes(bytes);
  }

  text(text: string): this {
    return this.piece(new TextEncoder().encode(text));
  }

  get written(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

export class Reader {
  #at = 0;

  constructor(private readonly given: Uint8Array) {}

  number(): number {
    let value = 0;
    for (let scale = 1; scale < LARGEST; scale *= 1 << SEVEN) {
      const [byte = 0] = this.bytes(1);
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
    throw new Unreadable("a number without an end");
  }

  bytes(count: number): Uint8Array {
    const found = this.given.subarray(this.#at, this.#at + count);
    if (found.length < count) throw new Unreadable(`${count} bytes are not there`);
    this.#at += count;
    return found;
  }

  piece(): Uint8Array {
    return this.bytes(this.number());
  }

  text(): string {
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(this.piece());
    } catch (cause) {
      throw new Unreadable("no text", { cause });
    }
  }

  /** Nothing may follow. */
  end(): void {
    if (this.#at !== this.given.length) throw new Unreadable("there is more than was written");
  }
}

/** Bytes as letters, digits, - and _ (base64url without padding). */
export function lettersOf(bytes: Uint8Array): string {
  const plain = btoa(String.fromCharCode(...bytes));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function bytesOf(letters: string): Uint8Array {
  if (!/^[\w-]*$/.test(letters) || letters.length % 4 === 1) throw new Unreadable("letters that stand for nothing");
  const plain = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
