import { describe, expect, it } from "vitest";
import { classic } from "../../board/fixtures.ts";
import { fourNames, fourView, names, view } from "../../design/fixtures.ts";
import { answer, type Scene } from "./commands.ts";

const scene: Scene = { view, layout: classic, names, since: 0 };
const says = (line: string, at: Scene = scene): string => {
  const given = answer(line, at);
  return "says" in given ? given.says : JSON.stringify(given.asks);
};

describe("the command line asks the server", () => {
  it.each([
    ["play 8D TRAINER", { command: "commit", play: "8D TRAINER" }],
    ["8D TRAINER", { command: "commit", play: "8D TRAINER" }],
    ["play 8d tRAINER", { command: "commit", play: "8D tRAINER" }],
    ["  PLAY   D8   TRAINER ", { command: "commit", play: "D8 TRAINER" }],
    ["exchange aei?", { command: "exchange tiles", tiles: "AEI?" }],
    ["pass", { command: "pass" }],
    ["accept", { command: "accept" }],
  ])("%s", (line, asks) => {
    expect(answer(line, scene)).toEqual({ asks });
  });

  it("a challenge, once its cost was named", () => {
    const options = [{ command: "challenge", why_not: null }];
    const open = { ...scene, view: { ...view, options } };
    const question = "If the words are good, you lose your next turn. Type it again to challenge.";
    expect(says("challenge tabor bo", open)).toBe(question);
    const asks = { command: "challenge", words: ["TABOR", "BO"] };
    expect(answer("challenge tabor bo", { ...open, said: question })).toEqual({ asks });
    const house = { ...view.house, failed_turns: 0 };
    const free = { ...open, view: { ...open.view, house } };
    expect(answer("challenge tabor bo", free)).toEqual({ asks });
  });

  it("whatever else there is to do, by the name it has", () => {
    const options = [
      { command: "confirm result", why_not: null },
      {
        command: "resign",
        why_not: { kind: "message" as const, key: "over", values: {}, text: "The game is over." },
      },
    ];
    const ended = { ...scene, view: { ...view, options } };
    expect(answer("Confirm  result", ended)).toEqual({ asks: { command: "confirm result" } });
    expect(says("may", ended)).toBe("confirm result");
    expect(says("may", { ...scene, view: { ...view, options: [] } })).toBe(
      "There is nothing to do now.",
    );
  });
});

describe("the command line knows what a sheet adds", () => {
  const help = {
    name: "letter",
    kind: "letter" as const,
    title: "A letter",
    price: 100,
    blank_price: 0,
    seconds: 0,
    known_letters: 0,
    per_turn: 1,
    replaces: false,
    ends_turn: false,
  };
  const peek = { ...help, name: "look", kind: "peek" as const, known_letters: 3 };
  const sold = { ...scene, view: { ...view, house: { ...view.house, helps: [help, peek] } } };
  const asking = { ...scene, view: { ...view, phase: "asking" as const } };
  const ruling = { ...scene, view: { ...view, phase: "adjudicating" as const } };

  it.each([
    ["hold", scene, { command: "call hold" }],
    ["buy letter s", sold, { command: "buy help", help: "letter", letter: "S" }],
    ["peek tra", sold, { command: "buy help", help: "look", prefix: "TRA" }],
    ["keeper walt lindqvist", scene, { command: "choose score-keeper", seat: 1 }],
    ["grant 30", scene, { command: "grant time", seconds: 30 }],
    ["mark five points short", scene, { command: "mark discrepancy", note: "five points short" }],
    ["no", asking, { command: "answer plays", no_more: true }],
    ["yes", ruling, { command: "confirm verdict", acceptable: true }],
  ])("%s", (line, at, asks) => {
    expect(answer(line, at)).toEqual({ asks });
  });

  it("and says where it does not", () => {
    expect(says("peek tra")).toBe("That is not for sale in this game.");
    expect(says("keeper nobody")).toBe("Add a name: keeper Ruth.");
    expect(says("yes")).toBe("There is no question to answer now.");
  });
});

describe("the command line says", () => {
  it.each([
    ["rack", "Your rack: N O U E R A R."],
    ["score", "Ruth Okafor 272, Walt Lindqvist 270"],
    ["last", "Walt Lindqvist: 12K TABOR, 30."],
    ["clock", "Ruth Okafor 11:46, Walt Lindqvist 9:52"],
    ["row 12", "Row 12: UGLIER.E..TABOR"],
    ["row 7", "Row 7: ......AW......."],
    ["column d", "Column D: HOOF.......I..."],
    ["column j", "Column J: ....C.......N.."],
  ])("%s", (line, text) => {
    expect(says(line)).toBe(text);
  });

  it("the board row by row, without the empty ones", () => {
    expect(says("board").split("\n")).toHaveLength(15);
    const empty = { ...scene, view: { ...view, board: view.board.map(() => "") } };
    expect(says("board", empty)).toBe("The board is empty.");
    expect(says("row 3", empty)).toBe("Row 3: nothing");
  });

  it("what is unseen, and nothing that is all seen", () => {
    expect(says("unseen")).toContain("I 3");
    expect(says("unseen")).not.toContain("Z");
  });

  it("what a spectator may know, and no rack", () => {
    const watching = { ...scene, view: fourView, names: fourNames };
    expect(says("rack", watching)).toBe("You are not playing, so you have no rack.");
    expect(says("clock", watching)).toBe("Priya 1:22");
  });

  it.each([
    ["plya 8D X", "There is no command “plya”. Try help."],
    ["play TRAINER", "Add where and what: play 8D TRAINER."],
    ["play 16D TRAINER", "“16D” is not a square. Use 8D for across, D8 for down."],
    ["exchange", "Add the tiles: exchange AEI."],
    ["row 99", "Add which one: row 8 or column D."],
    ["column", "Add which one: row 8 or column D."],
  ])("what is wrong with %s", (line, text) => {
    expect(says(line)).toBe(text);
  });
});
