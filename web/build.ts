import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin } from "vite";

import { LANGUAGES } from "./src/words/languages.ts";

export const OUT = "../sobremesa/table/page";
export const TARGET = "es2023";
const COMPRESSIBLE = /\.(css|html|js|json|svg|wasm|webmanifest)$/;
const LATER = /\.net$|\.master-[\w-]+\.wasm$/; // who plays against a master needs them, and nobody else
const WORTH = 1024; // bytes: below, a packet is a packet

/** Tells the service worker what is kept of this version, in the place of __VERSION__: with it its text changes, too. */
export function listAssets(worker: string): Plugin {
  return {
    name: "list-assets",
    apply: "build",
    generateBundle(_, bundle) {
      const all = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const [assets, later] = [all.filter((name) => !LATER.test(name)), all.filter((name) => LATER.test(name))];
      const chunk = bundle[worker];
      if (chunk?.type !== "chunk") throw new Error(`there is no ${worker}`);
      if (chunk.imports.length) throw new Error(`${worker} has to be one piece, and imports ${chunk.imports.join()}`);
      const name = createHash("sha256").update(all.sort().join()).digest("hex").slice(0, 12);
      chunk.code = chunk.code.replace("__VERSION__", JSON.stringify({ name, assets, later, languages: LANGUAGES }));
    },
  };
}

/** A server has the page at many addresses, so what it links to is named from the root on. All else finds itself. */
export function rooted(): Plugin {
  return {
    name: "rooted",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (page) => page.replaceAll(/(href|src)="\.\//g, '$1="/') },
  };
}

/** Builds a script that is one piece, with its styles in it, into the same folder. */
export function alone(entry: string, file: string): Plugin {
  return {
    name: "alone",
    apply: "build",
    async closeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        plugins: [svelte({ compilerOptions: { css: "injected" } })],
        build: {
          outDir: OUT,
          emptyOutDir: false,
          target: TARGET,
          lib: { entry, formats: ["iife"], name: "report", fileName: () => file },
        },
      });
    },
  };
}

/** Writes .br and .gz beside whatever becomes smaller: once here, and as small as can be, not at every request. */
export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    enforce: "post",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!COMPRESSIBLE.test(name)) continue;
        const text = readFileSync(join(dir, name));
        if (text.length < WORTH) continue;
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}
