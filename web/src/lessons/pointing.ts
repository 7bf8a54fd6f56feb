/** Where things are on the screen: what a note points at, what is to be tapped next, and where the note has room. */

import { common } from "../board/beside";
import type { Play } from "../board/play.svelte";
import type { Rect } from "../board/spread";
import { seatOf } from "../state/seats";

const SEAT = /^P\d+$/;
const CARD = ".felt .token:not(.leaving)";
const PLAYS = ".felt .dock .brass:not([disabled])";

/** The element that a name of a lesson means: a seat, a part of the board, a card. */
function elementOf(name: string, { rivals }: Play): Element | null {
  if (SEAT.test(name)) return document.querySelectorAll(".felt .rivals > li")[rivals.indexOf(seatOf(name))] ?? null;
  const quoted = CSS.escape(name);
  return (
    document.querySelector(`.felt [data-part="${quoted}"]`) ??
    document.querySelector(`${CARD}.hand[data-card="${quoted}"]`) ??
    document.querySelector(`${CARD}[data-card="${quoted}"]`)
  );
}

/** Where that is; a place of the felt has no element, but is known all the same. */
export function rectOf(name: string, play: Play): Rect | undefined {
  const element = elementOf(name, play);
  if (element) return boxOf(element);
  const zone = play.felt.zones.get(name);
  const ground = document.querySelector(".felt")?.getBoundingClientRect();
  if (!zone || !ground) return undefined;
  return { ...zone.rect, x: zone.rect.x + ground.x, y: zone.rect.y + ground.y };
}

/** What the learner taps next, of the moves that are left: what makes one of them; when all are composed, what plays. */
export function nextTap(left: readonly string[], play: Play): Rect | undefined {
  const { moves, ready, aside } = play.turn;
  const open = left.filter((move) => move !== aside && !moves.includes(move));
  const found = open.map((move) => tapFor(move)).find((element) => element) ?? (ready && document.querySelector(PLAYS));
  return found ? boxOf(found) : undefined;
}

function tapFor(move: string): Element | null {
  const quoted = CSS.escape(move);
  return (
    document.querySelector(`.felt [data-move="${quoted}"]:not([disabled], [inert], .chosen)`) ??
    document.querySelector(`${CARD}:not(.lifted, .cannot, [inert])[data-card="${quoted}"]`)
  );
}

function boxOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** What a note should leave free, and how much that matters. */
interface Kept {
  rect: Rect;
  weight: number;
}

const WEIGHTS: [string, number][] = [
  [".felt .token.hand.placed", 8],
  [".felt .dock :is(button, .prompt)", 8],
  [".felt .dock", 4], // what is offered comes there
  [".felt [data-part]", 3],
  [".felt .token.placed:not(.hand)", 4],
  [".felt .middle p", 3],
  [".felt .rivals > li", 1],
];
const STEP = 12; // pixels between places that are tried
const MARGIN = 8;
const AWAY = 16; // pixels to what it points at: the line between them is seen

/** What lies on the table now. */
export function keptFree(): Kept[] {
  return WEIGHTS.flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)].map((element) => ({ rect: boxOf(element), weight })),
  );
}

/** Where a note of a size is best put: over as little as possible, and near what it points at. */
export function roomFor(size: { width: number; height: number }, at: Rect | undefined, ground: Rect, kept: Kept[]) {
  const [right, bottom] = [ground.x + ground.width - size.width, ground.y + ground.height - size.height];
  const near = at && { x: at.x - AWAY, y: at.y - AWAY, width: at.width + 2 * AWAY, height: at.height + 2 * AWAY };
  let best = { x: ground.x + MARGIN, y: ground.y + MARGIN, cost: Infinity };
  for (let y = ground.y + MARGIN; y <= bottom - MARGIN; y += STEP)
    for (let x = ground.x + MARGIN; x <= right - MARGIN; x += STEP) {
      const note = { x, y, ...size };
      const hidden = kept.reduce((sum, { rect, weight }) => sum + weight * common(note, rect), 0);
      const askew = at ? Math.abs(x + size.width / 2 - at.x - at.width / 2) : 0;
      const cost = hidden + askew + (near ? 100 * common(note, near) + 20 * distance(note, near) : 0);
      if (cost < best.cost) best = { x, y, cost };
    }
  return { x: best.x, y: best.y };
}

/** How far it is from one box to the middle of another. */
function distance(one: Rect, other: Rect): number {
  const [x, y] = [other.x + other.width / 2, other.y + other.height / 2];
  const across = Math.max(one.x - x, 0, x - one.x - one.width);
  const down = Math.max(one.y - y, 0, y - one.y - one.height);
  return Math.hypot(across, down);
}

/** A line from a note to what it points at: from its nearest edge to the nearest point of the other. */
export function lineTo(note: Rect, at: Rect) {
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  const inset = 20;
  const from = {
    x: clamp(x, note.x + inset, note.x + note.width - inset),
    y: clamp(y, note.y, note.y + note.height),
  };
  const to = { x: clamp(from.x, at.x, at.x + at.width), y: clamp(from.y, at.y, at.y + at.height) };
  return { from, to };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));
