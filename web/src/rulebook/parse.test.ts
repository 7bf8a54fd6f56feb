import { expect, test } from "vitest";
import { marked, parse, search } from "./parse";

const BOOKS = import.meta.glob<string>("../../../sobremesa/rules/games/*/RULES.*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});
const BOOK = `# Whist

Suelta tus *cartas*.

## Las cartas

| carta | cuántas |
|---|---|
| \`+\` roja | 80 |

**MN-A01** Opción \`jokers\` (4):
otra línea.
`;

test("a rulebook is read block by block", () => {
  expect(parse(BOOK)).toEqual([
    {
      title: "",
      blocks: [
        {
          kind: "text",
          pieces: [
            { kind: "plain", text: "Suelta tus " },
            { kind: "em", text: "cartas" },
            { kind: "plain", text: "." },
          ],
        },
      ],
    },
    {
      title: "Las cartas",
      blocks: [
        {
          kind: "table",
          head: [[{ kind: "plain", text: "carta" }], [{ kind: "plain", text: "cuántas" }]],
          rows: [
            [
              [
                { kind: "code", text: "+" },
                { kind: "plain", text: " roja" },
              ],
              [{ kind: "plain", text: "80" }],
            ],
          ],
        },
        {
          kind: "clause",
          id: "MN-A01",
          pieces: [
            { kind: "plain", text: "Opción " },
            { kind: "code", text: "jokers" },
            { kind: "plain", text: " (4): otra línea." },
          ],
        },
      ],
    },
  ]);
});

test("of our rulebooks every clause is found and no mark is left over", () => {
  expect(Object.keys(BOOKS)).toHaveLength(10);
  for (const book of Object.values(BOOKS)) {
    const blocks = parse(book).flatMap((section) => section.blocks);
    expect(blocks.filter(({ kind }) => kind === "clause")).toHaveLength(book.match(/^\*\*[A-Z]+-/gm)?.length ?? 0);
    expect(JSON.stringify(blocks.filter(({ kind }) => kind !== "table"))).not.toMatch(/\*\*|`|^#/m);
  }
});

test("a search forgives accents and capitals, and finds clauses by number", () => {
  expect(search(parse(BOOK), "OPCION")).toHaveLength(1);
  expect(search(parse(BOOK), "mn-a01 linea")[0]?.blocks).toHaveLength(1);
  expect(search(parse(BOOK), "")).toHaveLength(2);
  expect(search(parse(BOOK), "dragón")).toEqual([]);
});

test("what was searched for is marked", () => {
  expect(marked("Opción y opción", "opcion")).toEqual(["", "Opción", " y ", "opción", ""]);
  expect(marked("¿(a+b)?", "(a+")).toEqual(["¿", "(a+", "b)?"]);
  expect(marked("nada", "")).toEqual(["nada"]);
});
