import { sql } from "kysely";
import type { PaidSubjectKind } from "../db/subject-tables.ts";
import type { Database } from "../db/tables.ts";

const paidTables: readonly { readonly kind: PaidSubjectKind; readonly table: string }[] = [
  { kind: "ESTIMATE", table: "estimates" },
  { kind: "COMPANY_PAYMENT", table: "company_payments" },
  { kind: "STORAGE_ORDER", table: "storage_orders" },
  { kind: "CONTRACT_CHANGE", table: "contract_changes" },
  { kind: "STORAGE_CHARGE", table: "storage_charges" },
  { kind: "CUSTOM_PAYMENT", table: "custom_payments" },
];

/** Throws when postings do not balance, or do not match payments, subjects, links or booked slots. */
export async function checkLedger(db: Database): Promise<void> {
  const unbalanced = await db
    .selectFrom("ledger_entries")
    .select("posting_id")
    .groupBy("posting_id")
    .having((eb) => eb(eb.fn.sum("amount"), "<>", 0))
    .execute();
  const wrongPayments = await sql`
    select p.id from payments p
    where p.received_amount - p.refunded_amount <> coalesce((
      select sum(e.amount) from ledger_postings l
      join ledger_entries e on e.posting_id = l.id and e.account in ('PROVIDER', 'HAND')
      where l.source_id = p.id or l.source_id in (select id from refunds where payment_id = p.id)
    ), 0)`.execute(db);
  const wrongSubjects = [];
  for (const { kind, table } of paidTables) {
    const { rows } = await sql`
      select ${kind} as kind, s.id from ${sql.table(table)} s
      where s.paid_amount <> (
        select coalesce(sum(p.received_amount - p.refunded_amount - (
          select coalesce(sum(r.amount), 0) from refunds r
          where r.payment_id = p.id and r.status = 'PENDING'
        )), 0) from payments p
        where p.subject_kind = ${kind} and p.subject_id = s.id and p.refusal is null)`.execute(db);
    wrongSubjects.push(...rows);
  }
  const { rows: wrongLinks } = await sql`
    select s.id from estimates s
    where s.linked_amount <> (
      select coalesce(sum(c.paid_amount), 0) from custom_payments c where c.balance_of = s.id)`.execute(
    db,
  );
  const wrongSlots = await sql`
    select s.day from schedule_slots s
    where s.taken <> (select count(*) from slot_bookings b where b.day = s.day and b.time = s.time)`.execute(
    db,
  );
  const faults = {
    unbalanced,
    wrongPayments: wrongPayments.rows,
    wrongSubjects,
    wrongLinks,
    wrongSlots: wrongSlots.rows,
  };
  if (Object.values(faults).some((rows) => rows.length > 0)) {
    throw new Error(`The books are wrong: ${JSON.stringify(faults)}`);
  }
}
