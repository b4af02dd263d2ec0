import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";

export default defineConfig({
  plugins: [svelte(), catalogues()],
  // Components are tested as the browser gets them, not as a server would draw them.
  resolve: { conditions: ["browser"] },
  test: {
    // No test keeps anything that another could see, in whichever order they run.
    isolate: false,
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/messages/setup.ts"],
    // A test that hangs is ended; how quick one is, is no promise of it, however busy the machine.
    testTimeout: 60_000,
  },
});
