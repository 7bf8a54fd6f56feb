/** The instructions for several numbers at a time (simd128), of which the modules of masters are made, and no others. */

// The smallest module that has some: a function without arguments that fills a vector and counts its bits.
const PROBE = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0], // a module
  ...[1, 5, 1, 96, 0, 1, 123], // its type
  ...[3, 2, 1, 0], // a function of that type
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11], // its code
);

/** Whether this browser has them. */
export const hasVectors = (): boolean => WebAssembly.validate(PROBE);
