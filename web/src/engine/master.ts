/**
 * The master: a net that learned a game by playing itself, and looks ahead a little. The driver of the compiled one,
 * and the twin of sobremesa/bots/master.py: what it chooses is settled inside, to the last bit.
 */

import { hasNet, moduleOf, netFileOf } from "./artefacts";
import { type Bots, loadBots } from "./bots";
import { GROUND, Machine, signed, WORD } from "./machine";
import { type Form, type Net, netOf, type Sight } from "./net";
import { once } from "./once";
import { type Search, treeOf } from "./search";
import type { View } from "./state";
import { Trouble } from "./trouble";
import { hasVectors } from "./vectors";

/** How a master thinks about a game: tries a move, and of what they promise the hundredths that are the net's chance. */
interface Manner {
  tries: number;
  faith: number;
  plans: boolean; // in a tree, as a search does
}

/** What is said of masters, whatever the game and by game: in bots.json. */
export interface Mastery {
  net: Form;
  rows: number; // records that it ponders with: the view first
  most: number; // moves that it may have to choose from
  games: Record<string, Sight & Manner>;
}

type Entry = "plan" | "decide" | "chance";

/** The master of a game; its module and its net are fetched on first use, and checked. */
export const loadMaster: (game: string) => Promise<Master> = once(async (game) => {
  if (!hasNet(game)) throw new Trouble("no-bot", `there is no master of ${game}: nobody has trained one`);
  const bots = await loadBots(game);
  if (!hasVectors()) throw new Trouble("no-vectors", "this browser has no vector instructions");
  try {
    const [module, file] = await Promise.all([moduleOf(`${bots.rules.description.family}.master`), netFileOf(game)]);
    return await Master.open(bots, module, file);
  } catch (cause) {
    throw new Trouble("no-net", `the master of ${game} cannot be had`, cause);
  }
});

export class Master {
  private constructor(
    private readonly bots: Bots,
    private readonly machine: Machine<Entry>,
    private readonly places: Places,
    private readonly manner: Manner,
  ) {}

  static async open(bots: Bots, module: WebAssembly.Module, file: Uint8Array): Promise<Master> {
    const { description } = bots.rules;
    const { masters } = bots.manner;
    const how = masters.games[description.game];
    if (!how) throw new Trouble("no-bot", `there is no master of ${description.game}`);
    const net = netOf(file, description, how, masters.net);
    const places = placesOf(net, how.plans ? planted(bots.search) : pondered(bots.search, masters), masters);
    const machine = await Machine.open(module, [wayOf(how), "chance"], places.end - GROUND);
    machine.bytes.set(net.bytes, places.weights);
    return new Master(bots, machine, places, how);
  }

  /** The move that it makes; the same seed before the same view makes the same. Without a try it does not look ahead. */
  choose(view: View, seed: bigint, tries = this.manner.tries): string {
    const seat = view.setup.seat(view.seat);
    if (!view.legal(seat).length) throw new Trouble("no-question", `seat ${seat} has nothing to decide`);
    const luck = signed(this.bots.luck(view, seed));
    this.machine.bytes.fill(0, GROUND, this.places.weights);
    this.show(view.record);
    const { places, manner } = this;
    return this.bots.rules.name(this.machine.call(wayOf(manner), ...places.given, seat, luck, tries, manner.faith));
  }

  /** How likely it thinks it that the seat of a view wins, when all play as it does. */
  chance(view: View): number {
    const seat = view.setup.seat(view.seat);
    this.show(view.record);
    const { batch, net, notes } = this.places;
    return this.machine.call("chance", ...batch, 0, seat, ...net, ...notes);
  }

  /** Lay a view where it is looked at. */
  private show(record: Uint8Array): void {
    this.machine.bytes.set(this.bots.recast(record), GROUND);
  }
}

/** Where things are in its memory, as they are handed over. */
interface Places {
  batch: number[];
  net: number[];
  notes: number[];
  given: number[]; // to who thinks
  weights: number; // of the net
  end: number;
}

const wayOf = ({ plans }: Manner): Entry => (plans ? "plan" : "decide");

/** What is handed over before a net and after it, and where it ends. The records come first. */
interface Desk {
  rows: number;
  before: number[];
  after: number[];
  end: number;
}

function planted(search: Search): Desk {
  const { tree, end } = treeOf(search);
  return { rows: search.rows, before: tree, after: [], end };
}

function pondered({ size }: Search, { rows, most }: Mastery): Desk {
  const at = GROUND + rows * size;
  const column = WORD * most;
  return {
    rows,
    before: [GROUND, rows],
    after: [at, most, at + column, most, at + 2 * column, most],
    end: at + 3 * column,
  };
}

function placesOf({ bytes, arrays, sizes }: Net, desk: Desk, { net: form }: Mastery): Places {
  const aligned = (at: number): number => Math.ceil(at / form.aligned) * form.aligned;
  let end = aligned(desk.end);
  const room = (bytes: number): number => {
    const at = end;
    end = aligned(at + bytes);
    return at;
  };
  const size = (count: string): number => sizes.get(count) ?? 0;
  const weights = room(bytes.byteLength);
  const net = arrays.flatMap(({ at, lengths }) => [weights + at, ...lengths]);
  const wide = Math.max(size("sight"), size("first"), size("second"), size("said"));
  const notes = [
    ...[room(size("sight")), 1, size("sight")],
    ...[room(4 * wide), wide],
    ...[room(4 * wide), wide],
    ...[room(WORD * size("said")), size("said")],
  ];
  const given = [...desk.before, ...net, ...notes, ...desk.after];
  return { batch: [GROUND, desk.rows], net, notes, given, weights, end };
}
