import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { consentDocuments } from "@damadum/domain";
import pg from "pg";
import { Service } from "../../../scripts/stack/service.ts";
import { freePort } from "../ports/free-port.ts";
import { createScratchDatabase } from "../server/scratch-database.ts";
import { fillCompany } from "./fill-company.ts";

const { PATH, HOME, TMPDIR } = process.env;
const PASSWORD = "Bench!2026";

/** A server of its own on a database of its own, in which one company has so many boxes. */
export interface RunningCompany {
  readonly size: number;
  readonly origin: string;
  readonly authorization: string;
  /** A login that is good again and again. */
  readonly login: { readonly username: string; readonly password: string };
  stop(): Promise<void>;
}

/** Starts it; null where no PostgreSQL answers. */
export async function startCompany(size: number): Promise<RunningCompany | null> {
  const scratch = await createScratchDatabase();
  if (scratch === null) return null;
  const folder = await mkdtemp(join(tmpdir(), "damadum-bench-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const service = new Service(
    {
      name: `boxes-${size}`,
      entry: "packages/server/src/main.ts",
      env: {
        PATH,
        HOME,
        TMPDIR,
        TOKEN_SECRET: randomBytes(32).toString("hex"),
        RATE_LIMIT_FACTOR: "1000000",
        PROVIDER_SANDBOX: "1",
        DATABASE_URL: scratch.url,
        API_PORT: String(port),
        DATA_DIR: join(folder, "data"),
      },
      readyUrl: `${origin}/health`,
      logFile: join(folder, "server.log"),
    },
    () => console.error(`the server for ${size} boxes ended by itself`),
  );
  async function stop(): Promise<void> {
    await service.stop();
    await scratch?.drop();
    await rm(folder, { recursive: true });
  }
  try {
    await service.start();
    const username = `bench-${randomUUID().slice(0, 8)}`;
    await signUp(origin, username);
    const client = new pg.Client({ connectionString: scratch.url });
    await client.connect();
    await fillCompany(client, { username, size });
    await client.end();
    const login = { username, password: PASSWORD };
    const { access_token: token } = await post(`${origin}/api/login/id`, login);
    return { size, origin, authorization: `Bearer ${token}`, login, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function signUp(origin: string, username: string) {
  return post(`${origin}/api/signup`, {
    username,
    passwd: PASSWORD,
    name: "이담당",
    phone_number: "010-1234-5678",
    consents: consentDocuments.map(({ kind, version }) => ({ kind, version, agreed: true })),
  });
}

async function post(url: string, body: object): Promise<{ readonly access_token: string }> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${url}: ${text}`);
  return JSON.parse(text);
}
