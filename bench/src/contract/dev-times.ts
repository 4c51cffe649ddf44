import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "../../../scripts/root.ts";
import { freePort } from "../../../scripts/stack/ports.ts";

/** A field more in what is answered: all that imports the SDK's types is checked again. */
const PART = join(root, "openapi/popup.yaml");
const FIELD = "        bench_color: { type: string, maxLength: 20, description: 벤치가 더한 값 }";

/**
 * Milliseconds from a saved part of the contract to the lines of `pnpm dev` that tell its verdict, and red or green with all
 * types. Each round adds a field and takes it away again, so that what is generated ends as it began.
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
  const before = readFileSync(PART, "utf8");
  const after = before.replace(/^ {8}link: .*$/m, `$&\n${FIELD}`);
  if (after === before) throw new Error("openapi/popup.yaml has no line to add a field after");
  try {
    await next("types");
    for (const text of Array.from({ length: rounds }, () => [after, before]).flat()) {
      const start = performance.now();
      writeFileSync(PART, text);
      const [verdict, types] = await Promise.all([next("contract"), next("types")]);
      times.verdict.push(verdict - start);
      times.types.push(types - start);
    }
  } finally {
    if (readFileSync(PART, "utf8") !== before) writeFileSync(PART, before);
    dev.kill("SIGTERM");
    await ended;
  }
  return times;
}
