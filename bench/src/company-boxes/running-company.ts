import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { consentDocuments } from "@damadum/domain";
import { databaseOn } from "@damadum/server/src/db/open-database.ts";
import { postgresPool } from "@damadum/server/src/db/postgres/postgres-pool.ts";
import pg from "pg";
import { Service } from "../../../scripts/stack/service.ts";
import { freePort } from "../ports/free-port.ts";
import { createScratchDatabase } from "../server/scratch-database.ts";
import { checkFill } from "./check-fill.ts";
import { fillCompany } from "./fill-company.ts";

const { PATH, HOME, TMPDIR } = process.env;
/** A bench may run where others work too. */
const READY_WITHIN_MS = 300_000;
const PASSWORD = "Bench!2026";

/** A server of its own on a database of its own, in which one company has so many boxes. */
export interface RunningCompany {
  readonly size: number;
  readonly origin: string;
  readonly authorization: string;
  readonly companyId: string;
  /** On the server's database. */
  readonly client: pg.Client;
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
      readyWithinMs: READY_WITHIN_MS,
      logFile: join(folder, "server.log"),
    },
    () => console.error(`the server for ${size} boxes ended by itself`),
  );
  const client = new pg.Client({ connectionString: scratch.url });
  const db = databaseOn(postgresPool(scratch.url, { connections: 1, statementTimeoutMs: 0 }));
  async function stop(): Promise<void> {
    await service.stop();
    await client.end();
    await db.destroy();
    await scratch?.drop();
    await rm(folder, { recursive: true });
  }
  try {
    await service.start();
    const username = `bench-${randomUUID().slice(0, 8)}`;
    await signUp(origin, username);
    await client.connect();
    const companyId = await fillCompany(client, { username, size });
    await checkFill(db, { companyId, size });
    const login = { username, password: PASSWORD };
    const { access_token: token } = await post(`${origin}/api/login/id`, login);
    return { size, origin, companyId, authorization: `Bearer ${token}`, client, stop };
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
