import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { consentDocuments } from "@damadum/domain";
import { Stack } from "../../../scripts/stack/stack.ts";
import { freePort } from "../ports/free-port.ts";
import { createScratchDatabase } from "../server/scratch-database.ts";

const { PATH, HOME, TMPDIR } = process.env;
const PASSWORD = "Bench!2026";

/** Storage state of a browser with a logged-in user. */
export interface StorageState {
  readonly cookies: [];
  readonly origins: {
    readonly origin: string;
    readonly localStorage: { readonly name: string; readonly value: string }[];
  }[];
}

/** Web, server and sandbox on an empty database. */
export interface Product {
  readonly origin: string;
  readonly databaseUrl: string;
  /** Where the server stores everything outside the database. */
  readonly dataDir: string;
  /** Process id of the server. */
  readonly serverPid: number;
  signUp(username: string): Promise<void>;
  /** Logs in; a page renews its tokens, so each page needs its own login. */
  logIn(username: string): Promise<StorageState>;
  stop(): Promise<void>;
}

/** Starts the whole product; null when PostgreSQL is unavailable. */
export async function startProduct(): Promise<Product | null> {
  const scratch = await createScratchDatabase();
  if (scratch === null) return null;
  const dataDir = await mkdtemp(join(tmpdir(), "damadum-bench-"));
  const ports = { web: await freePort(), api: await freePort(), sandbox: await freePort() };
  const stack = new Stack({
    ports,
    dataDir,
    env: {
      PATH,
      HOME,
      TMPDIR,
      DATABASE_URL: scratch.url,
      TOKEN_SECRET: randomBytes(32).toString("hex"),
    },
  });
  const origin = `http://localhost:${ports.web}`;
  const api = `http://localhost:${ports.api}/api`;
  const stop = async () => {
    await stack.stop();
    await scratch.drop();
    await rm(dataDir, { recursive: true });
  };
  try {
    await stack.start();
    const { pid } = stack.service("server");
    if (pid === undefined) throw new Error("The server has no process");
    return {
      origin,
      databaseUrl: scratch.url,
      dataDir,
      serverPid: pid,
      signUp: (username) => signUp(api, username),
      logIn: async (username) => ({
        cookies: [],
        origins: [{ origin, localStorage: await tokensOf(api, username) }],
      }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function signUp(api: string, username: string): Promise<void> {
  await post(`${api}/signup`, {
    username,
    passwd: PASSWORD,
    name: "이담아",
    phone_number: "010-1234-5678",
    consents: consentDocuments.map(({ kind, version }) => ({ kind, version, agreed: true })),
  });
}

async function tokensOf(api: string, username: string) {
  const { access_token, refresh_token } = await post<{
    access_token: string;
    refresh_token: string;
  }>(`${api}/login/id`, { username, password: PASSWORD });
  return Object.entries({ access_token, refresh_token }).map(([name, value]) => ({
    name: `damadum.${name}`,
    value,
  }));
}

async function post<Body>(url: string, body: object): Promise<Body> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${url}: ${text}`);
  return JSON.parse(text);
}
