import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { slimRjsf } from "@damadum/forms/vite";
import { build } from "vite";
import { root } from "../../../scripts/root.ts";

const entry = join(root, "packages/forms/src/theme/schema-form.tsx");

/** Loaded by every page, with or without a form. */
const there = [/^react/, "@damadum/ui", "@damadum/domain", "@damadum/sdk"];

/** Kilobytes (brotli) that the engine, rjsf included, adds to a page without a form. */
export async function engineKilobytes(): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: [slimRjsf()],
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict", external: there },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((output) => ("output" in output ? output.output : []));
  const code = chunks.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n");
  return brotliCompressSync(code).length / 1000;
}
