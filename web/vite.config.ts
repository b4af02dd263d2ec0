import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  // Addresses are relative to <base>, which the server sets: pages work under any path.
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "../src/rackhouse/server/pages",
    emptyOutDir: true,
    // A style or script within the page would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: true,
  },
});
