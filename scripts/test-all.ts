// `npm test`: every check and every test. It continues after a failure, so that one run shows every failure.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

import "./testing/set-test-seed.ts";
import { buildWeb } from "./build/web-build.ts";
import { ensureTestChromium } from "./install-chromium.ts";
import { root } from "./root.ts";
import { seed } from "./testing/test-share.ts";
import {
  failuresOfPlaywright,
  failuresOfVitest,
  filesOfPlaywright,
  filesOfVitest,
  secondsByKind,
  slowest,
  summary,
  totalsOfPlaywright,
  totalsOfVitest,
  type PlaywrightReport,
  type Seconds,
  type Totals,
  type VitestReport,
} from "./totals/totals.ts";

/** Two lanes share the processors, so a test gets more time than when run alone. Projects set their hooks' timeouts. */
const TIMEOUT = "--testTimeout=180000";
/** Tests mostly wait for a database or a page, so every core is used. Projects take this only from the command line. */
const WORKERS = "--maxWorkers=100%";
/**
 * The slowest file takes three minutes on a busy machine; a tool that is silent for longer is in an endless loop, which
 * no test's own timeout ends.
 */
const SILENT_FOR_MS = 10 * 60_000;

/** How a part ended, which of its tests failed, and how long each of its files took. */
type Result = Totals & { failures?: readonly string[]; files?: readonly Seconds[] };

const isFull = process.env["TEST_FULL"] === "1";
const reports = join(root, ".cache/test");
const results: Result[] = [];
const parts: Seconds[] = [];
const began = Date.now();
/** A part that failed as a whole; its own output says why. */
const failure = (part: string): Result => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [`${part}: see the lines that begin with its name`],
});
const success: Result = { passed: 0, failed: 0, skipped: 0 };

