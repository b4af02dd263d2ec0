import { describe, expect, it } from "vitest";
import { pack, unpack, withSheet } from "./house.ts";

const TEXT = 'extends = "base"\ntitle = "Grüße aus Łódź"\n\n[tiles]\nrack = 8\n';

describe("a sheet in a link", () => {
  it("comes out as it went in", async () => {
    expect(await unpack(await pack(TEXT))).toBe(TEXT);
  });

  it("needs nothing in an address to be written otherwise", async () => {
    const packed = await pack(TEXT.repeat(40));
    expect(packed).toMatch(/^[\w-]+$/);
    expect(new URL(withSheet("new", packed), "http://hall").searchParams.get("house")).toBe(packed);
  });

  it("is none where the link was cut short or is something else", async () => {
    const packed = await pack(TEXT);
    expect(await unpack(packed.slice(0, -9))).toBe("");
    expect(await unpack("%%%")).toBe("");
    expect(await unpack("")).toBe("");
  });

  it("is none where it would unpack to more than a sheet can be", async () => {
    const packed = await pack("#".repeat(3_000_000));
    expect(packed.length).toBeLessThan(5000);
    expect(await unpack(packed)).toBe("");
  });
});
