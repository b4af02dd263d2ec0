import { expect, test } from "vitest";
import { plain } from "./plain.ts";

test("a name is found without its marks, also those that are part of a letter", () => {
  expect(plain("Łucja Ærø-Størmer")).toBe("lucja aero-stormer");
  expect(plain("ÉMILE Weiß")).toBe("emile weiss");
});
