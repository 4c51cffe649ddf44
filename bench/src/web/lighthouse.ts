import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromiumLaunchOptions } from "../../../scripts/chromium.ts";

/** Run through npx, so that its hundred packages are not part of every install. */
const PACKAGE = "lighthouse@13.5.0";

const run = promisify(execFile);

interface Audit {
  readonly title: string;
  /** From 0 to 1; null when the audit does not apply. */
  readonly score: number | null;
  readonly numericValue?: number;
}

interface Category {
  readonly score: number;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

/** The part of Lighthouse's report that the bench reads. */
export interface Report {
  readonly audits: Readonly<Record<string, Audit>>;
  readonly categories: Readonly<Record<string, Category>>;
}

/** On a busy machine Lighthouse occasionally loses a trace and asks for a retry. */
const ATTEMPTS = 3;

/** Lighthouse's report of a page on its phone profile (slow 4G, processor four times slower), in its own Chromium. */
export async function inspect(url: string, categories: readonly string[]): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inspectOnce(url, categories);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function inspectOnce(url: string, categories: readonly string[]): Promise<Report> {
  const { executablePath, args, env } = chromiumLaunchOptions();
  const { stdout } = await run(
    "npx",
    [
      "--yes",
      `--package=${PACKAGE}`,
      "lighthouse",
      url,
      "--quiet",
      "--output=json",
      `--only-categories=${categories.join(",")}`,
      `--chrome-flags=--headless=new ${args.join(" ")}`,
    ],
    {
      env: { ...env, CHROME_PATH: executablePath, CI: "1" },
      maxBuffer: 64_000_000,
    },
  );
  return JSON.parse(stdout);
}
