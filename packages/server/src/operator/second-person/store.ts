import { instantAfter, invoiceAmounts, seoulInstant, todayInSeoul } from "@damadum/domain";
import { sql, type Insertable } from "kysely";
import { findInvoice, findInvoiceLines } from "../../company/company-billing/store.ts";
import type { OperatorRequestsTable } from "../../db/operator-tables.ts";
import type { Connection, Database } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";

/** A sum that may need a second person, and the order or invoice that it concerns. */
export interface Sum {
  readonly amount: number;
  readonly about: string | null;
}

/** Adds a request and returns its id; one that the same operator has asked for already, and that waits, stays the only one. */
export async function insertRequest(
  db: Database,
  request: Insertable<OperatorRequestsTable>,
): Promise<string> {
  const { id } = await db
    .insertInto("operator_requests")
    .values(request)
    .onConflict((conflict) =>
      conflict
        .expression(sql`command, requested_by, md5(input::text)`)
        .where("status", "=", sql.lit("WAITING"))
        .doUpdateSet({ amount: request.amount }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
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

/** Whoever got their login from the person who asks is no second person for so long. */
const DAYS_SINCE_LOGIN_WAS_GIVEN = 7;

/**
 * Answers a request, so that nobody else does. Throws `not_found`, `state_conflict` once it was answered, and
 * `forbidden` for the operator's own, or to confirm with a login that the person who asks has made in these days.
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
  const since = instantAfter(now, -DAYS_SINCE_LOGIN_WAS_GIVEN, "day");
  const answered = await db
    .updateTable("operator_requests")
    .set({ status, answered_by: by, answered_at: now })
    .where("id", "=", id)
    .where("status", "=", "WAITING")
    .where("requested_by", "!=", by)
    .$if(status === "DONE", (query) =>
      query.where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom("operator_actions as action")
              .select("action.id")
              .whereRef("action.operator_id", "=", "operator_requests.requested_by")
              .where("action.command", "in", ["operators create", "operators renew"])
              .where("action.outcome", "=", "DONE")
              .where("action.concerns", "=", by)
              .where("action.at", ">", since),
          ),
        ),
      ),
    )
    .returning(["command", "input", "about"])
    .executeTakeFirst();
  if (answered !== undefined) return answered;
  const { requested_by: author, status: current } = await db
    .selectFrom("operator_requests")
    .select(["requested_by", "status"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow(() => new ProblemError("not_found"));
  const isForbidden = author === by || current === "WAITING";
  throw new ProblemError(isForbidden ? "forbidden" : "state_conflict", { about: "operator" });
}

/** Lets a request wait again whose command was refused, unless the same was asked for anew. */
export async function reopenRequest(db: Database, id: string): Promise<void> {
  await db
    .updateTable("operator_requests")
    .set({ status: "WAITING", answered_by: null, answered_at: null })
    .where("id", "=", id)
    .where("status", "=", "DONE")
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("operator_requests as again")
            .select("again.id")
            .where("again.status", "=", "WAITING")
            .whereRef("again.command", "=", "operator_requests.command")
            .whereRef("again.requested_by", "=", "operator_requests.requested_by")
            .whereRef("again.input", "=", "operator_requests.input"),
        ),
      ),
    )
    .execute();
}

/** What a refund of part of a payment gives away, with today's other refunds of the same order or contract. */
export async function findSumOfRefund(
  { db, clock }: Pick<Services, "db" | "clock">,
  { merchantUid, amount }: { readonly merchantUid: string; readonly amount: number },
): Promise<Sum> {
  const row = await db
    .selectFrom("payments")
    .leftJoin("estimates", "estimates.id", "payments.subject_id")
    .leftJoin("storage_orders", "storage_orders.id", "payments.subject_id")
    .select((eb) => [
      eb.fn.coalesce("estimates.serial", "storage_orders.serial").as("serial"),
      eb
        .selectFrom("refunds")
        .innerJoin("payments as paid", "paid.id", "refunds.payment_id")
        .whereRef("paid.subject_id", "=", "payments.subject_id")
        .where("refunds.kind", "=", "REFUND")
        .where("refunds.created_at", ">=", seoulInstant(todayInSeoul(clock())))
        .select((of) => of.fn.sum<number | null>("refunds.amount").as("sum"))
        .as("earlier"),
    ])
    .where("merchant_uid", "=", merchantUid)
    .executeTakeFirst();
  return { amount: amount + (row?.earlier ?? 0), about: row?.serial ?? null };
}

/** What lowering a move's balance gives away, with all that was given away of the same move before. */
export async function findSumOfMove(
  { db }: Pick<Services, "db">,
  { serial, amount }: { readonly serial: string; readonly amount: number },
): Promise<Sum> {
  const move = await db
    .selectFrom("estimates")
    .select(["price", "written_off_amount"])
    .where("serial", "=", serial)
    .executeTakeFirst();
  const discount = move?.price?.lines.find(({ code }) => code === "GOODWILL")?.amount ?? 0;
  return { amount: amount - discount + (move?.written_off_amount ?? 0), about: serial };
}

/** What crediting a line of an invoice gives away, with VAT and with today's other credits of the same invoice. */
export async function findSumOfCredit(
  { db, clock }: Pick<Services, "db" | "clock">,
  {
    id,
    line,
    amount,
  }: { readonly id: string; readonly line: number; readonly amount?: number | undefined },
): Promise<Sum> {
  const { number } = await findInvoice(db, id);
  const lines = await findInvoiceLines(db, id);
  const today = seoulInstant(todayInSeoul(clock()));
  const credits = lines
    .filter(({ credited_at: at }) => at !== null && at >= today)
    .map((each) => ({ amount: each.credit_amount }));
  const credit = { amount: amount ?? lines[line - 1]?.amount ?? 0 };
  return { amount: invoiceAmounts([credit, ...credits]).totalAmount, about: number };
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
