import { join } from "node:path";
import { Kysely, PostgresDialect, sql, type PostgresPool } from "kysely";
import { createFolder } from "./embedded/create-folder.ts";
import { lockDirectory } from "./embedded/directory-lock.ts";
import { embeddedPool } from "./embedded/embedded-pool.ts";
import { openWorkerEngine } from "./embedded/worker-engine.ts";
import { guardedPool } from "./guarded-pool.ts";
import { migrate } from "./migrate.ts";
import { postgresPool } from "./postgres/postgres-pool.ts";
import type { Database, Tables } from "./tables.ts";

/** PGlite writes its log for ever unless somebody asks for a checkpoint. */
const CHECKPOINT_EVERY_MS = 60_000;

const SERVING = { connections: 10, statementTimeoutMs: 10_000 };
/** A server that starts while another one migrates waits for it, however long that takes. */
const MIGRATING = { connections: 2, statementTimeoutMs: 0 };

/** A migrated database and how to let go of it. */
export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

/** Opens PostgreSQL when a URL is given, else the embedded database in the data folder. */
export function openDatabase(settings: {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = settings;
  return databaseUrl === null ? openEmbedded(dataDir) : openPostgres(databaseUrl);
}

/** The one kysely set-up for every engine. */
export function databaseOn(pool: PostgresPool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  await migrateWithoutTimeout(url);
  const db = databaseOn(postgresPool(url, SERVING));
  return { db, close: () => db.destroy() };
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const lock = lockDirectory(dataDir);
  try {
    const folder = join(dataDir, "database");
    await createFolder(folder);
    const engine = await openWorkerEngine({ folder });
    const db = databaseOn(embeddedPool(engine));
    await migrate(db).catch((error: unknown) => engine.close().then(() => Promise.reject(error)));
    const timer = setInterval(() => void checkpoint(db), CHECKPOINT_EVERY_MS);
    timer.unref();
    return {
      db,
      async close() {
        clearInterval(timer);
        await checkpoint(db);
        await db.destroy();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function migrateWithoutTimeout(url: string): Promise<void> {
  const db = databaseOn(postgresPool(url, MIGRATING));
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

async function checkpoint(db: Database): Promise<void> {
  await sql`checkpoint`.execute(db);
}
