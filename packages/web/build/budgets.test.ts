import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { budgets } from "./budgets.ts";
import { BuiltScripts } from "./built-scripts.ts";

let dist: string;
let scripts: BuiltScripts;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "damadum-budgets-"));
  vi.stubEnv("NODE_ENV", "production");
  await build({
    root: fileURLToPath(new URL("..", import.meta.url)),
    mode: "production",
    logLevel: "error",
    build: { outDir: dist, emptyOutDir: true },
  });
  vi.unstubAllEnvs();
  scripts = new BuiltScripts(dist);
}, 180_000);

afterAll(() => rm(dist, { recursive: true, force: true }));

test.each(Object.entries(budgets))(
  "%s keeps to its budget when the cache is empty",
  (_path, { parts, kilobytes, requests }) => {
    const files = new Set([...scripts.entry(), ...parts.flatMap((part) => [...scripts.of(part)])]);
    expect(files.size, "requests").toBeLessThanOrEqual(requests);
    expect(scripts.bytesOf(files) / 1000, "kB").toBeLessThanOrEqual(kilobytes);
  },
);

test("entry scripts contain no form, quote or schema library", () => {
  expect([...scripts.entry()].join(" ")).not.toMatch(/forms|tools|quote|account/);
});
