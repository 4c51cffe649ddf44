import { spawnSync } from "node:child_process";
import { findChromium, findTestChromium } from "./chromium.ts";

const byHand = "sudo apt-get update && sudo apt-get install -y chromium";

/** Installs Chromium from the system's packages if it is missing; throws with the install command if it cannot. */
export function ensureChromium(): void {
  ensure(findChromium, ["chromium"]);
}

/** Installs a Chromium for tests if there is none: the full one where the headless shell has no package or is not enough. */
export function ensureTestChromium(): void {
  const isFull = process.env["TEST_FULL"] === "1";
  ensure(findTestChromium, isFull ? ["chromium"] : ["chromium-headless-shell", "chromium"]);
}

function ensure(find: () => string | null, packages: readonly string[]): void {
  if (find() !== null) return;
  const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (mayInstall && aptGet("update")) {
    console.log(`Chromium 이 없어서 설치해요. (apt-get install -y ${packages[0]})`);
    packages.some((name) => aptGet("install", "-y", name));
  }
  if (find() === null) {
    throw new Error(`브라우저 시험에는 Chromium 이 있어야 해요. 먼저 실행해 주세요: ${byHand}`);
  }
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
}

if (import.meta.main) ensureTestChromium();
