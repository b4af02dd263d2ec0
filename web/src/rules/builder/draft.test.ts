import { expect, test } from "vitest";
import { nameFor } from "./draft.svelte.ts";

test("a help is named after its title, and like no other", () => {
  expect(nameFor("A cup of tea!", {})).toBe("a-cup-of-tea");
  expect(nameFor("Café", { "helps.cafe.kind": "service" })).toBe("cafe-2");
  expect(nameFor("茶", {})).toBe("help");
  expect(nameFor("Tea", { "helps.tea.kind": "service" })).toBe("tea-2");
});
