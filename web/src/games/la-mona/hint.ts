/** What is true of a turn of La Mona: what it takes, by the cards that are named. */

import { type Facts, type Sentence, when } from "../../hint/reasons";
import { seatOf } from "../../state/seats";
import { type Board, type Build, buildsOf, DONE, TRAIL } from "./notation";

export default function reasons({ me, moves, before, after, kind }: Facts<Board>): Sentence[] {
  if (before.phase !== "play") return [];
  const [card = "", aim = "", ...rest] = moves;
  const picks = rest.filter((move) => move !== DONE);
  const builds = buildsOf(before).filter(({ value }) => picks.includes(`build-${value}`));
  if (!aim.startsWith("take")) return others({ me, before, kind }, card, aim, builds);
  const loose = picks.filter((pick) => before.table.includes(pick));
  const taken = [card, ...loose, ...builds.flatMap(({ cards }) => cards)];
  const points = taken.reduce((sum, each) => sum + Number(kind(each)?.arguments.worth ?? 0), 0);
  const theirs = builds.find(({ owner }) => !ours(owner, me, before));
  const cleared = loose.length === before.table.length && builds.length === buildsOf(before).length;
  const wincho = after ? (after.winchos[me] ?? 0) > (before.winchos[me] ?? 0) : cleared && before.deck > 0;
  return [
    ...when(wincho, "hint-mona-wincho"),
    ...when(points > 0, "hint-mona-points", { points, count: taken.length }),
    ...when(theirs !== undefined, "hint-mona-theirs", { value: theirs?.value ?? 0, count: taken.length }),
    ...when(true, "hint-mona-cards", { count: taken.length }),
  ];
}

/** What is true where nothing is taken. */
function others(
  facts: Pick<Facts<Board>, "me" | "before" | "kind">,
  card: string,
  aim: string,
  builds: Build[],
): Sentence[] {
  const { me, before, kind } = facts;
  const [, does = "", written = ""] = /^(form|raise)-(\d+)$/.exec(aim) ?? [];
  const value = Number(written);
  const about = kind(card)?.arguments;
  const alone = buildsOf(before).filter((build) => [about?.pips, about?.takes].includes(value - build.value));
  const raised = does === "raise" ? (builds[0] ?? alone[0]) : undefined;
  const left = (before.hands[me] ?? []).filter((other) => other !== card);
  const holder = does ? left.find((other) => kind(other)?.arguments.takes === value) : undefined;
  return [
    ...when(raised !== undefined && !ours(raised.owner, me, before), "hint-mona-raises", { value }),
    ...when(holder !== undefined, "hint-mona-builds", { value, card: holder ?? "" }),
    ...when(aim === "help", "hint-mona-helps"),
    ...when(aim === TRAIL && !before.table.length && !buildsOf(before).length, "hint-mona-empty"),
  ];
}

/** Four play as two teams. */
function ours(owner: number, me: string, { counts }: Board): boolean {
  const apart = owner - seatOf(me);
  return Object.keys(counts).length === 4 ? apart % 2 === 0 : apart === 0;
}
