import { sql } from "kysely";
import { expect, it } from "vitest";
import { openTestDatabase } from "../../testing/test-database.ts";
import { retainedTables } from "./retained-tables.ts";

it("retainedTables decides about every text of the database", async () => {
  const db = await openTestDatabase();
  const { rows } = await sql<{ readonly table: string; readonly column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
      and data_type in ('text', 'jsonb', 'character varying', 'bytea', 'ARRAY', 'json')`.execute(
    db,
  );
  await db.destroy();
  const exempt = new Set<string>();
  const decided = Object.entries(retainedTables).flatMap(([name, table]) => {
    if (!("notPersonal" in table)) {
      return [...table.personal, ...table.plain].map((column) => `${name}.${column}`);
    }
    exempt.add(name);
    return [];
  });
  const stored = rows
    .filter(({ table }) => !exempt.has(table))
    .map(({ table, column }) => `${table}.${column}`);
  expect(stored.length).toBeGreaterThan(200);
  expect(decided.toSorted()).toEqual(stored.toSorted());
});
