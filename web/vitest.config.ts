import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Components are tested as the browser gets them, not as a server would draw them.
  resolve: { conditions: ["browser"] },
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/messages/setup.ts"],
  },
});
