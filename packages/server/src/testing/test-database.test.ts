import { sql } from "kysely";
import { expect, it } from "vitest";
import { openTestDatabase } from "./test-database.ts";

it("openTestDatabase returns an empty database when it is called again", async () => {
  const before = await openTestDatabase();
  const [empty] = await stateOf(before);
  await sql`set time zone 'Asia/Seoul'`.execute(before);
  await before.insertInto("rate_limits").values({ key: "a", points: 1, expire: 1 }).execute();
  await sql`select nextval('status_history_id_seq')`.execute(before);
  await before.destroy();

  const after = await openTestDatabase();
  expect(await stateOf(after)).toEqual([empty]);
  await after.destroy();
});

it("openTestDatabase returns a new database when a test has changed the schema", async () => {
  const before = await openTestDatabase();
  await sql`create table left_over (id int)`.execute(before);
  await before.destroy();

  const after = await openTestDatabase();
  const tables = await sql`select from pg_tables where tablename = 'left_over'`.execute(after);
  expect(tables.rows).toEqual([]);
  await after.destroy();
});

async function stateOf(db: Awaited<ReturnType<typeof openTestDatabase>>) {
  const { rows } = await sql`
    select (select count(*) from rate_limits) as rows, current_setting('timezone') as zone,
      (select last_value from pg_sequences where sequencename = 'status_history_id_seq') as number`.execute(
    db,
  );
  return rows;
}
