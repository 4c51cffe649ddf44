import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { build, type InlineConfig, type Plugin } from "vite";
import { expect, it } from "vitest";

import { checkForms, slimRjsf } from "./slim-rjsf.ts";

const entry = fileURLToPath(new URL("../src/theme/schema-form.tsx", import.meta.url));

/**
 * Size limit of the engine with its theme and zod/mini: react, the design system, the rules and the client are on the
 * page anyway.
 */
const engineLimitKb = 46;

/** As in production: vitest's own mode would add file names and lines for debugging. */
const production: InlineConfig = {
  configFile: false,
  logLevel: "silent",
  mode: "production",
  oxc: { jsx: { runtime: "automatic", development: false } },
  define: { "process.env.NODE_ENV": '"production"' },
};

async function buildEngine(plugins: Plugin[] = slimRjsf()): Promise<string> {
  const result = await build({
    ...production,
    plugins,
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: "strict",
        external: [/^react/, "@damadum/ui", "@damadum/domain", "@damadum/sdk"],
      },
    },
  });
  const outputs = [result].flat().flatMap((part) => ("output" in part ? part.output : []));
  return outputs.map((output) => (output.type === "chunk" ? output.code : "")).join("\n");
}

it("a build with slimRjsf contains no schema compiler and no code made from text, within its size limit", async () => {
  const code = await buildEngine();
  expect(code).not.toMatch(/new Function|ucs2length|fast-uri/);
  const size = gzipSync(code).length / 1000;
  console.info(`form engine: ${size.toFixed(1)} kB gzip`);
  expect(size).toBeLessThan(engineLimitKb);
});

it("slimRjsf fails the build when nothing was replaced", async () => {
  await expect(buildEngine([checkForms()])).rejects.toThrow("should have been replaced");
});