type Step = readonly [name: string, run: () => Promise<Result>];
/** For the lane that is free first, so that both are busy to the end. */
const inEitherLane: Step[] = [
  ["stories", () => vitest("stories", ["storybook"])],
  ["translated", translatedStories],
  ["pages", () => vitest("pages", ["*browser*"])],
  ["built", builtStories],
  ["embedded", onEmbeddedDatabase],
  ["wide", () => inFont("wide")],
  ["narrow", () => inFont("narrow")],
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

try {
  ensureTestChromium();
  // Flows wait for pages, and builds for their slowest file: side by side, both lanes keep the processors busy.
  await Promise.all([
    lane(["build", build], ["flows", flows]),
    lane(
      ["checks", verify],
      ["tests", () => vitest("tests", ["!*browser*", "!storybook", "!translated"])],
    ),
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  results.push(failure("npm test"));
}

const files = results.flatMap((result) => result.files ?? []);
console.log(`\nSlowest parts:\n${slowest(parts, 6)}`);
console.log(`\nSlowest kinds of files:\n${slowest(secondsByKind(files), 8)}`);
console.log(`\nSlowest files:\n${slowest(files, 12)}`);
const skipped = results.reduce((total, result) => total + result.skipped, 0);
const failures = results.flatMap((result) => result.failures ?? []);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
console.log(`\n${((Date.now() - began) / 60_000).toFixed(1)} min, ${skipped} skipped`);
console.log(summary(results));
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;

/** Runs parts one after the other, in parallel with the other lane, and then those that no lane has begun. */
async function lane(...steps: Step[]): Promise<void> {
  for (let step = steps.shift(); step !== undefined; step = steps.shift() ?? inEitherLane.shift()) {
    const [name, run] = step;
    const start = Date.now();
    results.push(await run());
    parts.push({ name, seconds: (Date.now() - start) / 1000 });
  }
}

async function verify(): Promise<Result> {
  const passed = await tool("checks", process.execPath, ["scripts/verify.ts", "--all"]);
  return passed ? success : failure("checks");
}

/** Projects are named by vitest's patterns; `more` are further arguments, such as parts of the paths of the files to run. */
async function vitest(
  part: string,
  projects: readonly string[],
  env = {},
  more: readonly string[] = [],
): Promise<Result> {
  const file = join(reports, `${part}.json`);
  const filters = projects.map((project) => `--project=${project}`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  await tool(part, "vitest", ["run", ...more, ...filters, ...reporters, TIMEOUT, WORKERS], {
    env,
  });
  const report: VitestReport | null = readReport(file);
  return report === null
    ? failure(part)
    : {
        ...totalsOfVitest(report),
        failures: failuresOfVitest(report, root),
        files: filesOfVitest(report, root),
      };
}

/** A quarter of the translated pages, another one each day: most that could end them is found in the source by a check. */
async function translatedStories(): Promise<Result> {
  const shard = `--shard=${(seed % 4) + 1}/4`;
  return vitest("translated", ["translated"], {}, isFull ? [] : [shard]);
}

async function build(): Promise<Result> {
  try {
    // Without this image every stack of the flows would create its database from scratch.
    await tool("build", process.execPath, ["packages/server/scripts/build-database-image.ts"]);
    console.log(`build   │ web: ${await buildWeb()}`);
    return success;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return failure("build");
  }
}

async function flows(): Promise<Result> {
  await tool("flows", "playwright", ["test"], { folder: "e2e" });
  const report: PlaywrightReport | null = readReport(join(reports, "playwright.json"));
  return report === null
    ? failure("flows")
    : {
        ...totalsOfPlaywright(report),
        failures: failuresOfPlaywright(report),
        files: filesOfPlaywright(report),
      };
}

/** Every story of the built Storybook, twice; only in `pnpm test:full`, because it takes long. */
async function builtStories(): Promise<Result> {
  const passed = !isFull || (await tool("built", process.execPath, [".storybook/static/check.ts"]));
  return passed ? success : failure("built");
}

/** The server's tests on the database that `npm start` uses; only in `pnpm test:full`, as a second run of them. */
async function onEmbeddedDatabase(): Promise<Result> {
  return isFull ? vitest("embedded", ["server"], { TEST_ENGINE: "embedded" }) : success;
}

/** Stories and sizes of skeletons in another font, at the everyday widths and text sizes; only in `pnpm test:full`. */
async function inFont(font: "wide" | "narrow"): Promise<Result> {
  const env = { TEST_FONT: font, TEST_FULL: "" };
  return isFull
    ? vitest(font, ["storybook", "web (browser)"], env, [".stories.", "skeleton-sizes"])
    : success;
}

/** The report of a runner, which is not validated; null when the runner wrote none. */
function readReport(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** Runs a tool in a folder, prints each line of its output after the part's name, and returns whether it succeeded. */
async function tool(
  part: string,
  name: string,
  options: readonly string[],
  { folder = ".", env = {} }: { readonly folder?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<boolean> {
  const cwd = join(root, folder);
  const PATH = `${join(cwd, "node_modules/.bin")}:${process.env["PATH"]}`;
  // Its own process group, so that everything the tool has started ends with it.
  const child = spawn(name, options, {
    cwd,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env, PATH },
  });
  const end = (signal: NodeJS.Signals) => child.pid && process.kill(-child.pid, signal);
  const silence = setTimeout(() => {
    console.error(`${part.padEnd(7)} │ ended: silent for ${SILENT_FOR_MS / 60_000} minutes`);
    end("SIGKILL");
  }, SILENT_FOR_MS);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      silence.refresh();
      console.log(`${part.padEnd(7)} │ ${line}`);
    });
  }
  const quit = (signal: NodeJS.Signals) => {
    end(signal);
    process.exit(1);
  };
  process.on("SIGINT", quit).on("SIGTERM", quit);
  const [code] = await once(child, "close");
  clearTimeout(silence);
  process.off("SIGINT", quit).off("SIGTERM", quit);
  return code === 0;
}
