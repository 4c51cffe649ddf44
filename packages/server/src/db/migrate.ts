import { isEqual } from "es-toolkit";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/migrations.ts";
import type { Database } from "./tables.ts";

/** A later version of the server has migrated the database, and this one does not know its schema. */
export class NewerDatabase extends Error {
  override readonly name = "NewerDatabase";
}

/** Migrates to the latest schema. Servers that start concurrently wait for each other. Throws NewerDatabase. */
export async function migrate(db: Database): Promise<void> {
  if (await isMigrated(db)) return;
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

/**
 * Whether exactly these migrations have run, in two short queries: the migrator reads the whole catalog several times.
 */
async function isMigrated(db: Database): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (rows[0]?.exists !== true) return false;
  const { rows: executed } = await sql<{ name: string }>`
    select name from kysely_migration`.execute(db);
  const names = executed.map(({ name }) => name);
  return isEqual(names.toSorted(), Object.keys(migrations).toSorted());
}
