/** Who comes to a table sits down by themselves, unless they got up there: then they want to watch. */

const KEY = "sobremesa-standing";

/** This person got up from a table, for as long as this tab is open. */
export function keepStanding(code: string): void {
  try {
    sessionStorage.setItem(KEY, [...standing(), code].join(" "));
  } catch {
    // Then they are seated again when they come back.
  }
}

export const wantsToSit = (code: string): boolean => !standing().includes(code);

function standing(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}
