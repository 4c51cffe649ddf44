import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, expect, it } from "vitest";
import { embeddedPool } from "../embedded/embedded-pool.ts";
import { openEngine } from "../embedded/engine.ts";
import { databaseOn } from "../open-database.ts";
import type { Database } from "../tables.ts";
import { migrations } from "./migrations.ts";

const id = (last: number) => `0193f1c2-6f1e-7c3a-9b1e-${String(last).padStart(12, "0")}`;
const [USER, COMPANY, CONTRACT, ENDED, LAPSED] = [1, 2, 3, 4, 5].map(id);
const [OUT, BACK, AGAIN, ASKED, NEW, DONE] = [11, 12, 13, 14, 15, 16].map(id);
const [BOX, MADE, OTHER] = [21, 22, 23].map(id);

const contract = (cid: string | undefined, status: string) =>
  `insert into company_contracts (id, company_id, status, name, box_count, months, start_date,
     end_date, place, created_by, created_at)
   values ('${cid}', '${COMPANY}', '${status}', '문서 보관', 500, 1, '2026-12-01', '2026-12-31',
     '{}', '${USER}', now())`;
const box = (boxId: string | undefined, number: number, status: string) =>
  `insert into company_boxes (id, company_id, contract_id, number, serial, status, search_jamo,
     search_choseong, created_at, updated_at)
   values ('${boxId}', '${COMPANY}', '${CONTRACT}', ${number}, 'BX${number}', '${status}', '', '',
     now(), now())`;
const work = (wkId: string | undefined, kind: string, status: string, boxId: string | undefined) =>
  `with work as (
     insert into company_works (id, company_id, contract_id, kind, status, box_count, makes_boxes,
       price, price_version, total_amount, vat_amount, created_by, created_at)
     values ('${wkId}', '${COMPANY}', '${CONTRACT}', '${kind}', '${status}', 1, false, '{}',
       '2026-01-01', 0, 0, '${USER}', now()))
   insert into company_work_boxes (work_id, number, box_id) values ('${wkId}', 1, '${boxId}')`;
const history = (kind: string, subject: string | undefined, to: string, at = "2026-12-10 20:00Z") =>
  `insert into status_history (subject_kind, subject_id, to_status, actor, at)
   values ('${kind}', '${subject}', '${to}', 'OPERATOR', '${at}')`;

/** Rows from before the migration. */
const earlier = [
  `insert into users (id, username, type, role, name, gender, created_at)
   values ('${USER}', 'dama', 'ID', 'COMPANY', '이담당', 'U', now())`,
  `insert into companies (id, name, box_count, created_at) values ('${COMPANY}', '담아상사', 3, now())`,
  contract(CONTRACT, "ACTIVE"),
  contract(ENDED, "ENDED"),
  contract(LAPSED, "ENDED"),
  history("COMPANY_CONTRACT", ENDED, "ENDED"),
  history("COMPANY_CONTRACT", LAPSED, "ENDED", "2027-02-01 00:00Z"),
  box(BOX, 1, "RETURNED"),
  box(MADE, 2, "DELIVERING"),
  box(OTHER, 3, "STORED"),
  // A box is delivered, collected and delivered again, and its collection is then requested twice.
  history("COMPANY_BOX", BOX, "STORED"),
  work(OUT, "DELIVERY", "PAYMENT", BOX),
  history("COMPANY_WORK", OUT, "CONFIRM"),
  history("COMPANY_BOX", BOX, "RETURNED"),
  work(BACK, "COLLECTION", "CONFIRM", BOX),
  history("COMPANY_WORK", BACK, "CONFIRM"),
  history("COMPANY_BOX", BOX, "STORED"),
  history("COMPANY_BOX", BOX, "RETURNED"),
  work(AGAIN, "COLLECTION", "CONFIRM", BOX),
  history("COMPANY_WORK", AGAIN, "CONFIRM"),
  work(ASKED, "COLLECTION", "WAIT", BOX),
  work(NEW, "NEW_BOXES", "INVOICE_COMPLETE", MADE),
  history("COMPANY_WORK", NEW, "CONFIRM"),
  history("COMPANY_BOX", MADE, "DELIVERING"),
  work(DONE, "DISPOSAL", "COMPLETE", OTHER),
];

let db: Database;
beforeAll(async () => {
  db = databaseOn(embeddedPool(await openEngine({})));
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const migrator = new Migrator({ db, provider });
  await migrator.migrateTo("0512-company-box-lookups");
  for (const statement of earlier) await sql.raw(statement).execute(db);
  const { error } = await migrator.migrateTo("0520-company-work-ends");
  if (error !== undefined) throw error;
});
afterAll(() => db.destroy());

it("migration 0520 finds in the history which boxes have finished which work", async () => {
  const rows = await db
    .selectFrom("company_work_boxes")
    .select(["work_id", "arrived"])
    .orderBy("work_id")
    .execute();
  expect(rows.map(({ work_id: wkId, arrived }) => [wkId, arrived])).toEqual([
    [OUT, true],
    [BACK, true],
    [AGAIN, false],
    [ASKED, false],
    [NEW, false],
    [DONE, true],
  ]);
});

it("migration 0520 sets the end date in Seoul when a contract was ended early", async () => {
  const rows = await db
    .selectFrom("company_contracts")
    .select(["id", "end_date"])
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { id: CONTRACT, end_date: "2026-12-31" },
    { id: ENDED, end_date: "2026-12-11" },
    { id: LAPSED, end_date: "2026-12-31" },
  ]);
});
