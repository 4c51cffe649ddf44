import { migrate } from "../db/migrate.ts";
import type { Database } from "../db/tables.ts";
import { openMemoryDatabase } from "./memory-database.ts";
import { createPostgresDatabase } from "./postgres-database.ts";

/** A migrated database for one test: embedded, or with TEST_ENGINE=postgres on a real server. */
export async function openTestDatabase(): Promise<{ db: Database; close: () => Promise<void> }> {
  if (process.env["TEST_ENGINE"] !== "postgres") {
    const db = await openMemoryDatabase();
    return { db, close: () => db.destroy() };
  }
  const database = await createPostgresDatabase();
  if (database === null) throw new Error("TEST_ENGINE=postgres needs a PostgreSQL server");
  const db = database.open();
  await migrate(db);
  return {
    db,
    async close() {
      await db.destroy();
      await database.drop();
    },
  };
}
