import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** A migration that runs these statements in order. There are no down migrations: fix forward. */
export function statements(...texts: readonly string[]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const text of texts) await sql.raw(text).execute(db);
    },
  };
}
