import type { Insertable } from "kysely";
import type { OperatorRequestsTable } from "../../db/operator-tables.ts";
import type { Connection, Database } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

/** A sum that may need a second person, and the order or invoice that it concerns. */
export interface Sum {
  readonly amount: number;
  readonly about: string | null;
}

export async function insertRequest(
  db: Database,
  request: Insertable<OperatorRequestsTable>,
): Promise<void> {
  await db.insertInto("operator_requests").values(request).execute();
}

/** Requests that wait, the oldest first, of everything or of one order. */
export function findRequests(db: Database, about?: string) {
  return db
    .selectFrom("operator_requests as request")
    .innerJoin("users", "users.id", "request.requested_by")
    .select(["request.id", "command", "amount", "about", "requested_at", "users.username", "input"])
    .where("status", "=", "WAITING")
    .$if(about !== undefined, (query) => query.where("about", "=", about ?? ""))
    .orderBy("requested_at")
    .limit(100)
    .execute();
}

/**
 * Answers a request, so that nobody else does. Throws `not_found`, `state_conflict` once it was answered, and
 * `forbidden` for the operator's own.
 */
export async function answerRequest(
  db: Connection,
  {
    id,
    by,
    now,
    status,
  }: {
    readonly id: string;
    readonly by: string;
    readonly now: Date;
    readonly status: "DONE" | "DECLINED";
  },
) {
  const answered = await db
    .updateTable("operator_requests")
    .set({ status, answered_by: by, answered_at: now })
    .where("id", "=", id)
    .where("status", "=", "WAITING")
    .where("requested_by", "!=", by)
    .returning(["command", "input", "about"])
    .executeTakeFirst();
  if (answered !== undefined) return answered;
  const { requested_by: author } = await db
    .selectFrom("operator_requests")
    .select("requested_by")
    .where("id", "=", id)
    .executeTakeFirstOrThrow(() => new ProblemError("not_found"));
  throw new ProblemError(author === by ? "forbidden" : "state_conflict", { about: "operator" });
}

/** Lets a request wait again whose command was refused. */
export async function reopenRequest(db: Database, id: string): Promise<void> {
  await db
    .updateTable("operator_requests")
    .set({ status: "WAITING", answered_by: null, answered_at: null })
    .where("id", "=", id)
    .where("status", "=", "DONE")
    .execute();
}

/** The order that a payment paid for, to show the request there. */
export async function findOrderOfPayment(
  db: Database,
  merchantUid: string,
): Promise<string | null> {
  const row = await db
    .selectFrom("payments")
    .leftJoin("estimates", "estimates.id", "payments.subject_id")
    .leftJoin("storage_orders", "storage_orders.id", "payments.subject_id")
    .select((eb) => eb.fn.coalesce("estimates.serial", "storage_orders.serial").as("serial"))
    .where("merchant_uid", "=", merchantUid)
    .executeTakeFirst();
  return row?.serial ?? null;
}

/** What an extra payment would give back. */
export async function findSumOfLink(db: Database, url: string): Promise<Sum> {
  const link = await db
    .selectFrom("custom_payments")
    .select(["amount", "order_serial as about"])
    .where("url", "=", url)
    .executeTakeFirst();
  return link ?? { amount: 0, about: null };
}

/** What a company's payment would give back. */
export async function findSumOfCompanyPayment(db: Database, id: string): Promise<Sum> {
  const payment = await db
    .selectFrom("company_payments")
    .leftJoin("company_invoices", "company_invoices.cpayment_id", "company_payments.id")
    .select(["company_payments.amount", "company_invoices.number as about"])
    .where("company_payments.id", "=", id)
    .executeTakeFirst();
  return payment ?? { amount: 0, about: null };
}
