// @vitest-environment node
/** The compiled rules say what Python's say, of every game, byte for byte. */

import { describe, expect, test } from "vitest";

import type { Description } from "../record/description";
import { bytesOf } from "../record/fields";
import { bytes } from "../record/written";
import { serveFromDisk } from "./disk";
import { drafted, explained } from "./draft";
import { loadRules } from "./engine";
import type { Position, Setup, State } from "./state";
import { type Asked, type Composed, type Deal, GAMES, type Look, type Step } from "./tables";
import { make } from "./turn";

serveFromDisk();

const LOADED = await Promise.all(GAMES.map(async (written) => ({ ...written, rules: await loadRules(written.game) })));

/** The fields in which a record is not what it should be. */
function differing({ record }: Description, found: Uint8Array, text: string): string[] {
  const wanted = bytes(text);
  if (found.length !== wanted.length) return [`${found.length} bytes instead of ${wanted.length}`];
  const other = (at: number) => found[at] !== wanted[at];
  const places = Object.entries(record.fields).filter(([, field]) =>
    Array.from({ length: bytesOf(field) }, (_, place) => field.offset + place).some(other),
  );
  return places.map(([name]) => name);
}

function expectRecord(position: Position, record: string, where: string): void {
  const { description } = position.setup.rules;
  expect(differing(description, position.record, record), `${where}: fields that differ`).toEqual([]);
}

function expectAsked(position: Position, { actors, first, silence, legal }: Asked, where: string): void {
  expect([position.actors, position.first, position.silence], `${where}: who is asked`).toEqual([
    actors,
    first,
    silence,
  ]);
  for (const [seat, moves] of legal) expect(position.legal(seat), `${where}: legal for ${seat}`).toEqual(moves);
}

function expectLook(state: State, { board, views, refusals, ends }: Look, where: string): void {
  expect(state.board, `${where}: board`).toEqual(board);
  for (const { seat, record, events, board: seen, seed, resampled, ...asked } of views) {
    const [view, there] = [state.view(seat), `${where}, as ${seat} sees it`];
    expectRecord(view, record, there);
    expect([view.events, view.board], there).toEqual([events, seen]);
    expectAsked(view, asked, there);
    if (resampled) expectRecord(view.resample(BigInt(seed)), resampled, `${there}, dealt anew`);
    expect(view.equals(state.setup.view(bytes(record), seat)), there).toBe(true);
  }
  for (const [seat, move, point, concern] of refusals) {
    expect(state.refuse(seat, move), `${where}: ${move} of ${seat}`).toBe(point);
    if (point) expect(state.concern(point, move), `${where}: ${move} of ${seat}, concern`).toBe(concern);
  }
  for (const [move, done] of ends) expect(state.endsTurn(move), `${where}: ${move} ends a turn`).toBe(done);
}

function expectComposed(state: State, { seat, drafts, explanations, turns }: Composed, where: string): void {
  const view = state.view(seat);
  for (const [moves, answer] of drafts)
    expect(drafted(view, moves), `${where}: ${seat} drafts ${moves}`).toEqual(answer);
  for (const [moves, after, answer] of explanations)
    expect(explained(view, moves, after), `${where}: ${seat} asks why not, after ${after}`).toEqual(answer);
  for (const [moves, made] of turns) expect(make(state, seat, moves), `${where}: ${seat} makes ${moves}`).toEqual(made);
}

function expectStep(state: State, step: Step, where: string): void {
  if (step.record !== undefined) expectRecord(state, step.record, where);
  if (step.moment) expect(state.moment, `${where}: moment`).toEqual(step.moment);
  if (step.legal) expectAsked(state, step as Asked, where);
  if (step.record) expect([state.over, state.outcome], `${where}: outcome`).toEqual([!!step.outcome, step.outcome]);
  if (step.look) expectLook(state, step.look, where);
  if (step.composed) expectComposed(state, step.composed, where);
}

function follow(setup: Setup, { key, steps, next }: Deal): void {
  let state = setup.deal(key);
  for (const [number, step] of steps.entries()) {
    if (step.seat !== undefined && step.move) state = state.play(step.seat, step.move);
    expectStep(state, step, `after ${number} moves (${step.seat} ${step.move})`);
  }
  if (next) expectStep(state.nextDeal(), next, "the next deal");
}

describe.each(LOADED)("$game", ({ rules, deals, options }) => {
  test.each(deals)("$name", (deal) => follow(rules.setup(deal.options), deal));

  test("records have the options written in, by today's rules and by older ones", () => {
    for (const { version, chosen, options: all, blank } of options) {
      const setup = rules.setup(chosen, version);
      expect(setup.options).toEqual(all);
      expect(differing(rules.description, setup.blank(), blank), JSON.stringify(chosen)).toEqual([]);
    }
  });
});

test("every game that was compiled has been compared", () => {
  const compiled = Object.keys(import.meta.glob("../../rules/*.json")).map((path) =>
    path.replace(/.*\/(.*)\.json/, "$1"),
  );
  const others = /^(bots|stamps|lab|.+\.lab)$/;
  expect(LOADED.map(({ game }) => game).sort()).toEqual(compiled.filter((name) => !others.test(name)).sort());
});
