/** A question that is being asked: it may change, is answered while one watches, and the answer is for that question. */

import { briefOf } from "./bench";
import type { Subject } from "./contract";
import { type Found, Reader, Statistician } from "./figures";
import { type Question, type Setting, settingsOf } from "./question";
import { type Circumstances, type Goal, Run } from "./run";

const PAUSE = 200; // milliseconds between two looks at how it stands
const SECOND = 1_000;

export class Asking {
  found = $state.raw<Found>();
  running = $state(false);
  failed = $state(false);
  played = $state(0);
  /** How far it shall go, in deals; 0 where it is a time. */
  goal = $state(0);
  readonly settings: Setting[];
  readonly reader: Reader;
  readonly #statistician: Promise<Statistician>;
  readonly #run: Run;
  #looked = -Infinity;

  constructor(
    readonly subject: Subject,
    readonly question: Question,
    circumstances: Circumstances = {},
  ) {
    this.settings = settingsOf(question, subject.rules.description, subject.contract.limits);
    this.reader = new Reader(subject.contract);
    this.#statistician = Statistician.open(subject);
    const brief = briefOf(subject, this.settings, question);
    this.#run = new Run(brief, { ...circumstances, hear: () => void this.#look() });
  }

  /** Find out what was asked. */
  begin(): Promise<void> {
    const { deals, seconds } = this.question;
    return this.#go(seconds === undefined ? { deals: deals ?? 0 } : { milliseconds: SECOND * seconds });
  }

  /** As much again. */
  more(): Promise<void> {
    return this.#go({ deals: 2 * Math.max(1, this.played) });
  }

  stop(): void {
    this.#run.stop();
  }

  close(): void {
    this.#run.close();
  }

  async #go(goal: Goal): Promise<void> {
    [this.running, this.failed, this.goal] = [true, false, "deals" in goal ? goal.deals : 0];
    try {
      await this.#run.go(goal);
    } catch {
      this.failed = true;
    } finally {
      await this.#show();
      this.running = false;
    }
  }

  /** What is shown is looked at now and then: figures cost more than a chunk of deals. */
  async #look(): Promise<void> {
    this.played = this.#run.played;
    const now = performance.now();
    if (now - this.#looked < PAUSE) return;
    this.#looked = now;
    await this.#show();
  }

  async #show(): Promise<void> {
    const statistician = await this.#statistician;
    const { total, played } = this.#run;
    this.played = played;
    if (played) this.found = statistician.tell(total, this.settings, played);
  }
}
