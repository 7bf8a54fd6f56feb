/** A result as a picture to share: our own drawing in SVG, and the same as PNG for those who take nothing else. */

import type { Mark } from "./course";

export const SIZE = 1080;
const EDGE = 64; // between the picture's edge and what is on it
const LETTERS = `ui-rounded, 'SF Pro Rounded', 'Nunito', 'Quicksand', 'Google Sans', system-ui, 'Segoe UI', Roboto, sans-serif`;
const [CREAM, SOFT, BRASS, INK] = ["#fdf3dc", "#cfe0d4", "#efc164", "#2a2019"];
export const COLOURS = ["#e4604a", "#ef9d3f", "#f3d261", "#7cc98a"] as const;
export const HEIGHTS = [0.28, 0.5, 0.74, 1] as const; // so that nobody needs the colours

export interface Pictured {
  /** The game's own scene, as `sceneIn` reads it. */
  scene: string;
  /** What is written on it, from above. */
  title: string;
  name: string;
  date: string;
  end: string;
  won: boolean;
  /** Small, one after the other. */
  facts: string[];
  marks: readonly Mark[];
  address: string;
}

export function pictureOf({ scene, title, name, date, end, won, facts, marks, address }: Pictured): string {
  const text = (words: string, y: number, size: number, fill: string, weight = 700) =>
    `<text x="${SIZE / 2}" y="${y}" font-size="${fitting(words, size)}" font-weight="${weight}" fill="${fill}" text-anchor="middle">${escaped(words)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}" font-family="${LETTERS}">
<defs>
<radialGradient id="felt" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="#1d5a4b"/><stop offset="1" stop-color="#0b2b25"/></radialGradient>
<clipPath id="scene"><rect x="${EDGE}" y="${EDGE}" width="${SIZE - 2 * EDGE}" height="404" rx="40"/></clipPath>
</defs>
<rect width="${SIZE}" height="${SIZE}" fill="url(#felt)"/>
<rect x="24" y="24" width="${SIZE - 48}" height="${SIZE - 48}" rx="64" fill="none" stroke="${BRASS}" stroke-opacity=".5" stroke-width="3"/>
<g clip-path="url(#scene)"><g transform="translate(${EDGE} ${EDGE - 36}) scale(${(SIZE - 2 * EDGE) / 320})">${scene}</g></g>
${ribbon(`${title} · ${date}`)}
${text(name, 612, 76, CREAM, 800)}
${text(end, 700, 60, won ? BRASS : CREAM, 800)}
${bars(marks)}
${text(facts.join("  ·  "), 962, 32, SOFT, 600)}
${text(address, 1014, 30, BRASS, 700)}
</svg>`;
}

/** A slip of paper over the lower edge of the scene. */
function ribbon(words: string): string {
  const [size, width] = [fitting(words, 38), Math.min(820, 120 + 22 * words.length)];
  const left = (SIZE - width) / 2;
  return `<rect x="${left}" y="430" width="${width}" height="84" rx="42" fill="#fdf6e6" stroke="#d9c49a" stroke-width="3"/>
<text x="${SIZE / 2}" y="485" font-size="${size}" font-weight="800" fill="${INK}" text-anchor="middle">${escaped(words)}</text>`;
}

/** How it went: a bar for each decision, higher where it stood better. */
function bars(marks: readonly Mark[]): string {
  const [width, gap, height, floor] = [46, 22, 140, 896];
  const left = (SIZE - marks.length * (width + gap) + gap) / 2;
  const line = `<path d="M${left - 24} ${floor + 12}H${SIZE - left + 24}" stroke="${SOFT}" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>`;
  const bar = (mark: Mark, at: number) => {
    const tall = height * HEIGHTS[mark];
    return `<rect x="${left + at * (width + gap)}" y="${floor - tall}" width="${width}" height="${tall}" rx="14" fill="${COLOURS[mark]}"/>`;
  };
  return marks.length ? line + marks.map(bar).join("") : "";
}

/** The scene of a game that is shown somewhere on the page, as text. */
export function sceneIn(shown: Element): string {
  const parts = shown.querySelector("svg")?.children ?? [];
  return [...parts].map((part) => new XMLSerializer().serializeToString(part)).join("");
}

/** Long words are written smaller: about so many fit. */
function fitting(words: string, size: number): number {
  return Math.min(size, Math.floor((SIZE - 2 * EDGE - 32) / (0.56 * Math.max(1, words.length))));
}

function escaped(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A drawing as an address for `<img>`. */
export const addressOf = (drawing: string): string => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** A drawing as a file that every phone can show. */
export async function pngOf(drawing: string, name: string): Promise<File> {
  const image = new Image();
  image.src = addressOf(drawing);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, SIZE, SIZE);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("this browser draws no PNG");
  return new File([blob], `${name}.png`, { type: "image/png" });
}
