/**
 * The turn that is being composed: a draft that only we see, until it is committed whole. What may follow is always the
 * server's answer. A refusal leaves the draft as it was.
 */

import type { Answer, Wish } from "../net/link";
import type { Drafted, Reason, Refused, Scene } from "../wire";

/** What a turn needs of its table. */
interface Place {
  readonly version: number;
  readonly scene: Scene;
  send(command: Wish): Promise<Answer>;
}

export class Turn {
  moves = $state.raw<string[]>([]);
  refusal = $state.raw<Refused>();
  /** A move beside the turn: it is made first when the turn is committed, and can be taken back until then. */
  aside = $state("");
  /** A commit is on its way. */
  committing = $state(false);
  #drafts: Record<string, Drafted> = {};
  #drafted = $state.raw<Drafted>();
  #asked = 0;

  constructor(private readonly table: Place) {}

  /** What may follow. */
  get legal(): string[] {
    return (this.#drafted ? this.#drafted.legal : this.table.scene.legal) ?? [];
  }

  /** The table, as it would be. */
  get board(): Record<string, unknown> {
    return this.#drafted?.board ?? this.table.scene.board ?? {};
  }

  /** What is composed can be foreseen to its end. */
  get certain(): boolean {
    return this.#drafted?.certain ?? true;
  }

  /** It can be committed: it is whole, or nobody can know how it goes on. */
  get ready(): boolean {
    return this.#drafted !== undefined && (this.#drafted.done || !this.certain);
  }

  add(move: string): Promise<boolean> {
    return this.set([...this.moves, move]);
  }

  /** Compose these moves instead; false if they are refused. */
  async set(moves: string[]): Promise<boolean> {
    const asked = ++this.#asked;
    this.refusal = undefined;
    const answer = moves.length ? await this.#draft(moves) : undefined;
    if (asked !== this.#asked) return false;
    if (answer?.type === "refused") {
      this.#refuse(answer);
      return false;
    }
    this.moves = moves;
    this.#drafted = answer;
    return true;
  }

  undo(): Promise<boolean> {
    if (!this.moves.length) this.aside = "";
    return this.set(this.moves.slice(0, -1));
  }

  clear(): void {
    this.#asked++;
    this.moves = [];
    this.aside = "";
    this.#drafted = undefined;
    this.refusal = undefined;
  }

  commit(): Promise<boolean> {
    return this.play(this.aside ? [this.aside, ...this.moves] : this.moves);
  }

  /** Make these moves, all or none. */
  async play(moves: string[]): Promise<boolean> {
    if (this.committing || !moves.length) return false;
    this.committing = true;
    this.refusal = undefined;
    const answer = await this.table.send({ type: "play", version: this.table.version, moves });
    this.committing = false;
    if (answer.type === "refused") this.#refuse(answer);
    else this.clear();
    return answer.type === "accepted";
  }

  /** Why each of these moves cannot be made now, after what is composed. */
  async explain(moves: string[]): Promise<Reason[]> {
    const asked = { type: "explain", version: this.table.version, moves, after: this.moves } as const;
    const answer = await this.table.send(asked);
    return answer.type === "explained" ? answer.reasons : [];
  }

  /**
   * The table changed: a draft lives as long as nothing else is asked, and is drawn anew on the new board. It is the
   * same question, too, when less may be done than before, but still what is composed: a window closed beside it.
   */
  meet(before: Scene): void {
    this.#drafts = {};
    const [asked, legal] = [before.legal ?? [], this.table.scene.legal ?? []];
    const begun = [this.aside, ...this.moves.slice(0, 1)].filter((move) => move);
    const narrowed = begun.length > 0 && within(begun, legal) && within(legal, asked);
    if (narrowed || (within(legal, asked) && within(asked, legal))) void (this.moves.length && this.set(this.moves));
    else this.clear();
  }

  #refuse(refused: Refused): void {
    if (refused.code !== "stale") this.refusal = refused;
  }

  async #draft(moves: string[]): Promise<Drafted | Refused> {
    const key = moves.join(" ");
    const known = this.#drafts[key];
    if (known) return known;
    const answer = await this.table.send({ type: "draft", version: this.table.version, moves });
    if (answer.type === "drafted") this.#drafts[key] = answer;
    return answer as Drafted | Refused;
  }
}

const within = (some: string[], others: string[]) => some.every((move) => others.includes(move));
