import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./catalogues.ts";

// While pages are worked on, a hall that runs beside them answers: RACKHOUSE_HALL says where.
const hall = process.env.RACKHOUSE_HALL ?? "http://127.0.0.1:8800";
const proxy = {
  "/api": { target: hall, ws: true, changeOrigin: true, headers: { origin: hall } },
};

export default defineConfig({
  // Addresses are relative to <base>, which the server sets: pages work under any path.
  base: "./",
  plugins: [svelte(), catalogues()],
  // The catalogues are in the Python package, which reads them too.
  server: { proxy, fs: { allow: [".."] } },
  preview: { proxy },
  build: {
    outDir: "../src/rackhouse/server/pages",
    emptyOutDir: true,
    // A style or script within the page would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // What pages share is one file: many small ones are pressed badly, and the table is weighed.
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: /src\/(board\/(?!fixtures)|connection\/(?!around|copying|invitations|line|people|start|stream|way)|game|kit\/Brand|look\/look|messages|table\/(pieces|questions\/(asks|later|pending)|squares|tidings))/,
              minShareCount: 2,
            },
            // The small parts that most pages are made of come together; a table needs none of them.
            { name: "kit", test: /src\/kit\/(?!Brand|LinkCode)/ },
          ],
        },
      },
    },
  },
});
