import { isEqual } from "es-toolkit";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findWholeInvoice } from "../../company/company-billing/store.ts";
import { viewEstimate } from "../../move/estimate/estimate-view.ts";
import { viewOrder } from "../../storage/order-state/order-view.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { earlierRows } from "../../testing/earlier/rows.ts";
import { embeddedPool } from "../embedded/embedded-pool.ts";
import { openEngine } from "../embedded/engine.ts";
import { databaseOn } from "../open-database.ts";
import type { Database } from "../tables.ts";
import { migrate } from "../migrate.ts";
import { migrations } from "./migrations.ts";
import { ledgerOfInvoice } from "../../company/company-billing/read-billing.ts";

type Row = Readonly<Record<string, unknown>>;

/** Sums of an order, in won. */
interface Sums {
  readonly total: number;
  readonly paid: number;
  readonly refund: number;
  readonly refundPending: number;
  readonly balance: number;
  readonly cancelFee: number;
  readonly compensation: number;
}
interface Earlier extends Sums {
  readonly id: string;
  readonly kind: "ESTIMATE" | "STORAGE_ORDER" | "COMPANY_PAYMENT";
  readonly isCancelled: boolean;
  readonly isComplete: boolean;
  readonly lines: number;
  readonly extraPaid: number;
  readonly extraBack: number;
}

/** Each order's sums by the rules of 0661, which read no ledger: the balance is the total less what is still held. */
const EARLIER = `
  with subjects as (
    select 'ESTIMATE' as kind, id, id as paid_id, serial, status, total_amount, price,
        paid_amount + linked_amount as held from estimates
    union all
    select 'STORAGE_ORDER', id, id, serial, status, total_amount, price, paid_amount
      from storage_orders
    union all
    select 'COMPANY_PAYMENT', i.id, p.id, i.number, i.status, i.total_amount, null, p.paid_amount
      from company_invoices i join company_payments p on p.id = i.cpayment_id
  )
  select s.kind, s.id, s.total_amount as total, s.status = 'CANCEL' as "isCancelled",
    s.status = 'COMPLETE' as "isComplete",
    case when s.status = 'CANCEL' then 0 else greatest(0, s.total_amount - s.held) end as balance,
    coalesce((select sum((line ->> 'amount')::integer)
      from jsonb_array_elements(s.price -> 'lines') as line), 0)::integer as lines,
    money.paid, money.sent + money.pending as refund, money.pending as "refundPending",
    fee.amount as "cancelFee", compensation.amount as compensation,
    extra.paid as "extraPaid", extra.back as "extraBack"
  from subjects s
  cross join lateral (
    select coalesce(sum(p.received_amount), 0)::integer as paid,
      coalesce(sum(p.refunded_amount), 0)::integer as sent,
      coalesce(sum((select sum(r.amount) from refunds r
        where r.payment_id = p.id and r.status = 'PENDING')), 0)::integer as pending
    from payments p
    where p.refusal is null and (p.subject_id = s.paid_id
      or p.subject_id in (select id from custom_payments where balance_of = s.id))) as money
  cross join lateral (
    select coalesce(-sum(e.amount), 0)::integer as amount
    from ledger_postings l join ledger_entries e on e.posting_id = l.id
    where l.subject_id = s.id and e.account = 'CANCEL_FEE') as fee
  cross join lateral (
    select coalesce(sum(amount), 0)::integer as amount from compensations
    where estimate_id = s.id) as compensation
  cross join lateral (
    select coalesce(sum(amount), 0)::integer as paid,
      coalesce(sum(amount) filter (where status = 'REFUNDED'), 0)::integer as back
    from custom_payments where order_serial = s.serial and status in ('PAYMENT', 'REFUNDED')
  ) as extra`;

/** The sums of an order that its rows did not have: paid amounts and postings follow from the payments. */
const BOOKS = [
  // Some of the new columns are about payments of the last days.
  `update payments set paid_at = now() - interval '1 day' where paid_at is not null`,
  ...["custom_payments", "estimates", "storage_orders", "storage_charges", "company_payments"].map(
    (table) => `update ${table} as s set paid_amount = coalesce((
      select sum(received_amount - refunded_amount) from payments
      where subject_id = s.id and refusal is null), 0)`,
  ),
  `update estimates as s set linked_amount = coalesce((
    select sum(paid_amount) from custom_payments where balance_of = s.id), 0)`,
  `insert into ledger_postings (id, kind, source_id, subject_kind, subject_id, at)
    select gen_random_uuid(), 'PAYMENT_RECEIVED', id, subject_kind, subject_id, paid_at
      from payments where received_amount > 0
    union all
    select gen_random_uuid(), 'REFUND_SENT', r.id, p.subject_kind, p.subject_id, r.done_at
      from refunds r join payments p on p.id = r.payment_id where r.status = 'DONE'
    union all
    select gen_random_uuid(), 'CANCEL_FEE_KEPT', id, 'ESTIMATE', id, now()
      from estimates where status = 'CANCEL' and paid_amount > 0`,
  `insert into ledger_entries (posting_id, account, amount)
    select l.id, side.account, side.sign * coalesce(p.received_amount, -r.amount, 5000)
    from ledger_postings l
    left join payments p on p.id = l.source_id
    left join refunds r on r.id = l.source_id
    left join payments back on back.id = r.payment_id
    cross join lateral (values
      (1, case when l.kind = 'CANCEL_FEE_KEPT' then 'CUSTOMER'
        when coalesce(p.recorded_by, back.recorded_by) is null then 'PROVIDER' else 'HAND' end),
      (-1, case when l.kind = 'CANCEL_FEE_KEPT' then 'CANCEL_FEE' else 'CUSTOMER' end)
    ) as side (sign, account)`,
];

