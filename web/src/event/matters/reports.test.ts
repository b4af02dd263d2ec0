import { describe, expect, it } from "vitest";
import { reportInWords, reportsDiffer } from "./reports.ts";

describe("a report", () => {
  const sides = [{ name: "Quin" }, { name: "Pia" }];

  it("tells the scores", () => {
    expect(reportInWords(sides, { scores: [310, 300], before: [] })).toBe("Quin 310, Pia 300");
  });

  it("tells the scores before unplayed letters with a tie", () => {
    expect(reportInWords(sides, { scores: [300, 300], before: [310, 305] })).toBe(
      "Quin 300, Pia 300 (310 : 305 before unplayed letters)",
    );
  });

  it("differs from another by scores, and by those before unplayed letters", () => {
    const one = { scores: [300, 300], before: [310, 305] };
    expect(reportsDiffer([one, { scores: [300, 301], before: [] }])).toBe(true);
    expect(reportsDiffer([one, { scores: [300, 300], before: [305, 310] }])).toBe(true);
    expect(reportsDiffer([one, { scores: [300, 300], before: [] }])).toBe(false);
  });
});
