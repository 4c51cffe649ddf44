// `npm test`: every check and every test. It goes on after a failure, so that one run tells everything.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildWeb } from "./build/web-build.ts";
import { ensureChromium } from "./install-chromium.ts";
import { root } from "./root.ts";
import {
  summary,
  totalsOfPlaywright,
  totalsOfVitest,
  type PlaywrightReport,
  type Totals,
  type VitestReport,
} from "./totals/totals.ts";

const reports = join(root, ".cache/test");
const parts: Totals[] = [];
const began = Date.now();

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

try {
  ensureChromium();
  await step("checks", verify);
  await step("tests", unitTests);
  await step("build", build);
  await step("browser flows", flows);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  parts.push({ passed: 0, failed: 1, skipped: 0 });
}

const skipped = parts.reduce((total, part) => total + part.skipped, 0);
console.log(`\n${((Date.now() - began) / 60_000).toFixed(1)} min, ${skipped} skipped`);
console.log(summary(parts));
process.exitCode = parts.some(({ failed }) => failed > 0) ? 1 : 0;

async function step(name: string, run: () => Promise<Totals>): Promise<void> {
  console.log(`\n═══ ${name} ═══`);
  parts.push(await run());
}

async function verify(): Promise<Totals> {
  const passed = await tool(process.execPath, ["scripts/verify.ts"]);
  return { passed: 0, failed: passed ? 0 : 1, skipped: 0 };
}

async function unitTests(): Promise<Totals> {
  const file = join(reports, "vitest.json");
  await tool("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    // A busy machine there may let one test fall behind; the report tells which were tried again, as for the flows.
    ...(process.env["CI"] ? ["--retry=2"] : []),
  ]);
  const report: VitestReport | null = readReport(file);
  return report === null ? { passed: 0, failed: 1, skipped: 0 } : totalsOfVitest(report);
}

async function build(): Promise<Totals> {
  try {
    console.log(`web: ${await buildWeb()}`);
    return { passed: 0, failed: 0, skipped: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function flows(): Promise<Totals> {
  await tool("playwright", ["test"], "e2e");
  const report: PlaywrightReport | null = readReport(join(reports, "playwright.json"));
  return report === null ? { passed: 0, failed: 1, skipped: 0 } : totalsOfPlaywright(report);
}

/** What a runner wrote, which is taken at its word; null when it never got that far. */
function readReport(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** Runs a tool of a folder with its output shown, and tells whether it ended well. */
async function tool(name: string, options: readonly string[], folder = "."): Promise<boolean> {
  const cwd = join(root, folder);
  const PATH = `${join(cwd, "node_modules/.bin")}:${process.env["PATH"]}`;
  const child = spawn(name, options, { cwd, stdio: "inherit", env: { ...process.env, PATH } });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.once("SIGTERM", forward);
  const [code] = await once(child, "close");
  process.off("SIGTERM", forward);
  return code === 0;
}