const tables = [...Object.keys(earlierRows()), "ledger_postings", "ledger_entries"];
let db: Database;
let earlier: readonly Earlier[];
let stored: Readonly<Record<string, readonly Row[]>>;
beforeAll(async () => {
  db = databaseOn(embeddedPool(await openEngine({})));
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const migrator = new Migrator({ db, provider });
  await migrator.migrateTo("0661-schema");
  for (const [table, rows] of Object.entries(earlierRows())) {
    const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(
        null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
  }
  for (const statement of BOOKS) await sql.raw(statement).execute(db);
  earlier = (await sql.raw<Earlier>(EARLIER).execute(db)).rows;
  stored = await readStored();
  // As a database has it that ran the migrations one by one.
  await sql`
    update kysely_migration set name = '0661-finals-that-end-contracts'`.execute(db);
  await sql`
    insert into kysely_migration (name, timestamp) values ('0001-members', '2026-11-01')`.execute(
    db,
  );
  await migrate(db);
});
afterAll(() => db.destroy());

it("migrations after 0661 carry the sums of every order over, but for the named differences", async () => {
  const differing: unknown[] = [];
  for (const order of earlier) {
    const now = sumsOf(await ledgerNow(order));
    const expected = sumsOf(withNamedDifferences(order));
    if (JSON.stringify(now) !== JSON.stringify(expected)) differing.push({ order, now });
  }
  expect(differing).toEqual([]);
  expect(earlier.length).toBeGreaterThan(550);
  await checkLedger(db);
});

it("migrations after 0661 change no stored value but the next check of payments, what those by link were for, what promised refunds paid, and works of cancelled invoices", async () => {
  const now = await readStored();
  const changed = new Set<string>();
  for (const [table, rows] of Object.entries(stored)) {
    expect(now[table], table).toHaveLength(rows.length);
    for (const [index, row] of rows.entries()) {
      for (const [column, value] of Object.entries(row)) {
        const after = now[table]?.[index]?.[column];
        if (isEqual(value, after)) continue;
        const how = column === "status" ? `: ${String(value)} to ${String(after)}` : "";
        changed.add(`${table}.${column}${how}`);
      }
    }
  }
  expect([...changed].toSorted()).toEqual([
    "company_payments.paid_amount",
    "company_works.status: COMPLETE to CONFIRM",
    "company_works.status: INVOICE_COMPLETE to CONFIRM",
    "company_works.status: PAYMENT to CONFIRM",
    "estimates.paid_amount",
    "payments.next_check_at",
    "payments.plan",
    "storage_orders.paid_amount",
  ]);
});

async function readStored(): Promise<typeof stored> {
  const found: Record<string, readonly Row[]> = {};
  for (const table of tables) {
    const { rows } = await sql<{ readonly row: Row }>`
      select to_jsonb(t) as row from ${sql.table(table)} as t
      order by ${sql.raw(table === "ledger_entries" ? "posting_id, account" : "id")}`.execute(db);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

async function ledgerNow({ kind, id }: Earlier): Promise<Sums> {
  if (kind === "ESTIMATE") return (await viewEstimate(db, id)).ledger;
  if (kind === "STORAGE_ORDER") return (await viewOrder(db, id)).ledger;
  return ledgerOfInvoice(await findWholeInvoice(db, id));
}

const sumsOf = ({
  total,
  paid,
  refund,
  refundPending,
  balance,
  cancelFee,
  compensation,
}: Sums) => ({
  total,
  paid,
  refund,
  refundPending,
  balance,
  cancelFee,
  compensation,
});

/** Everything that the ledger says about an earlier order which its sums did not say. */
function withNamedDifferences(order: Earlier): Sums {
  const { kind, isCancelled, isComplete, extraPaid, extraBack, lines } = order;
  let { total, refund, refundPending, balance } = order;
  const isUnused = kind === "STORAGE_ORDER" && !isCancelled;
  // What storage gave back is a part that was not used: it lowers the price and is not owed again.
  if (isUnused) total -= Math.max(0, Math.min(refund, total - Math.max(0, order.paid - refund)));
  // What is promised back pays for nothing any more.
  if (!isCancelled) balance = Math.max(0, total - (order.paid - refund));
  if (isUnused) {
    // A price below zero is a refund of the contract.
    refund += Math.max(0, -lines);
    if (!isComplete) refundPending += Math.max(0, -lines);
  }
  // An extra payment by a link is part of its order.
  return {
    ...order,
    total: total + extraPaid - extraBack,
    paid: order.paid + extraPaid,
    refund: refund + extraBack,
    refundPending,
    balance,
  };
}
