import { sql } from "kysely";
import type { Database } from "../../db/tables.ts";

/** Rate limits count every request; the rest belongs to the migrator. */
const uninteresting = new Set(["rate_limits", "kysely_migration", "kysely_migration_lock"]);

/** Reports which tables have changed since the last call. */
export interface DatabaseWatch {
  changed(): Promise<readonly string[]>;
}

/**
 * Compares a hash of every table. While PostgreSQL has assigned no new transaction id, nothing was written, so one
 * short query is usually enough.
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
