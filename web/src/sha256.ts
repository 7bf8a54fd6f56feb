/** SHA-256 (FIPS 180-4). A browser has its own only where the page came by HTTPS; families play over plain HTTP, too. */

const ROUNDS = 64;
const BLOCK = 64; // bytes
const LENGTH = 8; // bytes at the end that say how many bits there are

const PRIMES = [...primes(ROUNDS)];
const STARTS = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/** The 32 bytes that stand for a text, or for other bytes. */
export function sha256(message: string | Uint8Array): Uint8Array {
  const bytes = typeof message === "string" ? new TextEncoder().encode(message) : message;
  const blocks = padded(bytes);
  const sums = Uint32Array.from(STARTS);
  for (let at = 0; at < blocks.byteLength; at += BLOCK) mix(sums, new DataView(blocks.buffer, at, BLOCK));
  const found = new DataView(new ArrayBuffer(32));
  sums.forEach((sum, place) => found.setUint32(4 * place, sum));
  return new Uint8Array(found.buffer);
}

/** Bytes as digits. */
export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = new Uint8Array(BLOCK * Math.ceil((bytes.length + 1 + LENGTH) / BLOCK));
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  new DataView(blocks.buffer).setBigUint64(blocks.length - LENGTH, BigInt(8 * bytes.length));
  return blocks;
}

function mix(sums: Uint32Array, block: DataView): void {
  const words = scheduled(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sums;
  for (let round = 0; round < ROUNDS; round++) {
    const choice = (e & f) ^ (~e & g);
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (CONSTANTS[round] ?? 0) + (words[round] ?? 0);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((sum, place) => (sums[place] = (sums[place] ?? 0) + sum));
}

function scheduled(block: DataView): Int32Array {
  const words = new Int32Array(ROUNDS);
  const word = (place: number) => words[place] ?? 0;
  for (let place = 0; place < ROUNDS; place++) {
    const [early, late] = [word(place - 15), word(place - 2)];
    const mixed =
      word(place - 16) +
      (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
      word(place - 7) +
      (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
    words[place] = place < 16 ? block.getInt32(4 * place) : mixed;
  }
  return words;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The first 32 bits behind the point. */
function fraction(number: number): number {
  return Math.floor((number % 1) * 2 ** 32);
}

function* primes(count: number): Generator<number> {
  for (let number = 2, found = 0; found < count; number++) {
    let divisor = 2;
    while (number % divisor) divisor++;
    if (divisor < number) continue;
    found++;
    yield number;
  }
}
