import { randomBytes } from "node:crypto";
import { userInfo } from "node:os";
import pg from "pg";

const SERVER_URL =
  process.env["DATABASE_URL"] ?? `postgres://${userInfo().username}@127.0.0.1:5432/postgres`;

/** An empty database that both servers use. */
export interface ScratchDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates the database; null when PostgreSQL is unreachable or refuses, or DATABASE_URL is empty. */
export async function createScratchDatabase(): Promise<ScratchDatabase | null> {
  if (SERVER_URL === "") return null;
  const name = `damadum_bench_${randomBytes(6).toString("hex")}`;
  try {
    await execute(`create database ${name}`);
  } catch (error) {
    // An explicit DATABASE_URL must work; only the default may be wrong.
    if (process.env["DATABASE_URL"] !== undefined) throw error;
    return null;
  }
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(`drop database ${name} with (force)`) };
}

async function execute(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER_URL, connectionTimeoutMillis: 3000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
