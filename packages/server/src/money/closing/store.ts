import { todayInSeoul, type ClosingFact } from "@damadum/domain";
import { sql, type Insertable } from "kysely";
import type { ClosingsTable } from "../../db/closing-tables.ts";
import type { Connection, Database, Tx } from "../../db/tables.ts";

/** Which postings: those of a closing, or those that none has met and that were made before an instant. */
export type ClosingPostings = { readonly closedIn: string } | { readonly before: Date };

const among = (postings: ClosingPostings) =>
  "closedIn" in postings
    ? sql`posting.closed_in = ${postings.closedIn}`
    : sql`posting.closed_in is null and posting.at < ${postings.before}`;

/** The order, invoice or box that a posting belongs to, also by a link for it. */
const orderOfPosting = sql`coalesce(estimates.serial, storage_orders.serial, contract.order_serial,
  invoice.number, link.order_serial, boxes.serial, posting.subject_id::text)`;

const withOrder = sql`
  left join custom_payments link on link.id = posting.subject_id
  left join damage_reports report on report.id = posting.subject_id
  left join boxes on boxes.id = report.box_id
  left join estimates on estimates.id in (posting.subject_id, link.balance_of, report.estimate_id)
  left join storage_orders on storage_orders.id in (posting.subject_id, link.balance_of)
  left join storage_charges charge on charge.id in (posting.subject_id, link.balance_of)
  left join contract_changes change on change.id in (posting.subject_id, link.balance_of)
  left join storage_contracts contract
    on contract.id = coalesce(charge.contract_id, change.contract_id)
  left join lateral (select number from company_invoices
    where cpayment_id in (posting.subject_id, link.balance_of)
    order by number desc limit 1) invoice on true`;

/** Postings with what they moved, in the order of their time. */
export async function findClosingFacts(
  db: Connection,
  postings: ClosingPostings,
): Promise<readonly ClosingFact[]> {
  const { rows } = await sql<Omit<ClosingFact, "day"> & { readonly at: Date }>`
    select posting.kind, posting.at, ${orderOfPosting} as "order", moved.amount, moved.provider, moved.hand
    from ledger_postings posting
    join lateral (select sum(amount) filter (where amount > 0)::int as amount,
      coalesce(sum(amount) filter (where account = 'PROVIDER'), 0)::int as provider,
      coalesce(sum(amount) filter (where account = 'HAND'), 0)::int as hand
      from ledger_entries where posting_id = posting.id) moved on true
    ${withOrder}
    where ${among(postings)} order by posting.at, posting.id`.execute(db);
  return rows.map(({ at, ...fact }) => ({ ...fact, day: todayInSeoul(at) }));
}

/** Payments through the provider that postings moved, with what they and all postings say. */
export async function findBookedPayments(db: Connection, postings: ClosingPostings) {
  const { rows } = await sql<{
    readonly number: string;
    readonly imp_uid: string | null;
    readonly order: string;
    readonly booked: number;
    readonly booked_all: number;
    readonly on_way: number;
  }>`
    with moved as (
      select payment.id, ${orderOfPosting} as "order", sum(entry.amount)::int as booked
      from ledger_postings posting
      join ledger_entries entry on entry.posting_id = posting.id and entry.account = 'PROVIDER'
      left join refunds on refunds.id = posting.source_id
      join payments payment on payment.id = coalesce(refunds.payment_id, posting.source_id)
      ${withOrder}
      where ${among(postings)} group by 1, 2)
    select payments.merchant_uid as number, payments.imp_uid, moved."order", moved.booked,
      payments.received_amount - payments.refunded_amount as booked_all,
      (select coalesce(sum(amount), 0)::int from refunds
        where payment_id = payments.id and status = 'PENDING') as on_way
    from moved join payments on payments.id = moved.id order by payments.created_at, payments.id`.execute(
    db,
  );
  return rows;
}

/** Stores a closing with every posting that it meets; false when the month is closed already. */
export async function insertClosing(
  tx: Tx,
  closing: Insertable<ClosingsTable>,
  before: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto("closings")
    .values(closing)
    .onConflict((conflict) => conflict.doNothing())
    .returning("month")
    .executeTakeFirst();
  if (row === undefined) return false;
  await tx
    .updateTable("ledger_postings")
    .set({ closed_in: closing.month })
    .where("closed_in", "is", null)
    .where("at", "<", before)
    .execute();
  return true;
}

/** Every closing, the newest first. */
export function findClosings(db: Database) {
  return db
    .selectFrom("closings")
    .leftJoin("users", "users.id", "closings.closed_by")
    .selectAll("closings")
    .select("users.username")
    .orderBy("month", "desc")
    .execute();
}

/** The day of the first posting that no closing has met; null when there is none. */
export async function findFirstOpenDay(db: Database): Promise<string | null> {
  const { at } = await db
    .selectFrom("ledger_postings")
    .select((eb) => eb.fn.min("at").as("at"))
    .where("closed_in", "is", null)
    .executeTakeFirstOrThrow();
  return at === null ? null : todayInSeoul(at);
}
