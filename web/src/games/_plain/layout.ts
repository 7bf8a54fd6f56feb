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
  const besides = new Set(shown.flatMap(([, field]) => (field?.kind === "zone" ? [field.count, field.top] : [])));
  for (const [key, field] of shown) {
    if (!field?.kind || besides.has(board[key])) continue; // it is shown with its cards
    const part = partOf(field, (name) => keys.has(name));
    if (part === "hand") found.hand ||= key;
    else if (part === "heaps") found.heaps.push({ key, top: keys.get(("top" in field && field.top) || "") ?? "" });
    else if (part === "facts") found.facts.push({ key, kind: field });
    else if (part) found[part].push(key);
  }
  return found;
}

const OWN = "each seat its own row";

/** How a field is drawn; undefined for what is not shown, or shown by another one. */
function partOf(field: Field & Kind, isShown: (name: string) => boolean): keyof Layout | undefined {
  switch (field.kind) {
    case "zone":
      return zonePart(field, field.eyes === OWN);
    case "groups":
      return "groups";
    case "seat":
    case "seats":
      return "marks";
    case "count":
      if (field.of && isShown(field.of)) return undefined;
      if (field.shape.length) return "counts";
      return field.of ? "decks" : "facts";
    default:
      return "facts";
  }
}

/** Cards that are only pointed at lie elsewhere; what a seat knows of others is in their hands. */
function zonePart({ place, each, bare, heap }: Kind & { kind: "zone" }, own: boolean): keyof Layout | undefined {
  if (each && place && own) return "hand";
  if (each) return bare ? undefined : heap ? "taken" : "cells";
  return !place ? undefined : heap ? "heaps" : "rows";
}
