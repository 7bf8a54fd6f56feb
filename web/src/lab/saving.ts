/** Taking an answer along: pictures as SVG and PNG, figures as CSV and JSON. */

import { addressOf } from "../deal/picture";
import type { Chart } from "./charts";
import { INK, markOf, PAPER, shortened, SOFT } from "./drawing";
import type { Answered } from "./sentences";

const LETTERS = "system-ui, 'Segoe UI', Roboto, sans-serif";
const SHARP = 3; // pixels of a PNG for each of the drawing

/** Offer a file for download. */
export function save(name: string, type: string, content: BlobPart): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** What stands above a drawing when it is on its own. */
export interface Caption {
  title: string;
  about: string;
  names: string[]; // of the settings, in the order of their marks
}

/** A drawing as a file of its own. */
export function svgOf(drawing: SVGElement, { title, about, names }: Caption): string {
  const [width, height] = ["width", "height"].map((name) => Number(drawing.getAttribute(name)));
  const lines = wrapped(about, width ?? 0);
  const head = LINE * (lines.length + names.length) + 2 * LINE;
  const page = element("svg", { width, height: (height ?? 0) + head, "font-family": LETTERS, fill: INK });
  page.append(element("rect", { width: "100%", height: "100%", fill: PAPER }));
  const write = (text: string, line: number, more: Attributes) =>
    page.append(element("text", { x: 4, y: LINE * line, "font-size": 13, ...more }, text));
  write(shortened(title, (width ?? 0) * NARROW), 1, { "font-weight": 700, "font-size": 15 });
  for (const [place, line] of lines.entries()) write(line, place + 2, { fill: SOFT, "font-size": 12 });
  for (const [place, name] of names.entries()) {
    const { shape, colour } = markOf(place);
    const line = lines.length + place + 2;
    page.append(element("path", { d: shape, fill: colour, transform: `translate(12 ${LINE * line - 5})` }));
    write(shortened(name, (width ?? 0) - LINE), line, { x: 26 });
  }
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.setAttribute("y", String(head));
  page.append(copy);
  return new XMLSerializer().serializeToString(page);
}

const LINE = 20; // pixels
const NARROW = 0.85; // of the room, for letters that are larger
const SVG = "http://www.w3.org/2000/svg";

type Attributes = Record<string, string | number | undefined>;

function element(name: string, attributes: Attributes, text = ""): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [each, value] of Object.entries(attributes)) made.setAttribute(each, String(value));
  made.textContent = text;
  return made;
}

/** A text in lines that fit into a width. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && shortened(longer, width) === longer) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same for those who take no drawings. */
export async function pngOf(drawing: string): Promise<Blob> {
  const image = new Image();
  image.src = addressOf(drawing);
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [SHARP * image.width, SHARP * image.height];
  const context = canvas.getContext("2d");
  if (context) {
    context.fillStyle = PAPER;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("this browser draws no PNG");
  return blob;
}

const HEADER = ["table", "row", "column", "value", "low", "high"];

/** Every table of an answer as plain numbers, one row for each figure; shares are parts of 1. */
export function csvOf(charts: Chart[]): string {
  const rows = charts.flatMap(({ title, columns, lines }) =>
    lines.flatMap(({ label, numbers }) =>
      numbers.flatMap((figure, place) =>
        figure ? [[title, label, columns[place] ?? "", ...[figure.mean, figure.low, figure.high].map(inFull)]] : [],
      ),
    ),
  );
  return [HEADER, ...rows].map((row) => row.map(quoted).join(",")).join("\r\n");
}

const inFull = (number: number | undefined): string => (number === undefined ? "" : String(number));

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The question, and everything that was counted and said. */
export function jsonOf({ question, found }: Answered): string {
  const { played, tallies, differences, said, than } = found;
  const plain = {
    question,
    played,
    tallies: tallies.map((each) => Array.from(each, Number)),
    differences: differences.map((each) => Array.from(each, Number)),
    figures: said.map((each) => Array.from(each)),
    compared: than.map((each) => Array.from(each)),
  };
  return JSON.stringify(plain);
}
