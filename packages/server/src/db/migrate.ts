import { isEqual } from "es-toolkit";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/migrations.ts";
import type { Database } from "./tables.ts";

const LAST_JOINED = "0661-finals-that-end-contracts";

/** A later version of the server has migrated the database, and this one does not know its schema. */
export class NewerDatabase extends Error {
  override readonly name = "NewerDatabase";
}

/** Migrates to the latest schema. Servers that start concurrently wait for each other. Throws NewerDatabase. */
export async function migrate(db: Database): Promise<void> {
  const executed = await executedNames(db);
  if (isEqual(executed.toSorted(), Object.keys(migrations).toSorted())) return;
  if (executed.includes(LAST_JOINED)) await renameJoined(db);
  else if (executed.includes("0001-members")) {
    throw new Error("The database is from before migration 0661, and cannot be carried over.");
  }
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (
    error instanceof Error &&
    /previously executed migration \S+ is missing/.test(error.message)
  ) {
    throw new NewerDatabase(
      "The database belongs to a later version. Start that version, or restore a backup of this one.",
      { cause: error },
    );
  }
  const failed = results?.find(({ status }) => status === "Error")?.migrationName;
  throw new Error(
    `The database could not be migrated${failed === undefined ? "" : ` (${failed})`}`,
    {
      cause: error,
    },
  );
}

/** Names of the migrations that have run, in two short queries: the migrator reads the whole catalog several times. */
async function executedNames(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (rows[0]?.exists !== true) return [];
  const { rows: executed } = await sql<{ name: string }>`
    select name from kysely_migration`.execute(db);
  return executed.map(({ name }) => name);
}

/** A database that ran the migrations up to 0661 one by one has run the one that they were joined into. */
async function renameJoined(db: Database): Promise<void> {
  await sql`delete from kysely_migration where name < '0661'`.execute(db);
  await sql`
    update kysely_migration set name = '0661-schema' where name = ${LAST_JOINED}`.execute(db);
}
