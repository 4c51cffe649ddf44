import { spawn } from "node:child_process";
import { once } from "node:events";
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "../../../scripts/root.ts";
import { freePort } from "../../../scripts/stack/ports.ts";

/**
 * Milliseconds from a saved part of the contract to the lines of `pnpm dev` that tell its verdict, and red or green with all
 * types. Saving it unchanged takes as long: everything is generated, and all types are checked from nothing.
 */
export async function timesInDev(
  rounds: number,
): Promise<{ readonly verdict: readonly number[]; readonly types: readonly number[] }> {
  const env = { ...process.env, WEB_PORT: String(await freePort()) };
  const dev = spawn(process.execPath, ["scripts/dev.ts", "--mock"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(dev, "close");
  const waiting = new Map<string, () => void>();
  createInterface({ input: dev.stdout }).on("line", (line) => {
    waiting.get(/^(?:contract|types)(?=: [✓✗])/.exec(line)?.[0] ?? "")?.();
  });
  const next = (line: "contract" | "types") =>
    new Promise<number>((resolve) => {
      waiting.set(line, () => resolve(performance.now()));
    });
  const times = { verdict: Array<number>(), types: Array<number>() };
  try {
    await next("types");
    for (let round = 0; round < rounds; round += 1) {
      const saved = new Date();
      const start = performance.now();
      utimesSync(join(root, "openapi/popup.yaml"), saved, saved);
      const [verdict, types] = await Promise.all([next("contract"), next("types")]);
      times.verdict.push(verdict - start);
      times.types.push(types - start);
    }
  } finally {
    dev.kill("SIGTERM");
    await ended;
  }
  return times;
}
