import { randomBytes } from "node:crypto";
import { userInfo } from "node:os";
import pg from "pg";
import { postgresPool } from "../db/postgres/postgres-pool.ts";
import { databaseOn } from "../db/open-database.ts";
import type { Database } from "../db/tables.ts";

/** The PostgreSQL server for tests: TEST_DATABASE_URL, or the default port with trust authentication. */
const SERVER_URL =
  process.env["TEST_DATABASE_URL"] ?? `postgres://${userInfo().username}@127.0.0.1:5432/test`;

/** An empty database for one test file; every `open` returns a separate pool. */
export interface PostgresDatabase {
  readonly url: string;
  open(): Database;
  drop(): Promise<void>;
}

/** Creates the database, or prints why these tests are skipped and returns null. */
export async function createPostgresDatabase(): Promise<PostgresDatabase | null> {
  const name = `damadum_${randomBytes(6).toString("hex")}`;
  try {
    await execute(`create database ${name}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`SKIPPED: race tests need PostgreSQL at ${SERVER_URL} (${reason})\n`);
    return null;
  }
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    open: () => databaseOn(postgresPool(url.href, { connections: 10, statementTimeoutMs: 10_000 })),
    drop: () => execute(`drop database ${name} with (force)`),
  };
}

/** Why PostgreSQL does not answer; null if it does. */
export async function postgresProblem(): Promise<string | null> {
  try {
    await execute("select 1");
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
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
