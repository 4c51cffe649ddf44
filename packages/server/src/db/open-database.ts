import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql, type PostgresPool } from "kysely";
import type { RepeatedWork } from "../background/repeat.ts";
import { createFolder } from "./embedded/create-folder.ts";
import { lockDirectory } from "./embedded/directory-lock.ts";
import { embeddedPool } from "./embedded/embedded-pool.ts";
import { openWorkerEngine } from "./embedded/worker-engine.ts";
import { guardedPool } from "./guarded-pool.ts";
import { migrate } from "./migrate.ts";
import { postgresPool } from "./postgres/postgres-pool.ts";
import type { Database, Tables } from "./tables.ts";

const CHECKPOINT_EVERY_MS = 60_000;
/** Four segments of the write-ahead log. */
const CHECKPOINT_NEEDS_BYTES = 64 * 1024 * 1024;

const SERVING = { connections: 10, statementTimeoutMs: 10_000 };
/** A server that starts while another one migrates waits for it, however long that takes. */
const MIGRATING = { connections: 2, statementTimeoutMs: 0 };

/** How many bytes a folder's disk still takes. */
type FreeBytes = (folder: string) => Promise<number>;

/** A migrated database, what it needs done again and again, and how to let go of it. */
export interface OpenDatabase {
  readonly db: Database;
  readonly maintenance: readonly RepeatedWork[];
  close(): Promise<void>;
}

/** Opens PostgreSQL when a URL is given, else the embedded database in the data folder. */
export function openDatabase(
  settings: { readonly databaseUrl: string | null; readonly dataDir: string },
  freeBytes: FreeBytes = freeBytesOfDisk,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = settings;
  return databaseUrl === null ? openEmbedded(dataDir, freeBytes) : openPostgres(databaseUrl);
}

/** The one kysely set-up for every engine. */
export function databaseOn(pool: PostgresPool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  await migrateWithoutTimeout(url);
  const db = databaseOn(postgresPool(url, SERVING));
  return { db, maintenance: [], close: () => db.destroy() };
}

async function openEmbedded(dataDir: string, freeBytes: FreeBytes): Promise<OpenDatabase> {
  const lock = lockDirectory(dataDir);
  try {
    const folder = join(dataDir, "database");
    await createFolder(folder);
    const engine = await openWorkerEngine({ folder });
    const db = databaseOn(embeddedPool(engine));
    await migrate(db).catch((error: unknown) => engine.close().then(() => Promise.reject(error)));
    const checkpoint = async () => checkpointWithRoom(db, await freeBytes(folder));
    return {
      db,
      // PGlite lets its log grow for ever unless somebody asks for a checkpoint.
      maintenance: [{ name: "checkpoint", everyMs: CHECKPOINT_EVERY_MS, run: checkpoint }],
      async close() {
        // Without it the next start has more of the log to read, nothing is lost.
        await checkpoint().catch(() => undefined);
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

/** A checkpoint that runs out of disk leaves PGlite hanging with its locks held, so none is begun without room for it. */
async function checkpointWithRoom(db: Database, freeBytes: number): Promise<void> {
  if (freeBytes < CHECKPOINT_NEEDS_BYTES) {
    throw new Error("The disk is almost full: no checkpoint until there is room");
  }
  await sql`checkpoint`.execute(db);
}

async function freeBytesOfDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
