import { describe, expect, it, vi } from "vitest";
import { Problem, untilThere } from "./api.ts";

describe("asking a hall that may be away", () => {
  it("asks again until it is there", async () => {
    const ask = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError("no network"))
      .mockRejectedValueOnce(new Problem(503, "The store is away."))
      .mockResolvedValue("here");
    expect(await untilThere(ask, 1)).toBe("here");
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("takes a plain no for an answer", async () => {
    const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new Problem(404, "No such game."));
    await expect(untilThere(ask, 1)).rejects.toThrow("No such game.");
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
