import { describe, expect, it } from "vitest";
import { laid, without } from "./laying.ts";

const OFFERING = { "clocks.use": "off", "clocks.seconds": 1200, "clocks.overtime_points": 5 };
const SILENT = { "clocks.use": "off", "clocks.seconds": 0, "clocks.overtime_points": 0 };
const ON = { "clocks.use": "on" };

describe("changes over a sheet", () => {
  it("are those that differ from it", () => {
    const own = { "tiles.rack": 7, ...SILENT };
    expect(laid(own, {}, { "tiles.rack": 8 })).toEqual({ "tiles.rack": 8 });
    expect(laid(own, { "tiles.rack": 8 }, { "tiles.rack": 7 })).toEqual({});
  });

  it("say how long clocks are and what overtime costs, even where that is what is offered", () => {
    const on = { ...ON, "clocks.seconds": 1200, "clocks.overtime_points": 5 };
    expect(laid(OFFERING, {}, ON)).toEqual(on);
    expect(laid(OFFERING, on, { "clocks.seconds": 1200 })).toEqual(on);
    expect(laid(SILENT, {}, ON)).toEqual({
      ...ON,
      "clocks.seconds": 1500,
      "clocks.overtime_points": 10,
    });
    expect(laid(SILENT, {}, { ...ON, "clocks.overtime_points": 0 })).toMatchObject({
      "clocks.overtime_points": 0,
    });
  });

  it("leave unsaid what was taken out, for the hall to ask for it", () => {
    const on = laid(OFFERING, {}, ON);
    const asked = without(on, "clocks.seconds");
    expect(asked).toEqual({ ...ON, "clocks.overtime_points": 5 });
    expect(laid(OFFERING, asked, { "tiles.rack": 8 })).not.toHaveProperty("clocks.seconds");
  });

  it("say nothing of clocks that are turned off again", () => {
    expect(laid(OFFERING, laid(OFFERING, {}, ON), { "clocks.use": "off" })).toEqual({});
  });

  it("leave the clocks of a sheet that has them as they are", () => {
    const own = { "clocks.use": "on", "clocks.seconds": 1500, "clocks.overtime_points": 10 };
    expect(laid(own, {}, { "clocks.seconds": 1500 })).toEqual({});
    expect(laid(own, {}, { "clocks.seconds": 600 })).toEqual({ "clocks.seconds": 600 });
  });
});
