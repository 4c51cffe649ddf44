import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = new Set([
  ".js",
  ".mjs",
  ".css",
  ".svg",
  ".json",
  ".txt",
  ".xml",
  ".webmanifest",
]);
const SMALLEST_BYTES = 512;

/** Writes a brotli and a gzip copy beside every text asset, at the highest quality, for the host to serve. */
export function precompress(): Plugin {
  return {
    name: "damadum:precompress",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle({ dir }) {
      if (!dir) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!COMPRESSIBLE.has(extname(name)) || name.startsWith(".vite")) continue;
        const file = join(dir, name);
        const content = readFileSync(file);
        if (content.length < SMALLEST_BYTES) continue;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
