import type { CustomPaymentStatus } from "@damadum/domain";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { CustomPaymentsTable } from "../../db/shared-tables.ts";
import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Connection, Database, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { readPage, type Page, type PageOptions } from "../../db/read-page.ts";

export type CustomPayment = Selectable<CustomPaymentsTable>;

/** What the request pays part of; null for an extra payment. */
export function linkedSubjectOf({
  balance_of: id,
  balance_of_kind: kind,
}: Pick<CustomPayment, "balance_of" | "balance_of_kind">): PaidSubject | null {
  return id === null || kind === null ? null : { kind, id };
}

/** Whether it asks for what is owed whatever its payer says: a balance, or an extra that was paid and taken back. */
export function isDebt({
  balance_of: debt,
  owed_since: since,
}: Pick<CustomPayment, "balance_of" | "owed_since">): boolean {
  return debt !== null || since !== null;
}

const notFound = () => new ProblemError("not_found");

export async function insertCustomPayment(
  tx: Tx,
  payment: Insertable<CustomPaymentsTable>,
): Promise<void> {
  await tx.insertInto("custom_payments").values(payment).execute();
}

const requests = (db: Connection) => db.selectFrom("custom_payments").selectAll();

export function findById(db: Connection, id: string): Promise<CustomPayment> {
  return requests(db).where("id", "=", id).executeTakeFirstOrThrow();
}

/** The request behind a link; throws `not_found` when there is none. */
export function findByUrl(db: Connection, url: string): Promise<CustomPayment> {
  return requests(db).where("url", "=", url).executeTakeFirstOrThrow(notFound);
}

/** The request, locked. Lock what it pays part of before it, and its payments after: see `lockRequest`. */
export function lockById(tx: Tx, id: string): Promise<CustomPayment> {
  return requests(tx).where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
}

/** All requests of a member, locked in the order of their ids. */
export function lockAllOf(tx: Tx, userId: string): Promise<readonly CustomPayment[]> {
  return requests(tx).where("user_id", "=", userId).orderBy("id").forUpdate().execute();
}

/** Requests for an operator, newest first, each with its member's name. */
export function findNewest(
  db: Database,
  { status, ...page }: PageOptions & { readonly status?: CustomPaymentStatus | undefined },
): Promise<Page<CustomPayment & { readonly member_name: string | null }>> {
  let query = db
    .selectFrom("custom_payments as request")
    .leftJoin("users as member", "member.id", "request.user_id")
    .selectAll("request")
    .select("member.name as member_name");
  if (status !== undefined) query = query.where("request.status", "=", status);
  return readPage(db, query, { order: { by: "created_at" }, page });
}

export async function updateCustomPayment(
  tx: Tx,
  id: string,
  changes: Updateable<CustomPaymentsTable>,
): Promise<void> {
  await tx.updateTable("custom_payments").set(changes).where("id", "=", id).execute();
}

/** Ids of unpaid requests that expired before this time. */
export async function findOverdue(
  db: Database,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("custom_payments")
    .select("id")
    .where("status", "in", ["QUOTED", "WAIT"])
    .where("expires_at", "<", before)
    .orderBy("expires_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
