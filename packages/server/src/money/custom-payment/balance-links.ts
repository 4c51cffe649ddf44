import type { NotNull } from "kysely";
import type { PaidSubject, PaidSubjectKind } from "../../db/subject-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import { bySystem } from "../../subject/history.ts";
import { decideRefunds } from "../payment/decide-refunds.ts";
import { changeStatus } from "./change-status.ts";
import { updateCustomPayment, type CustomPayment } from "./store.ts";
import { voidPreparations } from "../payment/preparations.ts";

/** A subject, and the kind of what its payments pay. */
export interface PayingSubject extends PaidSubject {
  readonly pays: PaidSubjectKind;
}

/** The payment links for the balances of subjects, oldest first. */
export async function balanceLinksOf(
  db: Connection,
  ids: readonly string[],
): Promise<readonly PayingSubject[]> {
  const links = await db
    .selectFrom("custom_payments")
    .select(["id", "balance_of_kind as pays"])
    .$narrowType<{ pays: NotNull }>()
    .where("balance_of", "in", ids)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return links.map(({ id, pays }) => ({ kind: "CUSTOM_PAYMENT", id, pays }));
}

/** What links have paid of a subject's balance and was not given back, and what was given up of it, in won. */
export async function settledByLinks(db: Connection, { id }: PaidSubject) {
  return db
    .selectFrom("custom_payments")
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>("paid_amount"), eb.lit(0)).as("paid"),
      eb.fn.coalesce(eb.fn.sum<number>("written_off_amount"), eb.lit(0)).as("writtenOff"),
    ])
    .where("balance_of", "=", id)
    .executeTakeFirstOrThrow();
}

/** Whether links have settled nothing of a subject's balance, so that it can be owed again as a whole. */
export async function isUntouchedByLinks(db: Connection, subject: PaidSubject): Promise<boolean> {
  const { paid, writtenOff } = await settledByLinks(db, subject);
  return paid + writtenOff === 0;
}

/**
 * Lowers the unpaid links of a locked subject to its balance, in won; without one they are cancelled, and nothing is
 * left to settle of those that were declined or ran out.
 */
export async function fitBalanceLinks(
  tx: Tx,
  { subject, balance, now }: { readonly subject: PaidSubject; readonly balance: number } & At,
): Promise<void> {
  if (balance === 0) await settleOver(tx, ["balance_of", subject.id], now);
  const links = linksOf(tx)
    .where("balance_of", "=", subject.id)
    .where("status", "in", ["QUOTED", "WAIT"])
    .where("amount", ">", balance);
  const [first, ...others] = await links.execute();
  if (first === undefined) return;
  if (balance === 0) return close(tx, [first, ...others], now);
  await updateCustomPayment(tx, first.id, { amount: balance });
  await voidPreparations(tx, { subject: { kind: "CUSTOM_PAYMENT", id: first.id }, now });
  // One link asks for all of it.
  await close(tx, others, now);
}

/**
 * Ends all links of a locked order that is cancelled: unpaid ones are closed, and paid extras, which nobody will carry
 * out any more, are refunded in full. Returns what their refunds are sent for.
 */
export async function closeLinksOfOrder(
  tx: Tx,
  services: SubjectNeeds,
  { serial, now, reason }: { readonly serial: string; readonly reason: string } & At,
): Promise<readonly PaidSubject[]> {
  await settleOver(tx, ["order_serial", serial], now);
  const ofOrder = linksOf(tx).where("order_serial", "=", serial);
  await close(tx, await ofOrder.execute(), now);
  const extras = await ofOrder
    .select("paid_amount")
    .where("status", "=", "PAYMENT")
    .where("balance_of", "is", null)
    .execute();
  const refunded: PaidSubject[] = [];
  for (const extra of extras) {
    const subject = { kind: "CUSTOM_PAYMENT", id: extra.id } as const;
    if (!(await changeStatus(tx, extra, { ...bySystem(now, reason), to: "REFUNDED" }))) continue;
    await decideRefunds(tx, services, { subjects: [subject], amount: extra.paid_amount, reason });
    refunded.push(subject);
  }
  return refunded;
}

async function settleOver(
  tx: Tx,
  [column, value]: readonly ["balance_of" | "order_serial", string],
  now: Date,
): Promise<void> {
  await tx
    .updateTable("custom_payments")
    .set({ settled_at: now })
    .where(column, "=", value)
    .where("status", "in", ["DECLINED", "EXPIRED"])
    .where("settled_at", "is", null)
    .execute();
}

type OpenLink = Pick<CustomPayment, "id" | "status">;

interface At {
  readonly now: Date;
}

const linksOf = (tx: Tx) =>
  tx.selectFrom("custom_payments").select(["id", "status"]).orderBy("id").forUpdate();

/** Money from a window that is still open is refunded. */
async function close(tx: Tx, links: readonly OpenLink[], now: Date): Promise<void> {
  for (const link of links) {
    if (!(await changeStatus(tx, link, { ...bySystem(now), to: "CANCEL" }))) continue;
    await voidPreparations(tx, { subject: { kind: "CUSTOM_PAYMENT", id: link.id }, now });
  }
}
