import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/migrations.ts";
import type { Database } from "./tables.ts";

/** Brings the database to the newest schema. Servers that start together wait for one another. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === "Error")?.migrationName;
  throw new Error(
    `The database could not be migrated${failed === undefined ? "" : ` (${failed})`}`,
    {
      cause: error,
    },
  );
}
