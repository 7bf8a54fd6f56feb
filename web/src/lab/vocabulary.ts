/** What a speech needs to know of a game, from its description: so an answer can be told without a server. */

import type { Description } from "../record/description";
import type { Vocabulary } from "../wire";

export function vocabularyOf({ cards, moves, points }: Description): Vocabulary {
  return {
    cards: Object.fromEntries(cards.map(({ name, about }) => [name, { message: "card", arguments: about }])),
    moves: Object.fromEntries(moves.map(({ name, ...term }) => [name, term])),
    points: Object.fromEntries(points.map(({ name, clauses, takes }) => [name, { clauses, argument: takes ?? "" }])),
  };
}
