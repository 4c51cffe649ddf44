import { sql } from "kysely";
import type { Database } from "../db/tables.ts";

/** Throws when the books are not in order: over all, for each posting, and against payments and orders. */
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
      join ledger_entries e on e.posting_id = l.id and e.account = 'PROVIDER'
      where l.source_id = p.id or l.source_id in (select id from refunds where payment_id = p.id)
    ), 0)`.execute(db);
  const wrongOrders = await sql`
    select es.id from estimates es
    where es.paid_amount <> (
      select coalesce(sum(p.received_amount - p.refunded_amount), 0) from payments p
      where p.estimate_id = es.id and p.refusal is null)`.execute(db);
  const wrongSlots = await sql`
    select s.day from schedule_slots s
    where s.taken <> (select count(*) from slot_bookings b where b.day = s.day and b.time = s.time)`.execute(
    db,
  );
  const faults = {
    unbalanced,
    wrongPayments: wrongPayments.rows,
    wrongOrders: wrongOrders.rows,
    wrongSlots: wrongSlots.rows,
  };
  if (Object.values(faults).some((rows) => rows.length > 0)) {
    throw new Error(`The books are wrong: ${JSON.stringify(faults)}`);
  }
}
