/**
 * A rulebook as the server writes it, in pieces that can be drawn. It reads what our rulebooks use (headings, paragraphs that may
 * begin with the number of a clause, tables, emphasis) and shows anything else as plain text.
 */

export interface Piece {
  kind: "plain" | "strong" | "em" | "code";
  text: string;
}

export type Block =
  | { kind: "text"; pieces: Piece[] }
  | { kind: "clause"; id: string; pieces: Piece[] }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][] };

export interface Section {
  title: string;
  blocks: Block[];
}

const CLAUSE = /^\*\*([A-Z]+-[A-Z]?\d+)\*\*\s+/;
const MARKED = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;
const MARKS = ["strong", "em", "code"] as const;

/** The sections of a rulebook; what stands before the first heading of a section is in one without a title. */
export function parse(text: string): Section[] {
  const sections: Section[] = [{ title: "", blocks: [] }];
  for (const part of text.split(/\n{2,}/).map((part) => part.trim())) {
    if (!part || /^# /.test(part)) continue;
    const [, title] = /^##+ (.+)/.exec(part) ?? [];
    if (title) sections.push({ title, blocks: [] });
    else sections.at(-1)?.blocks.push(blockOf(part));
  }
  return sections.filter(({ title, blocks }) => title || blocks.length);
}

function blockOf(part: string): Block {
  if (part.startsWith("|")) return tableOf(part);
  const [number = "", id] = CLAUSE.exec(part) ?? [];
  const pieces = piecesOf(part.slice(number.length).replaceAll("\n", " "));
  return id ? { kind: "clause", id, pieces } : { kind: "text", pieces };
}

function tableOf(part: string): Block {
  const [head = [], , ...rows] = part.split("\n").map((line) =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => piecesOf(cell.trim())),
  );
  return { kind: "table", head, rows };
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const plain = (until: number) => until > end && pieces.push({ kind: "plain", text: text.slice(end, until) });
  for (const found of text.matchAll(MARKED)) {
    plain(found.index);
    const mark = found.slice(1).findIndex(Boolean);
    pieces.push({ kind: MARKS[mark] ?? "plain", text: found[mark + 1] ?? "" });
    end = found.index + found[0].length;
  }
  plain(text.length);
  return pieces;
}

/** What somebody may search for: without accents and capitals, letter by letter as long as the text itself. */
function plainly(text: string): string {
  return [...text].map((char) => char.normalize("NFD").charAt(0).toLowerCase()).join("");
}

function textOf(block: Block): string {
  const joined = (pieces: Piece[]) => pieces.map(({ text }) => text).join("");
  if (block.kind === "table") return [block.head, ...block.rows].flat().map(joined).join(" ");
  return block.kind === "clause" ? `${block.id} ${joined(block.pieces)}` : joined(block.pieces);
}

/** The sections with only the blocks that have every word of the search; a title that has them keeps its whole section. */
export function search(sections: Section[], searched: string): Section[] {
  const words = plainly(searched).split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => plainly(text).includes(word));
  return sections
    .map(({ title, blocks }) => ({ title, blocks: has(title) ? blocks : blocks.filter((block) => has(textOf(block))) }))
    .filter(({ blocks }) => blocks.length);
}

/** A text in turns: what was not searched for, what was, what was not, … */
export function marked(text: string, searched: string): string[] {
  const words = plainly(searched).split(/\s+/).filter(Boolean);
  if (!words.length) return [text];
  const chars = [...text];
  const hits = new RegExp(words.map((word) => word.replace(/[^\w\s]/g, "\\$&")).join("|"), "g");
  const turns: string[] = [];
  let end = 0;
  for (const found of plainly(text).matchAll(hits)) {
    turns.push(
      chars.slice(end, found.index).join(""),
      chars.slice(found.index, found.index + found[0].length).join(""),
    );
    end = found.index + found[0].length;
  }
  return [...turns, chars.slice(end).join("")];
}
