/** Codes of tables as people type them: with spaces, capitals and accents, or as the whole link. */

const LETTERS = 10;

/** The code that somebody meant; undefined if it cannot be one. */
export function codeOf(typed: string): string | undefined {
  const said = /\/t\/([^/?#]+)/.exec(typed)?.[1] ?? typed;
  const letters = said
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  return letters.length === LETTERS ? `${letters.slice(0, 4)}-${letters.slice(4)}` : undefined;
}
