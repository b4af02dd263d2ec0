import { describe, expect, it } from "vitest";
import { askedAt } from "./asks.ts";

const ask = (id: string, place: string, waits_for: string[]) => ({
  id,
  place,
  name: "Pia",
  since: 0,
  waits_for,
});

describe("somebody who asks for a place", () => {
  it("waits for the seats that have not agreed, and for nobody else", () => {
    const asks = [ask("a", "seat-2", ["seat-2"]), ask("b", "judge", ["seat-1", "seat-2"])];
    expect(askedAt(asks, "seat-1")?.id).toBe("b");
    expect(askedAt(asks, "seat-2")?.id).toBe("a");
    expect(askedAt(asks, "judge")).toBeNull();
    expect(askedAt(asks, "public")).toBeNull();
  });

  it("is let in by a director, but not to watch racks", () => {
    expect(askedAt([ask("a", "seat-2", ["seat-2"])], "director")?.id).toBe("a");
    expect(askedAt([ask("a", "public", ["seat-2"])], "director")).toBeNull();
  });
});
