import { describe, expect, it } from "vitest";
import { kept, moved } from "./order.ts";

describe("an order by hand", () => {
  it("closes up around the one that is moved", () => {
    expect(moved([1, 2, 3, 4], 3, 0)).toEqual([4, 1, 2, 3]);
    expect(moved([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
  });

  it("keeps a place that is too high or too low within the list", () => {
    expect(moved([1, 2, 3], 0, 99)).toEqual([2, 3, 1]);
    expect(moved([1, 2, 3], 2, -5)).toEqual([3, 1, 2]);
  });

  it("keeps what was ordered when somebody comes or leaves", () => {
    expect(kept([3, 1, 2], [1, 3, 4])).toEqual([3, 1, 4]);
  });
});
