import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { request } from "undici";
import { compileCache } from "../../../../scripts/stack/services.ts";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
const OPERATOR = fileURLToPath(new URL("../operator/main.ts", import.meta.url));

type Environment = Readonly<Record<string, string>>;

/** A server in its own process. */
export interface ServerProcess {
  readonly process: ChildProcess;
  /** Resolves with the address, or rejects with the server's error output. */
  readonly url: Promise<string>;
  /** Ends it with this signal and waits for its exit. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** Starts server processes, and kills the remaining ones at the end of a test. */
export function serverProcesses() {
  const children = new Set<ChildProcess>();
  return {
    start(env: Environment): ServerProcess {
      const child = spawn(process.execPath, [MAIN], {
        env: {
          ...process.env,
          NODE_COMPILE_CACHE: compileCache,
          API_PORT: "0",
          RATE_LIMIT_FACTOR: "1000",
          ...env,
        },
        stdio: ["ignore", "pipe", "pipe", "ipc"],
      });
      children.add(child);
      const url = addressOf(child);
      // Prevents an unhandled rejection when a test does not await it.
      url.catch(() => undefined);
      const end = async (signal: "SIGTERM" | "SIGKILL") => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, "exit");
        child.kill(signal);
        await ended;
      };
      return { process: child, url, end };
    },
    killAll(): void {
      for (const child of children) child.kill("SIGKILL");
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error("The child has no output");
  return new Promise((resolve, reject) => {
    let said = "";
    stderr.on("data", (text) => (said += String(text)));
    createInterface(stdout).on("line", (line) => {
      const address = /^API: (\S+)$/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once("close", () => reject(new Error(said)));
  });
}

/** Runs `pnpm ops` in its own process. */
export function runOperatorCommand(
  words: readonly string[],
  env: Environment,
): Promise<{ readonly code: number; readonly out: string; readonly complaint: string }> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env } };
    execFile(process.execPath, [OPERATOR, ...words], options, (error, out, complaint) => {
      const code = error === null ? 0 : Number(error.code ?? 1);
      resolve({ code, out, complaint });
    });
  });
}

interface Sent {
  readonly body?: object;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends JSON by POST, or a GET without a body; throws "no answer" if there is no response. */
export async function send(
  url: string,
  path: string,
  { body, token, headers }: Sent,
): Promise<{ readonly status: number; readonly text: string }> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const type = body === undefined ? {} : { "content-type": "application/json" };
  const answer = await request(new URL(path, url), {
    method: body === undefined ? "GET" : "POST",
    headers: { ...type, ...authorization, ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new Error("no answer", { cause });
  });
  return { status: answer.statusCode, text: await answer.body.text() };
}

export async function post(url: string, path: string, sent: Sent): Promise<string> {
  const { status, text } = await send(url, path, sent);
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
  return text;
}
