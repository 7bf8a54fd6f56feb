import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { alone, compress, listAssets, OUT, rooted, TARGET } from "./build.ts";

const SERVER = process.env.SOBREMESA_SERVER ?? "http://127.0.0.1:8000";
const WORKER = "worker"; // at an address that stays: a browser asks there whether it has changed

export default defineConfig({
  base: "./", // pieces find each other by where they are: the page may lie in any folder
  plugins: [svelte(), listAssets(`${WORKER}.js`), rooted(), compress(), alone("src/lab/report.ts", "report.js")],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: TARGET,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { page: "index.html", [WORKER]: "src/worker/worker.ts" },
      output: { entryFileNames: ({ name }) => (name === WORKER ? "[name].js" : "assets/[name]-[hash].js") },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  resolve: { conditions: ["browser"] },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
