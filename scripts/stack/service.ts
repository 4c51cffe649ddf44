import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../root.ts";

export type ServiceDescription = {
  name: string;
  /** The file that node runs, from the repository's folder. */
  entry: string;
  nodeOptions?: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Answers 2xx once the service can be used. */
  readyUrl: string;
  /** How long it may take until then; a minute when it is not told. */
  readyWithinMs?: number;
  /** Where its output goes: a pipe to a killed parent would break the service while it stops. */
  logFile: string;
};

const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 10_000;

/** One process of the stack, which holds an open channel to it and stops itself when that closes. */
export class Service {
  readonly description: ServiceDescription;
  readonly #onEnd: (service: Service) => void;
  #child: ChildProcess | null = null;
  #wanted = false;

  /** `onEnd` is told when the process ends without having been asked to. */
  constructor(description: ServiceDescription, onEnd: (service: Service) => void) {
    this.description = description;
    this.#onEnd = onEnd;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts the process and resolves when it answers; throws with the end of its log when it does not. */
  async start(): Promise<void> {
    const { entry, env, logFile, nodeOptions = [] } = this.description;
    mkdirSync(dirname(logFile), { recursive: true });
    const log = openSync(logFile, "w");
    const child = spawn(process.execPath, [...nodeOptions, entry], {
      cwd: root,
      env,
      stdio: ["ignore", log, log, "ipc"],
    });
    closeSync(log);
    this.#child = child;
    this.#wanted = true;
    child.once("exit", () => {
      this.#child = null;
      if (this.#wanted) this.#onEnd(this);
    });
    await this.#ready(child);
  }

  /** Asks the process to finish, and insists after a while. */
  async stop(): Promise<void> {
    const insist = setTimeout(() => this.#child?.kill("SIGKILL"), STOP_WITHIN_MS);
    await this.kill("SIGTERM");
    clearTimeout(insist);
  }

  /** Ends the process by a signal, and resolves when it is gone. */
  async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    this.#wanted = false;
    const child = this.#child;
    if (child === null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }

  logTail(): string {
    return readFileSync(this.description.logFile, "utf8").split("\n").slice(-30).join("\n").trim();
  }

  async #ready(child: ChildProcess): Promise<void> {
    const { readyUrl, readyWithinMs = READY_WITHIN_MS } = this.description;
    const deadline = Date.now() + readyWithinMs;
    while (!(await answers(readyUrl))) {
      if (this.#child !== child) throw new Error(this.#failure("ended before it was ready"));
      if (Date.now() > deadline) throw new Error(this.#failure("does not answer"));
      await wait(100);
    }
  }

  #failure(what: string): string {
    return `${this.description.name} ${what}:\n${this.logTail()}`;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // Not listening yet; the caller asks again until its deadline.
    return false;
  }
}
