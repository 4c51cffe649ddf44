import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, expect, it } from "vitest";
import { embeddedPool } from "../embedded/embedded-pool.ts";
import { openEngine } from "../embedded/engine.ts";
import { databaseOn } from "../open-database.ts";
import type { Database } from "../tables.ts";
import { migrations } from "./migrations.ts";

const ESTIMATE = "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1b01";
const USER = "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1b02";
const PAYMENT = "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1b03";

/** Rows from before the migration, one per table. */
const earlier = [
  `insert into users (id, username, type, role, name, gender, created_at)
   values ('${USER}', 'dama', 'ID', 'MEMBER', '김담아', 'U', now())`,
  `insert into estimates (id, serial, user_id, status, input, price, price_version, move_date,
     move_time, total_amount, created_at, valid_until)
   values ('${ESTIMATE}', 'MV202611207K3F9QX2', '${USER}', 'QUOTED', '{}', '{}', '2026-11-01',
     '2026-12-01', '09:00', 1000, now(), now())`,
  `insert into estimate_history (estimate_id, to_status, actor, actor_id, at)
   values ('${ESTIMATE}', 'QUOTED', 'MEMBER', '${USER}', now())`,
  `insert into schedule_slots (day, time, capacity, taken) values ('2026-12-01', '09:00', 5, 1)`,
  `insert into slot_bookings (estimate_id, day, time) values ('${ESTIMATE}', '2026-12-01', '09:00')`,
  `insert into payments (id, merchant_uid, estimate_id, plan, method, status, amount, created_at,
     expires_at)
   values ('${PAYMENT}', 'es_1', '${ESTIMATE}', 'FULL', 'CARD', 'READY', 1000, now(), now())`,
  `insert into ledger_postings (id, kind, source_id, estimate_id, at)
   values ('${PAYMENT}', 'PAYMENT_RECEIVED', '${PAYMENT}', '${ESTIMATE}', now())`,
];

let db: Database;
beforeAll(async () => {
  db = databaseOn(embeddedPool(await openEngine({})));
});
afterAll(() => db.destroy());

it("migration 0200 makes the estimate the subject of its rows", async () => {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const migrator = new Migrator({ db, provider });
  await migrator.migrateTo("0101-billing-keys");
  for (const statement of earlier) await sql.raw(statement).execute(db);
  const { error } = await migrator.migrateTo("0200-subjects");
  expect(error).toBeUndefined();

  const tables = ["status_history", "slot_bookings", "payments", "ledger_postings"] as const;
  for (const table of tables) {
    const rows = await db.selectFrom(table).select(["subject_kind", "subject_id"]).execute();
    expect(rows, table).toEqual([{ subject_kind: "ESTIMATE", subject_id: ESTIMATE }]);
  }
  const payers = await db.selectFrom("payments").select("user_id").execute();
  const holders = await db.selectFrom("slot_bookings").select("user_id").execute();
  expect([...payers, ...holders]).toEqual([{ user_id: USER }, { user_id: USER }]);
});
