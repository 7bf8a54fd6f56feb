/** A question as the TOML file that `sobremesa lab FILE` reads. */

import type { Compared, Question, Restriction } from "./question";

type Plain = boolean | number | string | Plain[] | { [key: string]: Plain };

/** A question as a TOML file. */
export function writeToml(question: Question): string {
  const { game, options, bots, rotate, unit, deals, seconds, seed, restrictions, compared } = question;
  const head = lines({ game, bots: oneOrAll(bots), rotate, unit, deals, seconds, seed });
  return [
    head,
    ...section("[options]", options),
    ...restrictions.map((each) => `[[restrictions]]\n${lines(plain(each))}`),
    ...compared.map((each) => `[[compared]]\n${lines(different(each))}`),
  ].join("\n");
}

const section = (name: string, values: Record<string, Plain>): string[] =>
  Object.keys(values).length ? [`${name}\n${lines(values)}`] : [];

const lines = (values: Record<string, Plain | undefined>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} = ${written(value ?? "")}\n`)
    .join("");

/** What JSON makes of a plain value is TOML, too; tables are written in one line. */
function written(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const inside = Object.entries(value).map(([name, each]) => `${name} = ${written(each)}`);
  return inside.length ? `{ ${inside.join(", ")} }` : "{}";
}

const oneOrAll = (bots: string[]): Plain => (bots.length === 1 ? (bots[0] ?? "") : bots);

/** A restriction with nothing that goes without saying. */
function plain({ how, moves, seats, phases, above, below }: Restriction): Record<string, Plain> {
  return {
    [how]: moves,
    ...(seats.length ? { seats } : {}),
    ...(phases.length ? { phases } : {}),
    ...(above === undefined ? {} : { above }),
    ...(below === undefined ? {} : { below }),
  };
}

function different({ options, bots, restrictions }: Compared): Record<string, Plain> {
  return {
    ...(Object.keys(options).length ? { options } : {}),
    ...(bots ? { bots: oneOrAll(bots) } : {}),
    ...(restrictions ? { restrictions: restrictions.map(plain) } : {}),
  };
}
