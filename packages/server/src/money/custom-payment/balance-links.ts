import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";
import { bySystem } from "../../subject/history.ts";
import { voidPreparations } from "../payment/void-preparations.ts";
import { changeStatus } from "./change-status.ts";

/** The payment links for the balances of subjects, oldest first. */
export async function balanceLinksOf(
  db: Connection,
  ids: readonly string[],
): Promise<readonly PaidSubject[]> {
  const links = await db
    .selectFrom("custom_payments")
    .select("id")
    .where("balance_of", "in", ids)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return links.map(({ id }) => ({ kind: "CUSTOM_PAYMENT", id }));
}

/** What links have paid of a subject's balance and was not given back, in won. */
export async function paidThroughLinks(db: Connection, { id }: PaidSubject): Promise<number> {
  const { paid } = await db
    .selectFrom("custom_payments")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("paid_amount"), eb.lit(0)).as("paid"))
    .where("balance_of", "=", id)
    .executeTakeFirstOrThrow();
  return paid;
}

/** Cancels the unpaid links of a locked subject that ask for more than its balance, in won: nobody could pay them. */
export function closeBalanceLinks(
  tx: Tx,
  { subject, balance, now }: { readonly subject: PaidSubject; readonly balance: number } & At,
): Promise<void> {
  const links = linksOf(tx).where("balance_of", "=", subject.id).where("amount", ">", balance);
  return close(tx, links, now);
}

/** Cancels all unpaid links of a locked order that is cancelled: for its balance and for extras. */
export function closeLinksOfOrder(
  tx: Tx,
  { serial, now }: { readonly serial: string } & At,
): Promise<void> {
  return close(tx, linksOf(tx).where("order_serial", "=", serial), now);
}

interface At {
  readonly now: Date;
}

const linksOf = (tx: Tx) =>
  tx.selectFrom("custom_payments").select(["id", "status"]).orderBy("id").forUpdate();

/** Money from a window that is still open is refunded. */
async function close(tx: Tx, links: ReturnType<typeof linksOf>, now: Date): Promise<void> {
  for (const link of await links.execute()) {
    if (!(await changeStatus(tx, link, { ...bySystem(now), to: "CANCEL" }))) continue;
    await voidPreparations(tx, { subject: { kind: "CUSTOM_PAYMENT", id: link.id }, now });
  }
}
