import { existsSync } from "node:fs";

const candidates = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium", "/usr/bin/chromium-browser"];

/** Path of a Chromium that the system's packages installed, or null when there is none. */
export function findChromium(): string | null {
  return candidates.find((path) => path !== undefined && existsSync(path)) ?? null;
}

/** Launch options for every browser that the tests and benches start: no request leaves the machine. */
export function chromiumLaunchOptions(): { executablePath: string; args: string[] } {
  return {
    executablePath: findChromium() ?? "chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}
