import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql, type PostgresPool } from "kysely";
import type { BackgroundJob } from "../background/repeat.ts";
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
/** No timeout, because a server that starts while another one migrates has to wait for it. */
const MIGRATING = { connections: 2, statementTimeoutMs: 0 };

/** Free bytes on the folder's disk. */
type FreeBytes = (folder: string) => Promise<number>;

/** A migrated database with its periodic maintenance. */
export interface OpenDatabase {
  readonly db: Database;
  readonly maintenance: readonly BackgroundJob[];
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

/** The kysely setup shared by both engines. */
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
      // PGlite's write-ahead log grows without bound unless a checkpoint is requested.
      maintenance: [{ name: "checkpoint", everyMs: CHECKPOINT_EVERY_MS, run: checkpoint }],
      async close() {
        // If it fails, nothing is lost, but the next start replays more of the log.
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

/** A checkpoint that runs out of disk makes PGlite hang with its locks held, so it needs enough free space to start. */
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
