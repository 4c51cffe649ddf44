import { sql } from "kysely";
import type { Database, Tables } from "../db/tables.ts";

/** Every row of every table as text, by table: what somebody with a backup reads. */
export async function dumpOf(db: Database): Promise<ReadonlyMap<keyof Tables, readonly string[]>> {
  const { rows: tables } = await sql<{ readonly name: keyof Tables }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%' order by table_name`.execute(
    db,
  );
  const dump = new Map<keyof Tables, readonly string[]>();
  for (const { name } of tables) {
    const { rows } = await sql<{ readonly row: string }>`
      select to_jsonb(own)::text as row from ${sql.table(name)} own`.execute(db);
    dump.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return dump;
}
