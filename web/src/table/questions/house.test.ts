// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { names, view } from "../../design/fixtures.ts";
import type { GameView } from "../../game/view.ts";
import { learnAll } from "../../messages/all.ts";
import type { Ask } from "../pieces/commands.ts";
import HouseTools from "./HouseTools.svelte";

beforeAll(learnAll);

let asked: Ask[] = [];
let tools: Record<string, unknown> | null = null;

const show = (commands: string[], changes: Partial<GameView> = {}, says = ""): void => {
  asked = [];
  const options = commands.map((command) => ({ command, why_not: null }));
  tools = mount(HouseTools, {
    target: document.body,
    props: {
      view: { ...view, own: null, options, ...changes },
      names,
      since: 500,
      onAsk: (ask: Ask) => {
        asked.push(ask);
        return Promise.resolve(says);
      },
    },
  });
  flushSync();
};

afterEach(async () => {
  if (tools) await unmount(tools);
  tools = null;
});

const labelled = (text: string): HTMLInputElement => {
  const label = [...document.querySelectorAll("label")].find((one) =>
    one.textContent?.trim().startsWith(text),
  );
  const input = label?.querySelector("input");
  if (!input) throw new Error(`There is no field ${text}.`);
  return input;
};

const choose = (text: string): void => {
  labelled(text).click();
  flushSync();
};

const fill = (text: string, value: string): void => {
  const input = labelled(text);
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
};

const press = (text: string): void => {
  const buttons = [...document.querySelectorAll("button")];
  const button = buttons.find((one) => one.textContent?.trim() === text);
  if (!button) throw new Error(`There is no button ${text}.`);
  if (button.type === "submit") {
    button.closest("form")?.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
  } else button.click();
  flushSync();
};

const marker = { number: 2, seat: 1, turn: 7, note: "Two short", outcome: null };

describe("the tools of the house", () => {
  it("are none where nothing is offered", () => {
    show([], { markers: [marker], fees: [{ entry: 1, seat: 0, cause: "letter", cents: 500 }] });
    expect(document.querySelectorAll("button, summary")).toHaveLength(0);
  });

  it("set the end of the round by the hall's clock", () => {
    show(["set round end"]);
    fill("Minutes from now", "20");
    press("Set the end of the round");
    expect(asked).toEqual([{ command: "set round end", at: view.time.now + 500 + 20 * 60_000 }]);
  });

  it("take a side out, with the reason", () => {
    show(["forfeit"]);
    fill("Why?", " Left the hall ");
    choose(names[1] ?? "");
    press("Forfeit this side");
    expect(asked).toEqual([{ command: "forfeit", seat: 1, reason: "Left the hall" }]);
  });

  it.each([
    ["The result stands", () => {}, { outcome: "stands" }],
    ["Change that turn’s score", () => fill("Points", "-4"), { outcome: "points", points: -4 }],
    ["Award the match to", () => choose(names[0] ?? ""), { outcome: "awarded", seat: 0 }],
    ["Resume play from there", () => {}, { outcome: "resumed" }],
  ])("rule on a discrepancy: %s", (outcome, more, ruling) => {
    show(["rule discrepancy"], { markers: [marker] });
    choose(outcome);
    more();
    fill("A note for the record", "Recounted");
    press("Save ruling");
    const command = { command: "rule discrepancy", marker: 2, note: "Recounted" };
    expect(asked).toEqual([{ ...command, ...ruling }]);
  });

  it("void a fee that was a mistake, and let a side off another", () => {
    const fees = [4, 6].map((entry) => ({ entry, seat: 0, cause: "failed challenge", cents: 500 }));
    show(["void fee"], { fees });
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("li button")];
    expect(buttons[0]?.ariaLabel ?? buttons[0]?.getAttribute("aria-label")).toContain("$5");
    buttons[0]?.click();
    buttons[3]?.click();
    expect(asked).toEqual([
      { command: "void fee", entry: 4, waive: true },
      { command: "void fee", entry: 6 },
    ]);
  });

  it("say why not, where the hall refuses", async () => {
    show(["ring bell"], {}, "The bell has rung.");
    press("Ring the bell");
    await Promise.resolve();
    await new Promise((done) => setTimeout(done));
    flushSync();
    expect(document.querySelector("[role=status]")?.textContent).toBe("The bell has rung.");
  });
});
