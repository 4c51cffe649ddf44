import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql, type PostgresPool } from "kysely";
import { createFolder } from "./embedded/create-folder.ts";
import { lockDirectory } from "./embedded/directory-lock.ts";
import { embeddedPool } from "./embedded/embedded-pool.ts";
import { openWorkerEngine } from "./embedded/worker-engine.ts";
import { guardedPool } from "./guarded-pool.ts";
import { migrate } from "./migrate.ts";
import { postgresPool } from "./postgres/postgres-pool.ts";
import { requireSessionDefaults, setSessionDefaults } from "./postgres/session-defaults.ts";
import type { Database, Tables } from "./tables.ts";

const CHECKPOINT_EVERY_MS = 60_000;
/** Four segments of the write-ahead log. */
const CHECKPOINT_NEEDS_BYTES = 64 * 1024 * 1024;

/** A request that waits for a connection and then for an answer ends within 12 seconds. */
export const SERVING = { connections: 10, connectMs: 4000, statementMs: 7000 };
/** No limit on statements, because a server that starts while another one migrates has to wait for it. */
const MIGRATING = { ...SERVING, connections: 2, statementMs: null };

type FreeBytes = (folder: string) => Promise<number>;

export interface OpenDatabase {
  readonly db: Database;
  readonly maintenance: readonly {
    readonly name: string;
    readonly everyMs: number;
    run(): Promise<void>;
  }[];
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL when a URL is given, else the embedded database in the data folder. If `databaseUrl` leads to a pooler
 * such as PgBouncer, `databaseDirectUrl` is the server behind it: migrations hold a lock of their session.
 */
export function openDatabase(
  settings: {
    readonly databaseUrl: string | null;
    readonly databaseDirectUrl?: string | null;
    readonly dataDir: string;
  },
  freeBytes: FreeBytes = freeBytesOfDisk,
): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl = null, dataDir } = settings;
  if (databaseUrl === null) return openEmbedded(dataDir, freeBytes);
  return openPostgres(databaseUrl, databaseDirectUrl);
}

/** The kysely setup shared by both engines. */
export function databaseOn(pool: PostgresPool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
}

async function openPostgres(url: string, directUrl: string | null): Promise<OpenDatabase> {
  const behindPooler = directUrl !== null;
  await prepare(databaseOn(postgresPool(directUrl ?? url, MIGRATING)), async (db) => {
    await migrate(db);
    if (behindPooler) await setSessionDefaults(db, SERVING);
  });
  const db = databaseOn(postgresPool(url, SERVING, { behindPooler }));
  if (behindPooler) {
    await requireSessionDefaults(db).catch((error: unknown) =>
      db.destroy().then(() => Promise.reject(error)),
    );
  }
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

async function prepare(db: Database, work: (db: Database) => Promise<void>): Promise<void> {
  try {
    await work(db);
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
