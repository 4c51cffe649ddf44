import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../../demo/demo-users.ts";
import { loadDemoData } from "../../demo/load-demo-data.ts";
import { memberTables } from "../../subject/member-data/member-tables.ts";
import { newMember, PASSWORD } from "../../testing/members.ts";
import { testServer } from "../../testing/test-server.ts";

/** Nothing listens there. */
const NO_SANDBOX = "http://127.0.0.1:9";

type Row = Readonly<Record<string, unknown>>;

const server = testServer();

/** The rows of every table of the database. */
async function readAll() {
  const { db } = server.services;
  const tables = await sql<{ readonly name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  const all: { readonly name: string; readonly row: Row }[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ readonly row: Row }>`
      select to_jsonb(own) as row from ${sql.table(name)} own`.execute(db);
    all.push(...rows.map(({ row }) => ({ name, row })));
  }
  return all;
}

/**
 * Every row that names the member, or a row that names them, and so on: found without the table that is tested. A
 * company's rows are not followed.
 */
async function rowsAbout(userId: string) {
  const all = await readAll();
  const known = new Set<unknown>([userId]);
  const found = new Set<(typeof all)[number]>();
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const one of all) {
      const values = [...Object.values(one.row), `change ${String(one.row["history_id"])}`];
      if (found.has(one) || !values.some((value) => known.has(value))) continue;
      found.add(one);
      if (one.name.startsWith("compan")) continue;
      if (one.name === "status_history") known.add(`change ${String(one.row["id"])}`);
      for (const key of ["id", "serial", "file_id", "payment_id"]) {
        const value = one.row[key];
        if (typeof value === "string") known.add(value);
      }
      if (one.name === "crew_visits") known.add(one.row["key"]);
    }
  }
  return Map.groupBy(found, ({ name }) => name);
}

