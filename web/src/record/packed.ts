/** Records as they travel: in base64, where a byte 0 is followed by the number of zeros that come after it. */

/** The record of so many bytes that was packed. */
export function unpack(text: string, size: number): Uint8Array {
  const packed = atob(text);
  const record = new Uint8Array(size);
  let at = 0;
  for (let place = 0; place < packed.length; place++) {
    const byte = packed.charCodeAt(place);
    if (byte) record[at++] = byte;
    else at += 1 + packed.charCodeAt(++place);
  }
  if (at !== size) throw new RangeError(`a record of ${size} bytes, not ${at}`);
  return record;
}

const MOST = 256; // zeros that are counted together

/** A record as it travels. */
export function pack(record: Uint8Array): string {
  const packed: number[] = [];
  for (let at = 0; at < record.length; at++) {
    packed.push(record[at] ?? 0);
    if (record[at]) continue;
    const start = at;
    while (at + 1 < record.length && !record[at + 1] && at + 1 < start + MOST) at++;
    packed.push(at - start);
  }
  return btoa(String.fromCharCode(...packed));
}
