import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { createPostgresDatabase } from "../testing/postgres-database.ts";
import { inTransaction } from "./transaction.ts";

const database = await createPostgresDatabase();
afterAll(() => database?.drop());

it.skipIf(database === null)("inTransaction runs the loser of a deadlock again", async () => {
  if (database === null) return;
  const db = database.open();
  await sql`create table locked (id integer primary key, times integer not null)`.execute(db);
  await sql`insert into locked values (1, 0), (2, 0)`.execute(db);
  let began = 0;
  const bothHoldOne = Promise.withResolvers<void>();
  const add = (first: number, second: number) =>
    inTransaction(db, async (tx) => {
      await sql`update locked set times = times + 1 where id = ${first}`.execute(tx);
      began += 1;
      if (began === 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await sql`update locked set times = times + 1 where id = ${second}`.execute(tx);
    });
  await Promise.all([add(1, 2), add(2, 1)]);
  const { rows } = await sql`select id, times from locked order by id`.execute(db);
  expect(began).toBeGreaterThan(2);
  expect(rows).toEqual([
    { id: 1, times: 2 },
    { id: 2, times: 2 },
  ]);
  await db.destroy();
});
