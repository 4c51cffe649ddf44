import { spawn } from "node:child_process";
import { once } from "node:events";
import { delimiter, join } from "node:path";
import { root } from "../root.ts";

export interface Check {
  name: string;
  /** A shell command, with the binaries of the repository and of its folder in the PATH. */
  command: string;
  /** Relative to the repository's root; defaults to "." for the root. */
  folder?: string;
  env?: NodeJS.ProcessEnv;
  /** Ends the command with everything that it has started: a shell passes no signal on. */
  signal?: AbortSignal;
}

export interface Verdict {
  name: string;
  passed: boolean;
  seconds: number;
  output: string;
}

/** @throws AbortError once `signal` is aborted */
export async function runCheck(check: Check): Promise<Verdict> {
  const { name, command, folder = ".", env, signal } = check;
  signal?.throwIfAborted();
  const began = Date.now();
  const cwd = join(root, folder);
  const bins = [join(cwd, "node_modules/.bin"), join(root, "node_modules/.bin")];
  const child = spawn(command, {
    cwd,
    shell: true,
    // A group of its own, which can be ended whole; without a signal Ctrl-C reaches it with the terminal's group.
    detached: signal !== undefined,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env, PATH: [...bins, process.env["PATH"]].join(delimiter) },
  });
  let output = "";
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  // tsc goes on when it is asked to end.
  const end = () => child.pid !== undefined && process.kill(-child.pid, "SIGKILL");
  signal?.addEventListener("abort", end);
  const [code] = await once(child, "close", signal && { signal });
  signal?.removeEventListener("abort", end);
  return { name, passed: code === 0, seconds: (Date.now() - began) / 1000, output: output.trim() };
}

/** Runs up to `atOnce` checks in parallel, and reports each verdict as soon as it is known. */
export async function runAll(
  checks: readonly Check[],
  { atOnce, report }: { atOnce: number; report: (verdict: Verdict) => void },
): Promise<readonly Verdict[]> {
  const waiting = [...checks];
  const verdicts: Verdict[] = [];
  async function work(): Promise<void> {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const verdict = await runCheck(check);
      verdicts.push(verdict);
      report(verdict);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return verdicts;
}
