import { fileURLToPath } from "node:url";
import { build } from "vite";
import { afterEach, expect, test, vi } from "vitest";

const MAIN = fileURLToPath(new URL("main.tsx", import.meta.url));

afterEach(() => vi.unstubAllEnvs());

/** Bundles the web's own code and the SDK's for this environment; other packages stay external. */
async function bundleFor(environment: "production" | "development"): Promise<string> {
  vi.stubEnv("NODE_ENV", environment);
  const result = await build({
    configFile: false,
    mode: environment,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: MAIN,
        external: (id) => !/^[./]|^@damadum\/sdk/.test(id),
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("vite built nothing");
  return output.output.map((file) => ("code" in file ? file.code : "")).join("\n");
}

/** A marker of each development-only part: mock mode, the scenarios' data, the response check, its schemas. */
const developmentOnly = [
  "msw/browser",
  "@faker-js/faker",
  "against the contract",
  'from "zod/locales"',
];

test("a production build contains neither mocks nor the response check", async () => {
  const code = await bundleFor("production");
  expect(code).toContain("/api/estimates");
  for (const word of developmentOnly) expect(code, word).not.toContain(word);
});

test("a development build contains both", async () => {
  const code = await bundleFor("development");
  for (const word of developmentOnly) expect(code, word).toContain(word);
});
