/** Giving something to others: by the system's own sheet where there is one, or by the clipboard. */

export const canShare = typeof navigator.share === "function";

/** Whoever closes the system's sheet has changed their mind, which is no trouble. */
export async function share(text: string, url: string): Promise<void> {
  await navigator.share({ text, url }).catch(() => undefined);
}

/** Whether it could be copied: not every browser lets us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
