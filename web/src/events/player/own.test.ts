import { describe, expect, it } from "vitest";
import { bracketOf, match, result, side } from "../../event/rounds/fixtures.ts";
import { afterOf, nextOf, opponentsOf, ownMatches } from "./own.ts";
import { entryOf, ownRoles } from "./roles.ts";

describe("an entry", () => {
  const division = bracketOf(4);

  it("finds its own matches, and the next of them", () => {
    const own = ownMatches({ divisions: [division] }, 3);
    expect(own.map(({ match: one }) => one.pairing)).toEqual([2]);
    const next = nextOf(own);
    expect(next && opponentsOf(next, 3)).toEqual(["Player 4"]);
  });

  it("has no next match while its opponent is not known, or when all are over", () => {
    const sides = [side({ entry: 1, name: "Ann" }), side({ says: "winner of match 2" })];
    const [first, final] = division.rounds;
    const rounds = [
      { ...first, matches: [match({ result: result() })] },
      { ...final, matches: [match({ pairing: 0, sides })] },
    ];
    const own = ownMatches({ divisions: [{ ...division, rounds } as never] }, 1);
    expect(own).toHaveLength(2);
    expect(nextOf(own)).toBeUndefined();
    expect(afterOf(own, 1)).toEqual({ how: "waits", in: own[1] });
    expect(afterOf(own.slice(0, 1), 1)).toEqual({ how: "out", in: own[0] });
    expect(afterOf([], 1)).toEqual({ how: "yet" });
    const isWithdrawn = true;
    expect(afterOf([], 1, isWithdrawn)).toEqual({ how: "withdrawn" });
    expect(afterOf(own, 1, isWithdrawn)).toEqual({ how: "withdrawn" });
  });

  it("plays its next match while another is tied, and waits for that one alone", () => {
    const [first, final] = division.rounds;
    const tied = match({ pairing: 1, result: result(), needs_tie_break: true });
    const rounds = [
      { ...first, matches: [tied] },
      { ...final, matches: [match({ pairing: 2 })] },
    ];
    const own = ownMatches({ divisions: [{ ...division, rounds } as never] }, 1);
    expect(nextOf(own)?.match.pairing).toBe(2);
    expect(nextOf(own.slice(0, 1))?.match.pairing).toBe(1);
  });

  it("is named by the role of its player", () => {
    expect(ownRoles({ roles: ["desk", "player-7"] })).toEqual(["player-7"]);
    expect([entryOf("player-7"), entryOf("desk")]).toEqual([7, 0]);
  });
});
