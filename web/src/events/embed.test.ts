import { expect, test } from "vitest";
import { embedCode, SIZE } from "./embed.ts";

test("the code to embed has the address, and listens to that site alone", () => {
  const code = embedCode("https://hall.example/embed/events/cup/standings", "Cup");
  expect(code).toContain('src="https://hall.example/embed/events/cup/standings"');
  expect(code).toContain('origin !== "https://hall.example"');
  expect(code).toContain(SIZE);
});

test("a title cannot leave its place in the code", () => {
  const code = embedCode("https://hall.example/embed/events/cup/standings", '"><script>x');
  expect(code).not.toContain('"><script>x');
});
