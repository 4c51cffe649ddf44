import { fileURLToPath } from "node:url";

import { build } from "vite";
import { expect, test } from "vitest";

const ENTRY = "entry.ts";
const SDK = fileURLToPath(new URL("../src/index.ts", import.meta.url));

/** The code of a page that uses one export; libraries are left out. */
async function bundle(name: string): Promise<string> {
  const code = `import { ${name} } from ${JSON.stringify(SDK)}; console.log(${name});`;
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
      minify: false,
      rollupOptions: { input: ENTRY, external: ["react", "@tanstack/react-query"] },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("vite built nothing");
  return output.output.map((file) => ("code" in file ? file.code : "")).join("\n");
}

test("a bundle of one hook contains only its operation and the fetcher", async () => {
  const code = await bundle("useGetMe");
  expect(code).toContain("/api/users/my");
  for (const other of ["/api/estimates", "/api/signup", "/api/schedule", "msw", "faker", "zod"]) {
    expect(code, other).not.toContain(other);
  }
});

test("a bundle of the error classes contains no operation", async () => {
  const code = await bundle("isApiError");
  expect(code).toContain("ApiError");
  expect(code).not.toContain("/api/");
});
