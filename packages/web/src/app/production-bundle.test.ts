import { fileURLToPath } from "node:url";
import { build } from "vite";
import { afterEach, expect, test, vi } from "vitest";

const MAIN = fileURLToPath(new URL("main.tsx", import.meta.url));

afterEach(() => vi.unstubAllEnvs());

/** The web's own code and the SDK's as a build for this environment has it; other packages stay imports. */
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

/** A word of each part that only development has: mock mode, the scenarios' data, the check of answers, its schemas. */
const developmentOnly = ["msw/browser", "@faker-js/faker", "against the contract", 'from "zod"'];

test("a build for production has neither mocks nor the check of answers", async () => {
  const code = await bundleFor("production");
  expect(code).toContain("/api/estimates");
  for (const word of developmentOnly) expect(code, word).not.toContain(word);
});

test("a build for development has both", async () => {
  const code = await bundleFor("development");
  for (const word of developmentOnly) expect(code, word).toContain(word);
});
