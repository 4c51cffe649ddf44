import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../root.ts";

export interface ServiceDescription {
  name: string;
  /** Entry file, relative to the repository's root. */
  entry: string;
  nodeOptions?: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Returns 2xx once the service is ready. */
  readyUrl: string;
  /** How long it may be idle until then; defaults to a minute. */
  idleForMs?: number;
  /** File for its output: a pipe to a killed parent would break the service while it stops. */
  logFile: string;
}

export interface ServiceListener {
  /** The process has exited without being stopped. */
  onEnd?: (service: Service) => void;
  /** Called every ten seconds until it is ready. */
  onWait?: (service: Service, seconds: number) => void;
}

const IDLE_FOR_MS = 60_000;
const WAIT_REPORT_MS = 10_000;
const POLL_INTERVAL_MS = 1000;
const STOP_WITHIN_MS = 10_000;

/** One process of the stack, with an open IPC channel to it; it stops itself when that closes. */
export class Service {
  readonly description: ServiceDescription;
  readonly #listener: ServiceListener;
  #child: ChildProcess | null = null;
  #shouldRun = false;

  constructor(description: ServiceDescription, listener: ServiceListener = {}) {
    this.description = description;
    this.#listener = listener;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Starts the process and resolves when it is ready, however slow a busy machine is. Throws with the end of its log
   * when it exits, or when it neither uses CPU nor writes to its log for a while.
   */
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
    this.#shouldRun = true;
    child.once("exit", () => {
      this.#child = null;
      if (this.#shouldRun) this.#listener.onEnd?.(this);
    });
    await this.#ready(child);
  }

  /** Asks the process to stop, and kills it after a timeout. */
  async stop(): Promise<void> {
    const insist = setTimeout(() => this.#child?.kill("SIGKILL"), STOP_WITHIN_MS);
    await this.kill("SIGTERM");
    clearTimeout(insist);
  }

  /** Sends the process a signal, and resolves when it has exited. */
  async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    this.#shouldRun = false;
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
    const { readyUrl, idleForMs = IDLE_FOR_MS } = this.description;
    const began = Date.now();
    let reportAt = began + WAIT_REPORT_MS;
    let movedAt = began;
    let lookAt = began;
    let seen = "";
    while (!(await answers(readyUrl))) {
      if (this.#child !== child) throw new Error(this.#failure("ended before it was ready"));
      const now = Date.now();
      if (now >= lookAt) {
        const sign = this.#signOfLife();
        if (sign !== seen) movedAt = now;
        seen = sign;
        lookAt = now + POLL_INTERVAL_MS;
      }
      if (now - movedAt > idleForMs) throw new Error(this.#failure("does not answer, and is idle"));
      if (now >= reportAt) {
        this.#listener.onWait?.(this, Math.round((now - began) / 1000));
        reportAt = now + WAIT_REPORT_MS;
      }
      await wait(100);
    }
  }

  /** Changes while the process writes to its log or uses CPU time. Without `ps` only the log counts. */
  #signOfLife(): string {
    const { size } = statSync(this.description.logFile);
    const { stdout } = spawnSync("ps", ["-o", "time=", "-p", String(this.pid)]);
    return `${size} ${stdout?.toString() ?? ""}`;
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
    // Not listening yet; the caller polls again until its deadline.
    return false;
  }
}
