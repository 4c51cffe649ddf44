import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, expect, it } from "vitest";
import { embeddedPool } from "../embedded/embedded-pool.ts";
import { openEngine } from "../embedded/engine.ts";
import { databaseOn } from "../open-database.ts";
import type { Database } from "../tables.ts";
import { migrations } from "./migrations.ts";

const OPERATOR = "0193f1c2-6f1e-7c3a-9b1e-000000000001";
const action = (input: object) =>
  `insert into operator_actions (at, operator_id, command, input, outcome)
   values (now(), '${OPERATOR}', 'links create', '${JSON.stringify(input)}', 'DONE')`;

/** Rows from before the migration. */
const earlier = [
  `insert into users (id, username, type, role, name, gender, created_at)
   values ('${OPERATOR}', 'ops-one', 'ID', 'OPERATOR', '운영자', 'U', now())`,
  action({ amount: "5000", member: "dama", customer: "백지운" }),
  action({ company: "담아상사", phone: "010-6161-7171", memo: "이담당 앞" }),
  action({ serial: "MV20261120ABCDEFGH" }),
];

let db: Database;
beforeAll(async () => {
  db = databaseOn(embeddedPool(await openEngine({})));
});
afterAll(() => db.destroy());

it("migration 0530 removes personal data from operator actions, and leaves the rest", async () => {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const migrator = new Migrator({ db, provider });
  await migrator.migrateTo("0520-company-work-ends");
  for (const statement of earlier) await sql.raw(statement).execute(db);
  const { error } = await migrator.migrateTo("0530-operator-actions-without-people");
  expect(error).toBeUndefined();

  const rows = await db.selectFrom("operator_actions").select("input").orderBy("id").execute();
  expect(rows.map(({ input }) => input)).toEqual([
    { amount: "5000", member: "[hidden]", customer: "[hidden]" },
    { company: "담아상사", phone: "[hidden]", memo: "[hidden]" },
    { serial: "MV20261120ABCDEFGH" },
  ]);
});
