import { spawnSync } from "node:child_process";
import { findChromium } from "./chromium.ts";

const byHand = "sudo apt-get update && sudo apt-get install -y chromium";

/** Installs Chromium from the system's packages if it is missing; throws with the install command if it cannot. */
export function ensureChromium(): void {
  if (findChromium() !== null) return;
  const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (mayInstall) {
    console.log("Chromium 이 없어서 설치해요. (apt-get install -y chromium)");
    for (const step of [["update"], ["install", "-y", "chromium"]]) {
      const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
      const { status } = spawnSync("apt-get", step, {
        stdio: ["ignore", "ignore", "inherit"],
        env,
      });
      if (status !== 0) break;
    }
  }
  if (findChromium() === null) {
    throw new Error(`브라우저 시험에는 Chromium 이 있어야 해요. 먼저 실행해 주세요: ${byHand}`);
  }
}
