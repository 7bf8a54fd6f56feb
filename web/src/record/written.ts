/** For tests: files that Python wrote. */

export { bytes } from "./fields";

/** What some files say; without any, how they are written. */
export function written<T>(files: Record<string, string>, script: string): T[] {
  const texts = Object.values(files);
  if (!texts.length) throw new Error(`there is nothing to compare with; write it: make views, or ${script}`);
  return texts.map((text) => JSON.parse(text) as T);
}
