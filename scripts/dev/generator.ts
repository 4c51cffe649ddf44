import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { join, matchesGlob } from "node:path";

import type { Check, Verdict } from "../checks/check.ts";
import { root } from "../root.ts";
import type { Run } from "./run-again.ts";

const runner = join(import.meta.dirname, "run-again.ts");

/**
 * A package's script that writes its `src/generated`. Knows its inputs from its last run, and keeps its process for the
 * next one, which takes half as long there.
 */
export class Generator {
  readonly #check: Check;
  readonly #output: string;
  #process: { readonly child: ChildProcess; readonly closed: Promise<unknown> } | null = null;
  #startedAt = 0;
  #modules: readonly string[] = [];
  #reads: readonly string[] = [];

  constructor(check: Check) {
    this.#check = check;
    this.#output = join(root, check.folder ?? ".", "src/generated");
  }

  /**
   * Runs the script and records what it read, even if it fails.
   * @throws AbortError once its signal is aborted
   */
  async run(): Promise<Pick<Verdict, "name" | "passed" | "output">> {
    const { name, signal } = this.#check;
    signal?.throwIfAborted();
    if (this.#modules.some((file) => isNewer(file, this.#startedAt))) this.end();
    const { child, closed } = (this.#process ??= this.#start());
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    const streams = [child.stdout, child.stderr];
    for (const stream of streams) stream?.on("data", collect);
    const answer = Promise.withResolvers<Run>();
    child.once("message", answer.resolve);
    child.send("run");
    const run = await Promise.race([answer.promise, closed.then(() => null)]);
    if (run !== null) {
      this.#modules = ownFiles(run.modules);
      this.#reads = ownFiles([...run.modules, ...run.reads]);
    }
    if (run?.passed !== true) {
      this.end();
      // The last words of a process may come after its answer.
      await closed;
    }
    for (const stream of streams) stream?.off("data", collect);
    signal?.throwIfAborted();
    return { name, passed: run?.passed === true, output: output.trim() };
  }

  /** Ends the process; another run starts another. */
  end(): void {
    this.#process?.child.kill();
    this.#process = null;
  }

  /**
   * Whether a file is an input of the script: one that it reads, one in a folder that it copies, or a new one that it
   * would find.
   */
  reads(file: string): boolean {
    if (file.startsWith(`${this.#output}/`)) return false;
    return this.#reads.some(
      (read) => file === read || file.startsWith(`${read}/`) || matchesGlob(file, read),
    );
  }

  /** Whether the script reads what the other one writes. */
  readsOutputOf(other: Generator): boolean {
    return this.#reads.some((read) => read.startsWith(`${other.#output}/`));
  }

  #start() {
    const { command, folder = ".", signal } = this.#check;
    const [program, ...script] = command.split(" ");
    if (program !== "node") throw new Error(`${command} is not run by node alone`);
    this.#startedAt = Date.now();
    const child = spawn(process.execPath, [runner, ...script], {
      cwd: join(root, folder),
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    signal?.addEventListener("abort", () => this.end());
    return { child, closed: once(child, "close") };
  }
}

function isNewer(file: string, time: number): boolean {
  return !existsSync(file) || statSync(file).mtimeMs > time;
}

function ownFiles(files: readonly string[]): readonly string[] {
  return files.filter((file) => file.startsWith(`${root}/`) && !file.includes("/node_modules/"));
}
