/** Moves of a game in words: `challenge`, `card rank=W`, `+4`. The twin of sobremesa/lab/selection.py. */

import type { Description } from "../record/description";
import { Unasked } from "./question";

type Move = Description["moves"][number];

const WITH = /^([a-z-]+)((?: \w+=[^ ]*)+)$/;
const PREFIX = "move-";

/** The kind of a move: its sentence. */
export const kindOf = ({ message }: Move): string => message.slice(PREFIX.length);

/** What is known of a move, as texts: the arguments of its sentence, those of its card among them. */
export function aboutOf({ cards }: Description, { arguments: given }: Move): Record<string, string> {
  const card = cards.find(({ name }) => name === given.card)?.about ?? {};
  return Object.fromEntries(Object.entries({ ...card, ...given }).map(([name, value]) => [name, String(value)]));
}

/** The moves that a selector names, in the order of their numbers; one that names none is refused. */
export function select(description: Description, selector: string): Move[] {
  const [, kind = selector, conditions = ""] = WITH.exec(selector) ?? [];
  const wanted = conditions.split(" ").filter(Boolean).map(parted);
  const ofKind = description.moves.filter((move) => kindOf(move) === kind);
  const found = ofKind.length
    ? ofKind.filter((move) => fits(aboutOf(description, move), wanted))
    : description.moves.filter(({ name }) => name === selector);
  if (!found.length) throw new Unasked("moves", selector);
  return found.toSorted((one, other) => one.number - other.number);
}

function parted(condition: string): [string, string] {
  const at = condition.indexOf("=");
  return [condition.slice(0, at), condition.slice(at + 1)];
}

const fits = (about: Record<string, string>, wanted: [string, string][]): boolean =>
  wanted.every(([name, value]) => about[name] === value);

/** What moves of a kind can be told apart by: each argument that has several values, with these. */
export function aspectsOf(description: Description, kind: string): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const move of description.moves.filter((each) => kindOf(each) === kind))
    for (const [name, value] of Object.entries(aboutOf(description, move)))
      if (name !== "card" && value && !value.includes(" ")) found.set(name, (found.get(name) ?? new Set()).add(value));
  return new Map([...found].flatMap(([name, values]) => (values.size > 1 ? [[name, [...values]]] : [])));
}
