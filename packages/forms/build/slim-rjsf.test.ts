import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { build, type Plugin } from "vite";
import { expect, it } from "vitest";

import { checkForms, slimRjsf } from "./slim-rjsf.ts";

const entry = fileURLToPath(new URL("../src/engine/form/schema-form.tsx", import.meta.url));

/** Bytes that a page pays for the engine: react, the design system, the rules and the client are there anyway. */
const engineLimitKb = 42;

async function buildEngine(plugins: Plugin[] = slimRjsf()): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
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

it("brings neither a schema compiler nor code made from text, within its bytes", async () => {
  const code = await buildEngine();
  expect(code).not.toMatch(/new Function|ucs2length|fast-uri/);
  const size = gzipSync(code).length / 1000;
  console.info(`form engine: ${size.toFixed(1)} kB gzip`);
  expect(size).toBeLessThan(engineLimitKb);
});

it("fails the build when nothing was replaced", async () => {
  await expect(buildEngine([checkForms()])).rejects.toThrow("should have been replaced");
});
