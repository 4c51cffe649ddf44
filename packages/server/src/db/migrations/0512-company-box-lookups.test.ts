import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, expect, it } from "vitest";
import { embeddedPool } from "../embedded/embedded-pool.ts";
import { openEngine } from "../embedded/engine.ts";
import { databaseOn } from "../open-database.ts";
import type { Database } from "../tables.ts";
import { migrations } from "./migrations.ts";

const id = (last: number) => `0193f1c2-6f1e-7c3a-9b1e-${String(last).padStart(12, "0")}`;
const [USER, COMPANY, CONTRACT] = [id(1), id(2), id(3)];
const box = (number: number, status: string, day: string) =>
  `insert into company_boxes (id, company_id, contract_id, number, serial, status, retention_until,
     search_jamo, search_choseong, created_at, updated_at)
   values ('${id(number + 10)}', '${COMPANY}', '${CONTRACT}', ${number}, 'BX${number}', '${status}',
     ${day}, '', '', now(), now())`;

/** What stood in a database before. */
const earlier = [
  `insert into users (id, username, type, role, name, gender, created_at)
   values ('${USER}', 'dama', 'ID', 'COMPANY', '이담당', 'U', now())`,
  `insert into companies (id, name, box_count, created_at) values ('${COMPANY}', '담아상사', 4096, now())`,
  `insert into company_contracts (id, company_id, status, name, box_count, months, start_date,
     end_date, place, created_by, created_at)
   values ('${CONTRACT}', '${COMPANY}', 'ACTIVE', '문서 보관', 5000, 36, '2026-12-01', '2029-11-30',
     '{}', '${USER}', now())`,
  box(1, "STORED", "'2026-12-01'"),
  box(2047, "STORED", "'2026-12-01'"),
  box(2048, "STORED", "'2026-12-01'"),
  box(4096, "STORED", "'2026-12-02'"),
  box(3, "STORED", "null"),
  box(4, "RETURNED", "'2026-12-01'"),
];

let db: Database;
beforeAll(async () => {
  db = databaseOn(embeddedPool(await openEngine({})));
});
afterAll(() => db.destroy());

it("counts the boxes that are stored already by their days and buckets", async () => {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const migrator = new Migrator({ db, provider });
  await migrator.migrateTo("0511-operator-actions-made");
  for (const statement of earlier) await sql.raw(statement).execute(db);
  const { error } = await migrator.migrateTo("0512-company-box-lookups");
  expect(error).toBeUndefined();

  const rows = await db
    .selectFrom("company_retention_buckets")
    .selectAll()
    .orderBy("retention_until")
    .orderBy("bucket")
    .execute();
  const of = { company_id: COMPANY };
  expect(rows).toEqual([
    { ...of, retention_until: "2026-12-01", bucket: 0, boxes: 2 },
    { ...of, retention_until: "2026-12-01", bucket: 1, boxes: 1 },
    { ...of, retention_until: "2026-12-02", bucket: 2, boxes: 1 },
  ]);
});
