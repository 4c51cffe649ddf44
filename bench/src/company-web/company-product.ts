import { mkdtemp, rm } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { consentDocuments } from "@damadum/domain";
import pg from "pg";
import { Stack } from "../../../scripts/stack/stack.ts";
import { fillCompany } from "../company-boxes/fill-company.ts";
import { freePort } from "../ports/free-port.ts";
import { createScratchDatabase } from "../server/scratch-database.ts";

const { PATH, HOME, TMPDIR } = process.env;
const PASSWORD = "Bench!2026";

/** Local storage of a browser in which a person is logged in. */
export interface StorageState {
  readonly cookies: [];
  readonly origins: {
    readonly origin: string;
    readonly localStorage: { readonly name: string; readonly value: string }[];
  }[];
}

/** The whole product on a database with companies of some sizes. */
export interface CompanyProduct {
  readonly origin: string;
  /** Process of the server. */
  readonly serverPid: number;
  /** Logs the person of the company with so many boxes in; a page renews its tokens, so each needs a login of its own. */
  logIn(size: number): Promise<StorageState>;
  stop(): Promise<void>;
}

/** Starts web, server and sandbox; null where no PostgreSQL answers. */
export async function startCompanyProduct(
  sizes: readonly number[],
): Promise<CompanyProduct | null> {
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
    for (const size of sizes) {
      await post(`${api}/signup`, {
        username: usernameOf(size),
        passwd: PASSWORD,
        name: "이담당",
        phone_number: "010-1234-5678",
        consents: consentDocuments.map(({ kind, version }) => ({ kind, version, agreed: true })),
      });
      await hire(scratch.url, usernameOf(size), await fillCompany(scratch.url, size));
    }
    const { pid } = stack.service("server");
    if (pid === undefined) throw new Error("The server has no process");
    return {
      origin,
      serverPid: pid,
      logIn: async (size) => ({
        cookies: [],
        origins: [{ origin, localStorage: await tokensOf(api, usernameOf(size)) }],
      }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function usernameOf(size: number): string {
  return `bench-${size}`;
}

/** Makes a member a person of the company, as the operator's command does. */
async function hire(url: string, username: string, companyId: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `with person as (update users set role = 'COMPANY' where username = $1 returning id)
       insert into company_users (user_id, company_id, created_at)
       select id, $2, now() from person`,
      [username, companyId],
    );
  } finally {
    await client.end();
  }
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
