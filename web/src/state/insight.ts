/**
 * The rules on this device, for a table of the server, or of this device in its own thread. If they are the table's own
 * we are sent views: scenes are made of them here, and drafts and reasons answered at once. Without the rules, and when
 * they fail, the table is asked.
 */

import type { Setup, View } from "../engine/state";
import { Trouble } from "../engine/trouble";
import type { Answer, Wish } from "../net/link";
import { unpack } from "../record/packed";
import { type Scene, type Snapshot, SPECTATOR } from "../wire";

const ABSENT = ["no-wasm", "no-rules", "unreachable"]; // no failure: the server is asked, as by every other client

/** The rules of a stamp, and what they answer; undefined where the page has others. */
export async function rulesOf(game: string, stamp: string) {
  const [{ loadRules }, answers] = await Promise.all([import("../engine/engine"), import("../engine/draft")]);
  const rules = await loadRules(game);
  return rules.description.stamp === stamp ? { rules, ...answers } : undefined;
}
type Known = NonNullable<Awaited<ReturnType<typeof rulesOf>>>;

export class Insight {
  #about: Snapshot | undefined;
  #known: Known | undefined;
  #setup: Setup | undefined;
  #view: View | undefined;
  #said = ""; // the stamp that the server has heard on this line
  #failed = false;

  /** `greet` says hello again, with a stamp or without; false if nobody hears it. */
  constructor(
    private readonly greet: (stamp: string) => boolean,
    private readonly load: typeof rulesOf = rulesOf,
  ) {}

  /** The whole table was shown: its scene; the rules come beside that. */
  show(about: Snapshot): Scene | undefined {
    this.#about = about;
    this.#setup = undefined;
    void this.#prepare(about);
    return this.read(about.scene);
  }

  /** The whole of a scene; undefined if it cannot be read: then the table will be shown anew. */
  read(scene: Scene): Scene | undefined {
    this.#view = undefined;
    if (!scene.view || this.#failed) return scene.view ? undefined : scene;
    try {
      const view = (this.#view = this.#seen(scene.view));
      const { seat, board, actors: owed, silence } = view;
      return { ...scene, board, legal: seat === SPECTATOR ? [] : view.legal(seat), owed, silence };
    } catch (fault) {
      this.#fail(fault);
      return undefined;
    }
  }

  /** What our seat may know; undefined where boards are told. */
  get view(): View | undefined {
    return this.#view;
  }

  /** The answer to a question that the rules can answer here; undefined for all else. */
  answer(command: Wish, version: number): Answer | undefined {
    const [known, view] = [this.#known, this.#view];
    if (!known || !view || view.seat === SPECTATOR) return undefined;
    try {
      if (command.type === "draft") return { ...known.drafted(view, command.moves), id: "", version };
      if (command.type === "explain")
        return { ...known.explained(view, command.moves, command.after), id: "", version };
    } catch (fault) {
      this.#fail(fault);
    }
    return undefined;
  }

  /** The line is down: on the next one the server has heard nothing. */
  hangUp(): void {
    this.#said = "";
  }

  /** Get the rules, and tell the server that they are its own. */
  async #prepare({ game, stamp }: Snapshot): Promise<void> {
    if (!stamp || this.#failed || this.#said === stamp) return;
    try {
      const known = await this.load(game, stamp);
      if (!known || this.#about?.stamp !== stamp || this.#said === stamp) return;
      this.#known = known;
      if (this.greet(stamp)) this.#said = stamp;
    } catch (fault) {
      if (!(fault instanceof Trouble && ABSENT.includes(fault.code))) this.#fail(fault);
    }
  }

  #seen(text: string): View {
    if (!this.#known || !this.#about) throw new TypeError("a view that was not asked for");
    const { rules } = this.#known;
    this.#setup ??= rules.setup(this.#about.options);
    return this.#setup.view(unpack(text, rules.description.record.size), this.#about.seat);
  }

  /** The rules went astray: from now on the server is asked. */
  #fail(fault: unknown): void {
    if (this.#failed) return;
    this.#failed = true;
    this.#view = undefined;
    console.warn("the rules on this device failed; the server is asked instead", fault);
    if (this.#said) this.greet("");
    this.#said = "";
  }
}
