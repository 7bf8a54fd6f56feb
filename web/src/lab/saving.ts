/** Taking an answer along: pictures as SVG and PNG, figures as CSV and JSON. */

import { addressOf } from "../deal/picture";
import type { Chart } from "./charts";
import type { Answered } from "./sentences";

const LETTERS = "system-ui, 'Segoe UI', Roboto, sans-serif";
const PAPER = "#fdf6e6";
const SHARP = 3; // pixels of a PNG for each of the drawing

/** Offer a file for download. */
export function save(name: string, type: string, content: BlobPart): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** A drawing as a file of its own. */
export function svgOf(drawing: SVGElement): string {
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("font-family", LETTERS);
  copy.setAttribute("style", `background:${PAPER}`);
  return new XMLSerializer().serializeToString(copy);
}

/** The same for those who take no drawings. */
export async function pngOf(drawing: SVGElement): Promise<Blob> {
  const image = new Image();
  image.src = addressOf(svgOf(drawing));
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

/** Every table of an answer, one row for each of theirs. */
export function csvOf(charts: Chart[]): string {
  const rows = charts.flatMap(({ title, columns, lines }) =>
    lines.flatMap(({ label, cells }) => cells.map((cell, place) => [title, label, columns[place] ?? "", cell])),
  );
  return rows.map((row) => row.map(quoted).join(",")).join("\r\n");
}

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
