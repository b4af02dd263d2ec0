/** Words of the command line for what a sheet adds: the same as at the terminal. */

import type { Command } from "../../connection/protocol.ts";
import type { GameView } from "../../game/view.ts";
import { type Named, say } from "../../messages/messages.svelte.ts";

type Saying = { readonly says: string } | { readonly asks: Command };
type Handler = (view: GameView, names: readonly Named[], rest: readonly string[]) => Saying;

/** What needs no more than being said. */
const plain =
  (asks: Command): Handler =>
  () => ({ asks });

const helpOf = (view: GameView, kind: string): string | undefined =>
  view.house.helps.find((help) => help.kind === kind)?.name;

const GRANTED = 60;

export const SAYINGS: Readonly<Record<string, Handler>> = {
  hold: plain({ command: "call hold" }),
  withdraw: plain({ command: "withdraw call" }),
  press: plain({ command: "press clock" }),
  draw: plain({ command: "draw tiles" }),
  confirm: plain({ command: "confirm score" }),
  missed: plain({ command: "declare missed go" }),
  begin: plain({ command: "begin" }),
  resume: plain({ command: "resume" }),
  resign: plain({ command: "resign" }),
  agree: plain({ command: "confirm result" }),
  grant: (_view, _names, [seconds]) => ({
    asks: { command: "grant time", seconds: Number(seconds) || GRANTED },
  }),
  keeper: (_view, names, rest) => {
    const seat = names.findIndex(
      (name) => String(name).toLowerCase() === rest.join(" ").toLowerCase(),
    );
    return seat < 0
      ? { says: say("command-keeper-how") }
      : { asks: { command: "choose score-keeper", seat } };
  },
  buy: (view, _names, rest) => {
    const letter = rest.at(-1)?.toUpperCase() ?? "";
    const help = helpOf(view, "letter");
    if (!help) return { says: say("command-helps-none") };
    return letter
      ? { asks: { command: "buy help", help, letter } }
      : { says: say("command-buy-how") };
  },
  peek: (view, _names, [letters]) => {
    const help = helpOf(view, "peek");
    if (!help) return { says: say("command-helps-none") };
    return letters
      ? { asks: { command: "buy help", help, prefix: letters.toUpperCase() } }
      : { says: say("command-peek-how") };
  },
  mark: (_view, _names, rest) =>
    rest.length > 0
      ? { asks: { command: "mark discrepancy", note: rest.join(" ") } }
      : { says: say("command-mark-how") },
  // "yes" and "no" answer whatever is asked: what the book says, or whether plays are left.
  yes: (view) => answered(view, true),
  no: (view) => answered(view, false),
  may: (view) => {
    const allowed = view.options.filter(({ why_not }) => why_not === null);
    return { says: allowed.map(({ command }) => command).join("\n") || say("command-may-none") };
  },
};

function answered(view: GameView, yes: boolean): Saying {
  if (view.phase === "asking") return { asks: { command: "answer plays", no_more: !yes } };
  if (view.phase === "adjudicating") {
    return { asks: { command: "confirm verdict", acceptable: yes } };
  }
  return { says: say("command-nothing") };
}
