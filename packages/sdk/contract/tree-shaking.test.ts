import { globSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { build } from "vite";
import { expect, test } from "vitest";

const ENTRY = "entry.ts";
const SDK = fileURLToPath(new URL("../src/index.ts", import.meta.url));

const GENERATED = fileURLToPath(new URL("../src/generated/", import.meta.url));
const pageOf = (name: string) =>
  `import { ${name} } from ${JSON.stringify(SDK)}; console.log(${name});`;

/** The bundle of a page; react and react-query are left out, zod is part of it. */
async function bundle(code: string, minify = false): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? code : null),
      },
    ],
    build: {
      write: false,
      minify,
      rollupOptions: { input: ENTRY, external: ["react", "@tanstack/react-query"] },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("vite built nothing");
  return output.output.map((file) => ("code" in file ? file.code : "")).join("\n");
}

test("a bundle of one hook contains only its operation and the fetcher", async () => {
  const code = await bundle(pageOf("useGetMe"));
  expect(code).toContain("/api/users/my");
  for (const other of ["/api/estimates", "/api/signup", "/api/schedule", "msw", "faker", "zod"]) {
    expect(code, other).not.toContain(other);
  }
});

test("a bundle of the error classes contains no operation", async () => {
  const code = await bundle(pageOf("isApiError"));
  expect(code).toContain("ApiError");
  expect(code).not.toContain("/api/");
});

const zodTags = globSync("zod/*.ts", { cwd: GENERATED }).filter(
  (file) => !["model.schemas.ts", "responses.ts"].includes(basename(file)),
);
const pageOfTag = (file: string) =>
  `import * as tag from ${JSON.stringify(GENERATED + file)}; console.log(tag);`;
const limits: { what: string; code: string; bytes: number }[] = [
  { what: "one hook", code: pageOf("useGetMe"), bytes: 4000 },
  ...zodTags.map((file) => ({ what: file, code: pageOfTag(file), bytes: 12_000 })),
];

test.each(limits)("a bundle of $what alone has at most $bytes gzipped bytes", async (limit) => {
  const code = await bundle(limit.code, true);
  expect(gzipSync(code).length).toBeLessThanOrEqual(limit.bytes);
});
