/** The numbers of a record, little-endian: how each type of field is read and written. */

import type { Field, Type } from "./description";

const WIDE = 0x1_0000_0000;

/** Bytes of a number. */
export const SIZES: Record<Type, number> = { i1: 1, u1: 1, i2: 2, u2: 2, i4: 4, u4: 4, i8: 8, u8: 8 };

export const READ: Record<Type, (view: DataView, at: number) => number> = {
  i1: (view, at) => view.getInt8(at),
  u1: (view, at) => view.getUint8(at),
  i2: (view, at) => view.getInt16(at, true),
  u2: (view, at) => view.getUint16(at, true),
  i4: (view, at) => view.getInt32(at, true),
  u4: (view, at) => view.getUint32(at, true),
  i8: (view, at) => view.getInt32(at + 4, true) * WIDE + view.getUint32(at, true),
  u8: (view, at) => view.getUint32(at + 4, true) * WIDE + view.getUint32(at, true),
};

const WRITE: Record<Type, (view: DataView, at: number, number: number) => void> = {
  i1: (view, at, number) => view.setInt8(at, number),
  u1: (view, at, number) => view.setUint8(at, number),
  i2: (view, at, number) => view.setInt16(at, number, true),
  u2: (view, at, number) => view.setUint16(at, number, true),
  i4: (view, at, number) => view.setInt32(at, number, true),
  u4: (view, at, number) => view.setUint32(at, number, true),
  i8: (view, at, number) => view.setBigInt64(at, BigInt(number), true),
  u8: (view, at, number) => view.setBigUint64(at, BigInt(number), true),
};

/** How many numbers a field has. */
export function countOf({ shape }: Field): number {
  return shape.reduce((product, length) => product * length, 1);
}

/** How many bytes a field has. */
export function bytesOf(field: Field): number {
  return countOf(field) * SIZES[field.type];
}

/** Write a number into a field; into every place of one that has several. */
export function write(view: DataView, field: Field, number: number): void {
  for (let place = 0; place < countOf(field); place++)
    WRITE[field.type](view, field.offset + place * SIZES[field.type], number);
}

/** A record that was written as base64. */
export function bytes(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
