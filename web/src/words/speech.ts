/** A game in words: its cards, moves, events and refusals, by the vocabulary that the server gives. */

import type { FluentBundle } from "@fluent/bundle";
import { suitOf } from "../cards/suits";
import { ask } from "../net/api";
import { written } from "../state/seats";
import type { Language } from "./languages";
import type { Event, Reason, Refused, Term, Vocabulary } from "../wire";
import { bundleOf, format, type Arguments } from "./words.svelte";

const UNSEEN = "?";

export class Speech {
  #places: Map<string, number> | undefined;
  #suits: string[] | undefined;
  #moves: Map<string, string[]> | undefined;

  constructor(
    readonly game: string,
    private readonly vocabulary: Vocabulary,
    private readonly bundle: FluentBundle,
  ) {}

  /** A sentence of the game, by its id. */
  say(id: string, values: Arguments = {}): string {
    return format(this.bundle, id, values);
  }

  /** Whether the game has such a sentence. */
  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  card(card: string): string {
    const term = this.vocabulary.cards[card];
    return card === UNSEEN || !term ? this.say("unseen-card") : this.say(term.message, this.#named(term.arguments));
  }

  /** What a card is: its sentence's id and arguments. */
  kind(card: string): Term | undefined {
    return this.vocabulary.cards[card];
  }

  /** Every card of the game. */
  get deck(): string[] {
    return Object.keys(this.vocabulary.cards);
  }

  /** What its cards have in common, each once: colours, suits. */
  get suits(): string[] {
    this.#suits ??= [...new Set(this.deck.map((card) => suitOf(this.kind(card)?.arguments ?? {})))];
    return this.#suits;
  }

  /** Its place among the cards of the game. */
  order(card: string): number {
    this.#places ??= new Map(this.deck.map((name, place) => [name, place]));
    return this.#places.get(card) ?? this.#places.size;
  }

  /** What a button for the move says. */
  move(move: string): string {
    const term = this.term(move);
    return term ? this.say(term.message, this.#named(term.arguments)) : move;
  }

  /** What a move is about: its sentence's id and arguments. */
  term(move: string): Term | undefined {
    return this.vocabulary.moves[move];
  }

  /** The moves that name a card. */
  movesOf(card: string): string[] {
    this.#moves ??= naming(this.vocabulary.moves);
    return this.#moves.get(card) ?? [];
  }

  /** The move with this sentence and these arguments, in notation; "" if there is none. */
  find(message: string, about: Term["arguments"] = {}): string {
    const meant = ({ message: id, arguments: given }: Term) =>
      id === message && Object.entries(about).every(([name, value]) => given[name] === value);
    return Object.entries(this.vocabulary.moves).find(([, term]) => meant(term))?.[0] ?? "";
  }

  /** What a point scores; 0 where its argument says it. */
  worth(point: string): number {
    return this.vocabulary.points[point]?.worth ?? 0;
  }

  /** An event or the reason of a refusal, with names for the seats. */
  point(said: Event | Reason | Refused, names: string[]): string {
    const { point = "", argument } = said;
    const seat = "seat" in said ? (said.seat ?? -1) : -1;
    const other = "other" in said ? (said.other ?? -1) : -1;
    const name = this.vocabulary.points[point]?.argument;
    return this.say(
      point,
      this.#named({
        ...(seat >= 0 ? { seat: names[seat] ?? written(seat) } : {}),
        ...(other >= 0 ? { other: names[other] ?? written(other) } : {}),
        ...(name && argument !== undefined ? { [name]: argument } : {}),
      }),
    );
  }

  /** Arguments as the sentences want them: a card by its name. */
  #named(given: Record<string, boolean | number | string>): Arguments {
    return Object.fromEntries(
      Object.entries(given).map(([key, value]) => [
        key,
        key === "card" ? this.card(String(value)) : typeof value === "boolean" ? String(value) : value,
      ]),
    );
  }
}

/** The moves that name each card. */
function naming(moves: Vocabulary["moves"]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [move, { arguments: about }] of Object.entries(moves))
    if (typeof about.card === "string") found.set(about.card, [...(found.get(about.card) ?? []), move]);
  return found;
}

const known = new Map<string, Promise<Speech>>();

/** The speech of a game, fetched once per language. */
export function speechOf(game: string, language: Language): Promise<Speech> {
  const key = `${game}/${language}`;
  const found = known.get(key) ?? fetched(game, language);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

async function fetched(game: string, language: Language): Promise<Speech> {
  const [vocabulary, sentences] = await Promise.all([
    ask("GET /api/games/{game}", { game }),
    ask("GET /api/games/{game}/words/{language}", { game, language }),
  ]);
  return new Speech(game, vocabulary, bundleOf(language, [sentences]));
}
