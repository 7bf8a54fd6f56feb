import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(css|html|js|json|svg|webmanifest)$/;
const WORTH = 1024; // bytes: below, a packet is a packet

/** Tells the service worker the names of all assets, in the place of __ASSETS__: with them its text changes, too. */
export function listAssets(worker: string): Plugin {
  return {
    name: "list-assets",
    apply: "build",
    generateBundle(_, bundle) {
      const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const chunk = bundle[worker];
      if (chunk?.type !== "chunk") throw new Error(`there is no ${worker}`);
      chunk.code = chunk.code.replace("__ASSETS__", JSON.stringify(assets.sort().map((name) => `/${name}`)));
    },
  };
}

/** Writes .br and .gz beside each text: once here, and as small as can be, instead of at every request. */
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
