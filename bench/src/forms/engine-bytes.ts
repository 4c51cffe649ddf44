import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { slimRjsf } from "@damadum/forms/vite";
import { buildInMemory } from "../product/build-in-memory.ts";
import { root } from "../../../scripts/root.ts";

const entry = join(root, "packages/forms/src/theme/schema-form.tsx");

/** Loaded by every page, with or without a form. */
const there = [/^react/, "@damadum/ui", "@damadum/domain", "@damadum/sdk"];

/** Kilobytes (brotli) that the engine, rjsf included, adds to a page without a form. */
export async function engineKilobytes(): Promise<number> {
  const files = await buildInMemory({
    plugins: [slimRjsf()],
    build: {
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict", external: there },
    },
  });
  const code = files.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
  return brotliCompressSync(code).length / 1000;
}
