import { existsSync } from "node:fs";
import { testFontEnvironment } from "./testing/test-font.ts";

const FULL = ["/usr/bin/chromium", "/usr/bin/chromium-browser"];
const HEADLESS_SHELL = ["/usr/bin/chromium-headless-shell"];

/** Path of the Chromium that people use, from the system's packages or CHROMIUM_PATH, or null when there is none. */
export function findChromium(): string | null {
  return firstExisting([process.env["CHROMIUM_PATH"], ...FULL]);
}

/** Path of the Chromium for tests: the headless shell, which takes a third less CPU in flows, except under `pnpm test:full`. */
export function findTestChromium(): string | null {
  const isFull = process.env["TEST_FULL"] === "1";
  return isFull
    ? findChromium()
    : firstExisting([process.env["CHROMIUM_PATH"], ...HEADLESS_SHELL, ...FULL]);
}

interface LaunchOptions {
  executablePath: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

/** Launch options for the browser that benches measure: no request leaves the machine, and only the test font is there. */
export function chromiumLaunchOptions(): LaunchOptions {
  return launchOptions(findChromium() ?? "chromium");
}

/** Launch options for every browser that tests start: no request leaves the machine, and only the test font is there. */
export function testChromiumLaunchOptions(): LaunchOptions {
  return launchOptions(findTestChromium() ?? "chromium");
}

function launchOptions(executablePath: string): LaunchOptions {
  return {
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
    env: { ...process.env, ...testFontEnvironment() },
  };
}

function firstExisting(paths: readonly (string | undefined)[]): string | null {
  return paths.find((path) => path !== undefined && existsSync(path)) ?? null;
}
