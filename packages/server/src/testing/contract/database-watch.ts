import { sql } from "kysely";
import type { Database } from "../../db/tables.ts";

/** Counting is what limits are for; the rest is the migrator's. */
const uninteresting = new Set(["rate_limits", "kysely_migration", "kysely_migration_lock"]);

/** Tells which tables have changed since it was asked last. */
export interface DatabaseWatch {
  changed(): Promise<readonly string[]>;
}

/**
 * Compares a hash of every table. As long as PostgreSQL has given out no number of a transaction, nothing was written
 * at all, so most of the time one short query answers.
 */
export async function watchDatabase(db: Database): Promise<DatabaseWatch> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const names = tables.map(({ name }) => name).filter((name) => !uninteresting.has(name));
  const hashes = sql.join(
    names.map(
      (name) => sql`
        select ${sql.lit(name)} as name,
          md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as hash
        from ${sql.table(name)} t`,
    ),
    sql` union all `,
  );
  const read = async () => {
    const { rows } = await sql<{ name: string; hash: string }>`${hashes}`.execute(db);
    return new Map(rows.map(({ name, hash }) => [name, hash]));
  };
  const number = async () => {
    const { rows } = await sql<{ next: string }>`
      select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db);
    return rows[0]?.next;
  };

  let lastNumber = await number();
  let last = await read();
  return {
    async changed() {
      const now = await number();
      if (now === lastNumber) return [];
      lastNumber = now;
      const before = last;
      last = await read();
      return names.filter((name) => last.get(name) !== before.get(name));
    },
  };
}
