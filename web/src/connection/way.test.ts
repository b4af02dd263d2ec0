// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { games } from "../design/pageFixtures.ts";
import { wayTo } from "./way.ts";

const [line] = games;
const way = (custody: "dealt" | "table", places: string[]) =>
  line && new URL(wayTo({ info: { ...line.info, custody }, places }));

it("leads to one's own seat, round a screen, or to the pad", () => {
  expect(way("dealt", ["judge", "seat-2"])?.search).toBe("?place=seat-2");
  expect(way("dealt", ["judge"])?.search).toBe("?place=judge");
  expect(way("dealt", [])?.search).toBe("?place=public");
  expect(way("dealt", ["seat-1", "seat-2"])?.pathname).toMatch(/\/around$/);
  expect(way("table", ["score-keeper", "seat-1"])?.pathname).toMatch(/\/pad\/one$/);
});