/** A row of each table in which the demo has none for its members. */
async function addWhatTheDemoLacks(member: { token: string; id: string; username: string }) {
  const { token, id, username } = member;
  const { db, ids, clock } = server.services;
  const change = { path: { kind: "VISIT" }, body: { channel: "SMS" } };
  await server.api.ok("changeNoticeSetting", { token, ...change });
  await server.api.ok("sendPasswordNumber", { body: { username } });
  const headers = { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Chrome/156.0.0.0" };
  await server.api.ok("login", { body: { username, password: DEMO_PASSWORD }, headers });

  const now = clock();
  const [row, user, at] = [{ id: ids.uuid() }, { user_id: id }, { created_at: now }];
  const consent = { kind: "TERMS", version: "2026-11-01", agreed: true, recorded_at: now };
  await db
    .insertInto("user_consents")
    .values({ ...user, ...consent })
    .execute();
  const social = { type: "KAKAO", provider_id: row.id, connected_at: now } as const;
  await db
    .insertInto("social_accounts")
    .values({ ...user, ...social })
    .execute();
  const passkey = { credential_id: row.id, public_key: "key", sign_count: 0, name: "폰" };
  const unused = { for_operator: false, last_used_at: null };
  await db
    .insertInto("passkeys")
    .values({ ...row, ...user, ...at, ...passkey, ...unused })
    .execute();
  const preparation = { customer_uid: row.id, method: "CARD", expires_at: now } as const;
  await db
    .insertInto("billing_key_preparations")
    .values({ ...user, ...at, ...preparation })
    .execute();
  const days = {
    valid_from: "2026-11-01",
    valid_until: "2026-12-31",
    held_until: null,
    used_at: null,
  };
  const unheld = { subject_kind: null, subject_id: null, percent: null, max_amount: null, ...days };
  const coupon = { name: "쿠폰", kind: "FIXED", amount: 1000, types: "MOVE" } as const;
  await db
    .insertInto("coupons")
    .values({ ...row, ...user, ...at, ...coupon, ...unheld })
    .execute();
  const company = await db.selectFrom("companies").select("id").executeTakeFirstOrThrow();
  await db
    .insertInto("company_users")
    .values({ ...user, ...at, company_id: company.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const looked = { at: now, operator_id: id, command: "member", input: "{}", outcome: "DONE" };
  await db
    .insertInto("operator_actions")
    .values({ ...looked, concerns: id })
    .execute();

  const order = await ownOf("storage_orders", id);
  const move = await ownOf("estimates", id);
  if (order === undefined || move === undefined) return;
  const link = { order_id: order.id, id: row.id, key_hash: row.id, ...at };
  await db.insertInto("receiver_links").values(link).execute();
  const actor = { actor: "MEMBER", actor_id: id, payment_id: null, applied_at: now } as const;
  const times = { before_times: "{}", after_times: "{}", after_price: "{}", before_amount: 0 };
  const moved = { ...row, subject_kind: "ESTIMATE", subject_id: move.id, ...at } as const;
  await db
    .insertInto("visit_changes")
    .values({ ...moved, ...actor, ...times })
    .execute();
  const report = { status: "SENT", item: "의자", kind: "BROKEN", description: "다리" } as const;
  const answers = { price: null, bought_year: null, compared: "[]", amount: null, answer: null };
  const sent = { updated_at: now, sent_at: now, answered_at: null, box_id: null };
  const harm = { ...row, ...user, ...at, ...report, ...answers, ...sent, estimate_id: move.id };
  await db.insertInto("damage_reports").values(harm).execute();
  const owed = { estimate_id: null, damage_report_id: row.id, amount: 1000, ...at };
  await db
    .insertInto("compensations")
    .values({ id: ids.uuid(), ...owed })
    .execute();
  const named = { estimate_id: move.id, purpose: "EXPENSE", identifier: "120-81-47521" } as const;
  await db
    .insertInto("cash_receipt_orders")
    .values({ ...named, asked_at: now })
    .onConflict((conflict) => conflict.column("estimate_id").doUpdateSet(named))
    .execute();
  const { id: payment_id } = await db
    .selectFrom("payments")
    .select("id")
    .where("user_id", "=", id)
    .executeTakeFirstOrThrow();
  const receipt = { number: row.id, payment_id, amount: 1000, status: "ISSUED" } as const;
  const { estimate_id, purpose } = named;
  await db
    .insertInto("cash_receipts")
    .values({ ...row, ...at, ...receipt, estimate_id, purpose })
    .execute();
  const crew = { id: ids.uuid(), name: "1팀", truck: "서울 1", load_kg: 1000, people: 2, ...at };
  await db.insertInto("crews").values(crew).execute();
  const visit = { day: "2026-12-01", key: `${move.serial} MOVE` };
  const going = {
    ...visit,
    number: move.serial,
    crew_id: crew.id,
    why: "가까워서",
    is_by_hand: false,
  };
  await db.insertInto("crew_visits").values(going).execute();
  const file = { purpose: "OPERATION", byte_size: 1, width: 1, height: 1, ...at } as const;
  const seen = { subject_kind: "CREW_DAY", subject_id: row.id, position: 0 } as const;
  const owner = { user_id: id, visitor_key_hash: null, reader_id: null };
  await db
    .insertInto("files")
    .values({ ...row, ...file, ...seen, ...owner })
    .execute();
  const picture = { ...visit, file_id: row.id, kind: "PHOTO", at: now } as const;
  await db.insertInto("crew_pictures").values(picture).execute();
}

function ownOf(table: "storage_orders" | "estimates", userId: string) {
  const rows = server.services.db.selectFrom(table).select(["id", "serial"]);
  return rows.where("user_id", "=", userId).orderBy("id").executeTakeFirst();
}

describe("getMyData", () => {
  beforeAll(() => loadDemoData(server.services, NO_SANDBOX));

  const texts = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).toSorted();

  it.each([
    ["demo-member", ["refresh_tokens"], true],
    ["demo-company", ["company_contracts", "company_works", "refresh_tokens"], false],
  ])(
    "holds every row that is stored about %s, and no other",
    async (username, left, hasEverything) => {
      const body = { username, password: DEMO_PASSWORD };
      const { access_token: token } = await server.api.ok("login", { body });
      const { id } = await server.api.ok("getMe", { token });
      await addWhatTheDemoLacks({ token, id, username });
      const { tables } = await server.api.ok("getMyData", { token });
      const stored = await rowsAbout(id);
      const file = new Map(tables.map(({ name, rows }) => [name, rows]));
      const notInFile: string[] = [];
      for (const [name, found] of stored) {
        const decision = Object.entries(memberTables).find(([table]) => table === name)?.[1];
        if (decision === undefined || "nobody" in decision) {
          notInFile.push(name);
          continue;
        }
        const hidden: readonly string[] = decision.hides ?? [];
        const shown = found.map(({ row }) =>
          Object.fromEntries(
            Object.entries(row).filter(
              ([key]) =>
                !hidden.includes(key) ||
                (key === "reason" && /^(MEMBER|COMPANY)$/.test(String(row["actor"]))),
            ),
          ),
        );
        expect([name, texts(file.get(name) ?? [])]).toEqual([name, texts(shown)]);
      }
      expect([...file.keys()].filter((name) => !stored.has(name))).toEqual([]);
      expect(notInFile.toSorted()).toEqual(left);
      const empty = Object.entries(memberTables).filter(
        ([name, decision]) => hasEverything && !("nobody" in decision) && !file.has(name),
      );
      expect(empty.map(([name]) => name)).toEqual([]);
      const secrets = /argon2|_hash"|"seal"|"operator_id"|"recorded_by"/;
      expect(JSON.stringify(tables)).not.toMatch(secrets);
    },
  );

  it("requires the password or a login within the last ten minutes", async () => {
    const { token } = await newMember(server);
    server.clock.pass({ minutes: 11 });
    const answer = await server.api.problem("getMyData", { token });
    expect([answer.status, answer.body.code]).toEqual([403, "password_check_required"]);
    await server.api.ok("confirmPassword", { token, body: { passwd: PASSWORD } });
    await server.api.ok("getMyData", { token });
  });

  it("leaves nothing that does not outlive the member when they withdraw", async () => {
    const { token } = await newMember(server);
    const { id } = await server.api.ok("getMe", { token });
    const path = { kind: "VISIT" };
    await server.api.ok("changeNoticeSetting", { token, path, body: { channel: "OFF" } });
    await server.api.ok("deleteMe", { token });
    const left = [...(await rowsAbout(id)).keys()];
    expect(left.toSorted()).toEqual(["refresh_tokens", "token_families", "user_consents", "users"]);
  });
});
