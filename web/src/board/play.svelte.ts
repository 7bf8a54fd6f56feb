/** What our thumb does at the table: taps become drafts, drafts become turns, and refusals are told. */

import { gameOf } from "../games/games";
import type { Wish } from "../net/link";
import { refusal } from "../screens/trouble";
import { notice } from "../state/notice.svelte";
import type { Table } from "../state/table.svelte";
import type { Reason, Refused } from "../wire";
import { namesOf } from "../words/names";
import type { Speech } from "../words/speech";
import { say } from "../words/words.svelte";
import { Beat } from "./beat.svelte";
import { Felt } from "./felt.svelte";
import { forcedOf } from "./forced";
import { Settling } from "./settling.svelte";
import { Voices } from "./voices.svelte";

const SHAKE = 500; // milliseconds

export class Play {
  readonly felt = new Felt();
  readonly beat = new Beat();
  readonly settling = new Settling();
  readonly voices = new Voices();
  readonly names = $derived.by(() => namesOf(this.table.chairs, this.table.code));
  /** The other seats, from the one at our left on; all of them for who only watches. */
  readonly rivals = $derived.by(() => rivalsOf(this.table.seat, this.table.chairs.length));
  /** The move that was refused just now: its card shakes. */
  shaken = $state("");
  /** The card whose turn is played as soon as it is whole; "" where that has to be said. */
  tossed = $state("");
  /** How a game takes a step back, where that is something else than the last move. */
  back: (() => Promise<void>) | undefined;
  /** How a game composes a whole turn, where that is more than a draft. */
  whole: ((moves: string[]) => Promise<unknown>) | undefined;
  /** Whether a whole turn leaves nothing to say, to add or to read; a game says when. */
  sure = $state.raw<() => boolean>(() => false);
  #speech: () => Speech;
  #made: Promise<void> = Promise.resolve();
  #calm: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: Table,
    speech: () => Speech,
  ) {
    this.#speech = speech;
  }

  get speech(): Speech {
    return this.#speech();
  }

  get turn() {
    return this.table.turn;
  }

  /** The move that happens by itself; "" where there is something to decide, or nothing can be done from here. */
  get forced(): string {
    const { table, turn } = this;
    const idle = !turn.moves.length && !turn.aside;
    const here = table.up && table.owes && !table.chairs[table.seat]?.stand_in;
    return idle && here ? forcedOf(table.offered, (move) => this.speech.term(move)) : "";
  }

  /** Nobody else at the table is a person. */
  get alone(): boolean {
    return this.table.chairs.every((chair, seat) => seat === this.table.seat || chair.bot);
  }

  /** It is ours to say something. */
  get asked(): boolean {
    return (this.table.scene.legal?.length ?? 0) > 0;
  }

  /** What it costs to say something now, in words; "" where it is free. */
  get cost(): string {
    const { voice } = gameOf(this.speech.game);
    return voice && this.table.scene.legal?.includes(voice.move) ? say(voice.warning) : "";
  }

  /** Say something; whether it was said. */
  async utter(line: Extract<Wish, { type: "phrase" | "say" }>): Promise<boolean> {
    const answer = await this.table.send(line);
    if (answer.type === "refused") this.tell(answer);
    return answer.type !== "refused";
  }

  /** Tap a card: compose a turn that begins with it; once more: commit, if that is a whole turn. */
  async choose(move: string): Promise<void> {
    if (this.turn.moves[0] === move) return this.turn.ready ? this.commit() : void this.turn.clear();
    await this.compose([move]);
  }

  /** Go on with what is composed. */
  add(move: string): Promise<boolean> {
    return this.compose([...this.turn.moves, move]);
  }

  /** Compose these moves instead of whatever was composed. */
  async compose(moves: string[]): Promise<boolean> {
    return this.#settle(await this.turn.set(moves), moves.at(-1) ?? "");
  }

  /** Compose a turn that was advised: it is on the table, and still ours to make. */
  async follow(moves: string[]): Promise<void> {
    await (this.whole ? this.whole(moves) : this.compose(moves));
  }

  /** Make a move at once: what cannot be taken back needs no draft. */
  async now(move: string): Promise<void> {
    this.#settle(await this.turn.play([move]), move);
  }

  /** Make a move as soon as those before it are made: what is done card by card may not lose one to a quick thumb. */
  next(...moves: string[]): Promise<void> {
    const last = moves.at(-1) ?? "";
    this.#made = this.#made.then(async () => void this.#settle(await this.turn.play(moves), last));
    return this.#made;
  }

  async commit(): Promise<void> {
    const last = this.turn.moves.at(-1) ?? "";
    this.#settle(await this.turn.commit(), last);
  }

  undo(): void {
    this.tossed = "";
    void (this.back ? this.back() : this.turn.undo());
  }

  /** Say why a move cannot be made. */
  async explain(move: string): Promise<void> {
    const [reason] = await this.turn.explain([move]);
    if (reason) this.tell(reason);
    this.#shake(move);
  }

  /** A refusal or a reason, in words, with its clause. */
  tell(said: Reason | Refused): void {
    const lawful = "point" in said && said.point;
    const text = lawful ? this.speech.point(said, this.names) : "code" in said ? refusal(said) : "";
    const clause = said.clauses?.[0];
    notice.show({ text, foot: () => this.felt.foot, ...(clause ? { clause, game: this.speech.game } : {}) });
  }

  /** A refusal is told; an older one is in the way as soon as something is done. */
  #settle(done: boolean, move: string): boolean {
    if (done) notice.clear();
    else if (this.turn.refusal) {
      this.tell(this.turn.refusal);
      this.#shake(move);
    }
    return done;
  }

  #shake(move: string): void {
    clearTimeout(this.#calm);
    this.shaken = move;
    this.#calm = setTimeout(() => (this.shaken = ""), SHAKE);
  }
}

export function rivalsOf(seat: number, count: number): number[] {
  const first = seat < 0 ? 0 : seat + 1;
  return Array.from({ length: seat < 0 ? count : count - 1 }, (_, i) => (first + i) % count);
}
