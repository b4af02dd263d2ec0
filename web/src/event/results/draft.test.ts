import { describe, expect, it } from "vitest";
import { match, result, side } from "../rounds/fixtures.ts";
import { commandOf, type Draft, draftOf, isTied, whoCame } from "./draft.ts";

const draft = (part: Partial<Draft> = {}): Draft => ({
  ...draftOf(match()),
  ...part,
});

describe("the form of a result", () => {
  it("becomes a command with a score for every side", () => {
    expect(commandOf(match(), draft({ scores: [400, 380] }))).toEqual({
      command: "record result",
      pairing: 1,
      sides: [1, 2],
      result: {
        kind: "played",
        scores: [400, 380],
        before: [],
        best_plays: [],
        winner: null,
        absent: [],
        reason: "",
      },
    });
  });

  it("keeps who went first, or takes it as it is told", () => {
    const sides = [
      side({ entry: 1, name: "Ann", is_first: false }),
      side({ entry: 2, name: "Bo", is_first: true }),
    ];
    const known = { ...draftOf(match({ sides })), scores: [400, 380] };
    expect(commandOf(match({ sides }), known)).toMatchObject({ result: { first: 2 } });
    expect(commandOf(match({ sides }), { ...known, first: 1 })).toMatchObject({
      result: { first: 1 },
    });
  });

  it("asks for what is missing", () => {
    expect(commandOf(match(), draft({ scores: [400, null] }))).toBe("scores");
    expect(commandOf(match(), draft({ kind: "forfeit" }))).toBe("winner");
  });

  it("gives a match to the side that is here", () => {
    expect(whoCame(match(), new Set([2]))).toEqual({ winner: 1 });
    expect(whoCame(match(), new Set([1, 2]))).toEqual({ winner: null });
    expect(whoCame(match({ result: result() }), new Set([2]))).toEqual({});
  });

  it("needs no score of who did not play", () => {
    const several = match({ sides: [side({ entry: 1 }), side({ entry: 2 }), side({ entry: 3 })] });
    const one = draft({ scores: [null, 231, 190], best: [null, 40, 38], before: [], absent: [1] });
    expect(commandOf(several, one)).toMatchObject({
      result: { scores: [0, 231, 190], best_plays: [0, 40, 38], absent: [1] },
    });
    expect(commandOf(several, { ...one, absent: [] })).toBe("scores");
  });

  it("takes a no-show of both, and a forfeit with its winner", () => {
    expect(commandOf(match(), draft({ kind: "no-show" }))).toBe("winner");
    const both = commandOf(match(), draft({ kind: "no-show", winner: null }));
    expect(both).toMatchObject({ result: { kind: "no-show", winner: null, scores: [] } });
    const one = commandOf(match(), draft({ kind: "forfeit", winner: 2 }));
    expect(one).toMatchObject({ result: { kind: "forfeit", winner: 2 } });
  });

  it("names no winner of a game that was played: its scores do", () => {
    const one = commandOf(match(), draft({ scores: [1, 2], winner: 1 }));
    expect(one).toMatchObject({ result: { winner: null } });
  });

  it("asks for the scores before unplayed letters where there is a tie", () => {
    expect(isTied(draft({ scores: [334, 334] }))).toBe(true);
    expect(isTied(draft({ scores: [334, null] }))).toBe(false);
    const one = commandOf(match(), draft({ scores: [334, 334], before: [338, 341] }));
    expect(one).toMatchObject({ result: { before: [338, 341] } });
  });

  it("takes the highest play of each, or of nobody, and keeps it where a score is corrected", () => {
    const one = draft({ scores: [231, 190], best: [88, 40] });
    expect(commandOf(match(), one)).toMatchObject({ result: { best_plays: [88, 40] } });
    expect(commandOf(match(), { ...one, best: [88, null] })).toBe("best");
    const sides = [side({ entry: 1, best_play: 88 }), side({ entry: 2, best_play: 40 })];
    expect(draftOf(match({ result: result(), sides })).best).toEqual([88, 40]);
  });

  it("corrects what was recorded, with a reason", () => {
    const recorded = match({
      result: result(),
      sides: [side({ entry: 1, score: 400 }), side({ entry: 2, score: 380 })],
    });
    const form = draftOf(recorded);
    expect(form.scores).toEqual([400, 380]);
    expect(commandOf(recorded, form, " wrong slip ")).toMatchObject({
      command: "correct result",
      reason: "wrong slip",
    });
  });
});
