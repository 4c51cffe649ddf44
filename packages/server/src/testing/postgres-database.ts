import { randomBytes } from "node:crypto";
import { userInfo } from "node:os";
import { CompiledQuery } from "kysely";
import pg from "pg";
import type { Engine } from "../db/embedded/engine.ts";
import { migrate } from "../db/migrate.ts";
import { databaseOn } from "../db/open-database.ts";
import { postgresPool, sessionOptions } from "../db/postgres/postgres-pool.ts";
import type { Database } from "../db/tables.ts";

/** A busy machine answers tests later than a service would. */
const LIMITS = { connections: 10, connectMs: 30_000, statementMs: 30_000 };

/** The PostgreSQL server for tests: TEST_DATABASE_URL, or the default port with trust authentication. */
const serverUrl = () =>
  process.env["TEST_DATABASE_URL"] ?? `postgres://${userInfo().username}@127.0.0.1:5432/test`;

/** A database for one test file; every `open` returns a separate pool. */
export interface PostgresDatabase {
  readonly url: string;
  open(): Database;
  drop(): Promise<void>;
}

/** Creates the database, or prints why these tests are skipped and returns null. */
export async function createPostgresDatabase({
  template,
}: { readonly template?: string | undefined } = {}): Promise<PostgresDatabase | null> {
  try {
    return await createDatabase("damadum", template);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`SKIPPED: race tests need PostgreSQL at ${serverUrl()} (${reason})\n`);
    return null;
  }
}

/** The same, migrated where this run has a template; `twoServers` migrates it elsewhere. */
export const createMigratedDatabase = () =>
  createPostgresDatabase({ template: process.env["TEST_TEMPLATE"] });

/** As on the embedded database, rows without an order come as they were inserted, whenever a vacuum would run. */
const NO_AUTOVACUUM = `do $$
declare name text;
begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('alter table %I set (autovacuum_enabled = false)', name);
  end loop;
end $$`;

/** A migrated database from which others are copied, dropped with all its copies. */
export interface PostgresTemplate {
  readonly name: string;
  drop(): Promise<void>;
}

/** Creates the template, or prints why the tests use the embedded database instead and returns null. */
export async function createTemplate(): Promise<PostgresTemplate | null> {
  const [user] = await execute("select rolsuper from pg_roles where rolname = current_user");
  if (user?.["rolsuper"] !== true) {
    process.stderr.write(
      `EMBEDDED: tests do not use PostgreSQL at ${serverUrl()}, whose user is no superuser: ` +
        "emptying a copy needs to disable triggers\n",
    );
    return null;
  }
  const { name, open, drop } = await createDatabase("damadum_template");
  const db = open();
  try {
    await migrate(db);
    await db.executeQuery(CompiledQuery.raw(NO_AUTOVACUUM));
    await db.destroy();
  } catch (error) {
    await drop();
    throw error;
  }
  return {
    name,
    async drop() {
      const all = await execute(`select datname from pg_database where datname like '${name}%'`);
      for (const { datname } of all) await execute(`drop database ${String(datname)} with (force)`);
    },
  };
}

export async function openCopy(template: string): Promise<Engine> {
  const { url, drop } = await createDatabase(`${template}_copy`, template);
  const client = new pg.Client({
    ...sessionOptions(url),
    // A test's database need not survive a power cut.
    options: `${sessionOptions(url).options} -c synchronous_commit=off`,
  });
  // At the end of a run its database may be dropped while it is idle.
  client.on("error", () => undefined);
  await client.connect();
  return {
    async query(sql, parameters) {
      const { command, rowCount, rows } = await client.query(sql, [...parameters]);
      return { command, rowCount: rowCount ?? rows.length, rows };
    },
    async close() {
      await client.end();
      await drop();
    },
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

async function createDatabase(prefix: string, template = "template1") {
  const name = `${prefix}_${randomBytes(6).toString("hex")}`;
  await execute(`create database ${name} template ${template}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    open: () => databaseOn(postgresPool(url.href, LIMITS)),
    drop: async () => void (await execute(`drop database ${name} with (force)`)),
  };
}

async function execute(statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: serverUrl(), connectionTimeoutMillis: 3000 });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
