import { expect, test } from "vitest";
import { heardOf, isBack } from "./sounds";

const step = (seat: number, ...points: string[]) => ({
  version: 1,
  seat,
  events: points.map((point) => ({ point, clauses: [], seat })),
});
const ours = { seat: 0, begins: true };

test("the turn is heard always, once, and after what else is heard", () => {
  for (const points of [["plays"], ["draws"], ["dealt"], ["calls", "plays"], ["keeps"], []]) {
    const heard = heardOf("no-such-game", [step(1, ...points)], ours);
    expect(heard.filter(({ sound }) => sound === "turn").length).toBe(1);
    expect(heard.at(-1)).toEqual({ sound: "turn", later: heard.length > 1 ? expect.closeTo(0.35) : 0 });
  }
  expect(heardOf("no-such-game", [step(1, "plays")], { seat: 0, begins: false })).toEqual([
    { sound: "play", later: 0 },
  ]);
});

test("it is ours again when somebody has moved since we did, and not because we go on", () => {
  expect(isBack([step(0, "draws")], 0)).toBe(false);
  expect(isBack([step(1, "plays")], 0)).toBe(false);
  expect(isBack([step(0, "plays"), step(1, "plays")], 0)).toBe(true);
  expect(isBack([step(1, "plays"), step(0, "draws")], 0)).toBe(false);
});

test("the end is heard when it comes, by who won as by who lost, and not again when somebody is ready", () => {
  const last = [step(1, "plays", "out")];
  expect(heardOf("no-such-game", last, { seat: 1, result: { winners: [1] }, begins: false })[0]?.sound).toBe("win");
  expect(heardOf("no-such-game", last, { seat: 0, result: { winners: [1] }, begins: false })[0]?.sound).toBe("lose");
  expect(heardOf("no-such-game", [], { seat: 1, result: { winners: [1] }, begins: false })).toEqual([]);
});
