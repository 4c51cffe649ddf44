import { sql } from "kysely";
import type { Connection, Tx } from "../../db/tables.ts";
import { memberTables } from "./member-tables.ts";

/** Every table with rows about members, in the order of their file. */
const decided = Object.entries(memberTables).flatMap(([name, table]) =>
  "nobody" in table ? [] : [{ name, ...table }],
);

/** Everything that is stored about a member, by table. */
export async function readMemberRows(db: Connection, userId: string) {
  const tables = [];
  for (const { name, title, rows, hides = [], adds = sql`'{}'::jsonb` } of decided) {
    const found = await sql<{ readonly row: Readonly<Record<string, unknown>> }>`
      select to_jsonb(own) - ${`{${hides.join(",")}}`}::text[] || ${adds} as row
      from ${sql.table(name)} own where ${rows(userId)}`.execute(db);
    if (found.rows.length > 0) tables.push({ name, title, rows: found.rows.map(({ row }) => row) });
  }
  return tables;
}

/** Deletes the rows that do not outlive a member. */
export async function deleteMemberRows(tx: Tx, userId: string): Promise<void> {
  for (const { name, rows, outlives } of decided) {
    if (outlives === null) {
      await sql`delete from ${sql.table(name)} where ${rows(userId)}`.execute(tx);
    }
  }
}
