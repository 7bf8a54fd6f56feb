/** The rules of a game on this device: the same that the server has, compiled to WebAssembly. */

import type { Description, Option, Options, Value } from "../record/description";
import { moduleOf, textOf } from "./artefacts";
import { once } from "./once";
import { Setup } from "./state";
import { Table } from "./table";
import { Trouble } from "./trouble";

export type { Options } from "../record/description";

/** What the rules of a game are made of. */
export interface Artefacts {
  description: Description;
  table: WebAssembly.Module;
}

/** The rules of a game, fetched and compiled on first use. */
export const loadRules: (game: string) => Promise<Rules> = once(async (game) => {
  const description = await descriptionOf(game);
  return await Rules.open({ description, table: await moduleOf(`${description.family}.table`) });
});

/** What a game is as data: of another server's rules the stamp differs. */
export async function descriptionOf(game: string): Promise<Description> {
  return (await textOf(game)) as Description;
}

export class Rules {
  /** Every move by its notation, and by its number. */
  readonly moves: ReadonlyMap<string, number>;
  readonly names: ReadonlyMap<number, string>;
  readonly points: ReadonlyMap<number, Description["points"][number]>;
  private readonly eager: ReadonlySet<number>;

  private constructor(
    readonly description: Description,
    readonly table: Table,
  ) {
    this.moves = new Map(description.moves.map(({ name, number }) => [name, number]));
    this.names = new Map(description.moves.map(({ name, number }) => [number, name]));
    this.points = new Map(description.points.map((point) => [point.number, point]));
    this.eager = new Set(description.eager);
  }

  /** Rules at work; a module that was compiled from other sources than its description is refused. */
  static async open({ description, table }: Artefacts): Promise<Rules> {
    const rules = new Rules(description, await Table.open(table, description));
    try {
      rules.prove();
    } catch (cause) {
      throw new Trouble("broken", `${description.game}: the module does not fit its description`, cause);
    }
    return rules;
  }

  /** A game with its options settled, by today's rules or those of an older version; what was chosen then prevails. */
  setup(options: Options, version = this.description.version): Setup {
    const { game, version: today, former } = this.description;
    if (version === today) return new Setup(this, this.check(options));
    const older = former[version];
    if (!older) throw new Trouble(version > today ? "newer-rules" : "other-rules", `${game} ${version}, not ${today}`);
    return new Setup(this, this.check({ ...older, ...options }));
  }

  /** The moves of a set in notation, eager ones first. */
  named(set: number[]): string[] {
    const found = members(set);
    const sorted = [...found.filter((move) => this.eager.has(move)), ...found.filter((move) => !this.eager.has(move))];
    return sorted.map((move) => this.name(move));
  }

  /** A move in notation. */
  name(move: number): string {
    const name = this.names.get(move);
    if (name === undefined) throw new Trouble("fault", `${this.description.game} has no move ${move}`);
    return name;
  }

  /** Every option with its value; unknown and impossible ones are refused. */
  private check(options: Options): Options {
    const known = this.description.options;
    for (const name of Object.keys(options))
      if (!known.some((option) => option.name === name))
        throw new Trouble("bad-option", `${this.description.game} has no option ${name}`);
    return Object.fromEntries(known.map((option) => [option.name, allowed(option, options[option.name])]));
  }

  /** Whether the module is the one that was described: a deal is as long as it should be, and can be read. */
  private prove(): void {
    const setup = this.setup({});
    const key = "0".repeat(64);
    if (!this.table.fits(setup.keyed(key))) throw new RangeError("records of another length");
    const { moment, over, actors } = setup.deal(key);
    if (moment[0] !== 1 || moment[1] !== 0 || over || !actors.length) throw new RangeError("fields at other places");
  }
}

function allowed(option: Option, value: Value = option.default): Value {
  if (!option.values.includes(value))
    throw new Trouble("bad-option", `${option.name} cannot be ${JSON.stringify(value)}`);
  return value;
}

/** The numbers in a set, smallest first. */
function members(set: number[]): number[] {
  const found: number[] = [];
  for (const [place, part] of set.entries())
    for (let rest = part; rest; rest &= rest - 1) found.push(32 * place + 31 - Math.clz32(rest & -rest));
  return found;
}
