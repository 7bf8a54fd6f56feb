/**
 * What we pick from the table for the card that we play, in any order. The rules want it said from low to high, and
 * judge it so; so it is kept here until the sum comes out, and only then asked for, whole.
 */

import type { Play } from "../../board/play.svelte";
import { aimOf, DONE, Lexicon, MONA, TAKE, TRAIL, type Aim } from "./notation";
import { addsUp, meant, tallyOf, type Tally } from "./tally";

/** The reason that lower picks overcome. */
const ORDER = "order";

type Thumb = Pick<Play, "turn" | "speech" | "choose" | "compose" | "explain" | "tell" | "commit" | "back" | "whole">;

export class Picking {
  #picks = $state.raw<string[]>([]);
  /** What the card is for, with its value. */
  #purpose = $state.raw<Aim>();
  /** Whether that needs nothing of the table. */
  #whole = $state(false);
  /** Nobody was asked what the card is for. */
  assumed = $state(false);
  /** How many of the picks had to be. */
  #given = 0;

  constructor(private readonly play: Thumb) {
    // Whoever undoes, by a button or by Escape, takes back a pick, and not the last move of the order that is said.
    play.back = () => this.undo();
    play.whole = (moves) => this.follow(moves);
  }

  /** What the server says of cards and moves. */
  get words(): Lexicon {
    return new Lexicon(this.play.speech);
  }

  get card(): string {
    return this.play.turn.moves[0] ?? "";
  }

  get aim(): string {
    return this.play.turn.moves[1] ?? "";
  }

  /** Loose cards and builds, in the order in which they were picked. */
  get picks(): string[] {
    return this.aim ? this.#picks : [];
  }

  /** What they have to add up to. */
  get value(): number {
    return this.#purpose?.value ?? 0;
  }

  /** What our card counts, where that is not printed on it. */
  get worth(): string {
    const { words, card } = this;
    const [pips, takes] = [words.pips(card), words.takes(card)];
    if (!card || String(takes) === words.rank(card)) return "";
    return card !== MONA && pips !== takes ? `${pips} · ${takes}` : String(takes);
  }

  /** How they add up; nothing where there is nothing to add. */
  get tally(): Tally | undefined {
    const purpose = this.aim ? this.#purpose : undefined;
    return purpose && tallyOf(this.words, purpose, this.card, this.picks, this.#whole);
  }

  /** Whether it is said whole: nothing was assumed, and nothing that lies there could go with it. */
  settled(there: string[]): boolean {
    const rest = there.filter((item) => !this.picks.includes(item));
    return this.play.turn.ready && !this.assumed && !addsUp(this.words, rest, this.value);
  }

  /** A turn from its card to its end. */
  async follow([card = "", aim = "", ...rest]: string[]): Promise<void> {
    if (!(await this.play.compose([card, aim]))) return;
    this.#aimed(rest.filter((move) => move !== DONE));
    if (rest.length) await this.play.compose([card, aim, ...rest]);
  }

  /** Hold a card up; where it can be for one thing only, that is said with it. Once more: play it, or put it back. */
  async hold(card: string): Promise<void> {
    if (this.card === card) return this.play.choose(card);
    if (await this.play.compose([card])) await this.#assume();
  }

  /** Say what the card is for. What has to be picked then is picked. */
  async choose(aim: string): Promise<void> {
    const { turn } = this.play;
    const start = [this.card, aim];
    this.assumed = false;
    if (!(await this.play.compose(start))) return;
    this.#aimed([]);
    const forced: string[] = [];
    for (let only = onlyOne(turn.legal); only; only = onlyOne(turn.legal)) {
      forced.push(only);
      if (!(await turn.set([...start, ...forced]))) return;
    }
    this.#picks = forced;
    this.#given = forced.length;
    await this.#settle();
  }

  /** Tap something on the table: pick it, or put it back. Without a card or an aim, do what is most likely meant. */
  async tap(item: string): Promise<void> {
    const { turn } = this.play;
    if (!this.card) return this.play.explain(TAKE); // as a card, the rules would look for it in the hand
    if (this.aim === TRAIL) await turn.set([this.card]); // who taps the table does not leave it
    if (!this.aim) {
      const aim = meant(this.words, turn.legal, this.card, item);
      if (!aim) {
        const [reason] = await turn.explain([TAKE]); // the card takes nothing: that is what has to be said
        await this.#assume();
        return reason && this.play.tell(reason); // last: what is composed puts older words away
      }
      await this.choose(aim);
      if (this.picks.includes(item) || !this.aim) return;
    }
    const there = this.picks.includes(item);
    await turn.set([this.card, this.aim]);
    if (!there && !turn.legal.includes(item)) {
      const [reason] = await turn.explain([item]);
      if (reason && reason.point !== ORDER) return this.play.explain(item);
    }
    this.#picks = there ? this.#picks.filter((other) => other !== item) : [...this.#picks, item];
    await this.#settle();
  }

  /** Back one step: a pick, then the aim, then the card; an aim that nobody was asked for goes with its card. */
  async undo(): Promise<void> {
    const { turn } = this.play;
    const last = this.picks.at(-1);
    const asked = !this.assumed || this.picks.length > this.#given;
    if (last && asked) return this.tap(last);
    await turn.set(this.aim && asked ? [this.card] : []);
  }

  async commit(): Promise<void> {
    return this.play.turn.ready ? this.play.commit() : this.play.explain(DONE);
  }

  /** What a card is for need not be asked where it can be one thing only. */
  async #assume(): Promise<void> {
    const only = onlyOne(this.play.turn.legal);
    if (only) await this.choose(only);
    this.assumed = !!only;
  }

  /** The card has its purpose: what is picked for it. */
  #aimed(picks: string[]): void {
    const { board, legal } = this.play.turn;
    this.#purpose = aimOf(String(board.aim ?? ""));
    this.#whole = legal.includes(DONE);
    this.#picks = picks;
  }

  /** If the sum comes out, ask for the whole turn. */
  async #settle(): Promise<void> {
    const { turn } = this.play;
    const start = [this.card, this.aim];
    if (!(await turn.set(start)) || this.tally?.missing) return;
    if (this.#picks.length || turn.legal.includes(DONE))
      await this.play.compose([...start, ...this.words.inOrder(this.#picks), DONE]);
  }
}

/** The one thing that may be picked, if it has to be. */
const onlyOne = (legal: string[]): string | undefined =>
  legal.length === 1 && legal[0] !== DONE ? legal[0] : undefined;
