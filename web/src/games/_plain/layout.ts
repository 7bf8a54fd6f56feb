/** What a board shows, by how it is drawn: all of it follows from what the game declares of its fields. */

import type { Description, Field, Kind } from "../../record/description";

export interface Layout {
  /** What each seat holds; "" where nobody holds anything. */
  hand: string;
  /** How many cards there are to draw. */
  decks: string[];
  /** Heaps in the middle, and what says which card is on top; "" where that is not to be seen. */
  heaps: { key: string; top: string }[];
  /** Cards that lie apart in the middle. */
  rows: string[];
  /** Cards that lie apart before each seat. */
  cells: string[];
  /** Heaps before each seat. */
  taken: string[];
  /** Cards that lie in groups, before who owns them. */
  groups: string[];
  /** What is said of the table. */
  facts: { key: string; kind: Kind }[];
  /** What is counted for each seat. */
  counts: string[];
  /** What is true of some seats. */
  marks: string[];
}

export function layoutOf({ board, record: { fields } }: Description): Layout {
  const found: Layout = {
    ...{ hand: "", decks: [], heaps: [], rows: [], cells: [] },
    ...{ taken: [], groups: [], facts: [], counts: [], marks: [] },
  };
  const keys = new Map(Object.entries(board).map(([key, field]) => [field, key]));
  const shown = Object.entries(board).map(([key, name]): [string, Field | undefined] => [key, fields[name]]);
  const besides = new Set(shown.flatMap(([, field]) => (field ? saidBeside(field) : [])));
  for (const [key, field] of shown) {
    if (!field || besides.has(board[key] ?? "")) continue;
    switch (field.kind) {
      case undefined:
        break;
      case "zone":
        if (field.each && field.eyes === OWN && field.place && !found.hand) found.hand = key;
        else if (field.each) (field.bare ? [] : field.heap ? found.taken : found.cells).push(key);
        else if (!field.place) break;
        else if (field.heap) found.heaps.push({ key, top: keys.get(field.top ?? "") ?? "" });
        else found.rows.push(key);
        break;
      case "groups":
        found.groups.push(key);
        break;
      case "count":
        if (field.shape.length) found.counts.push(key);
        else if (field.of && !keys.has(field.of)) found.decks.push(key);
        else found.facts.push({ key, kind: field });
        break;
      case "seat":
      case "seats":
        found.marks.push(key);
        break;
      default:
        found.facts.push({ key, kind: field });
    }
  }
  return found;
}

const OWN = "each seat its own row";

/** The fields that another one shows already: how many cards there are, and the one on top. */
function saidBeside(field: Field): string[] {
  return field.kind === "zone" ? [field.count, field.top].filter((name) => name !== undefined) : [];
}
