import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";
import { bySystem } from "../../subject/history.ts";
import { changeStatus } from "./change-status.ts";

/** The payment links for the balance of a move, oldest first. */
export async function balanceLinksOf(
  db: Connection,
  estimateId: string,
): Promise<readonly PaidSubject[]> {
  const links = await db
    .selectFrom("custom_payments")
    .select("id")
    .where("balance_of", "=", estimateId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return links.map(({ id }) => ({ kind: "CUSTOM_PAYMENT", id }));
}

/** Cancels the unpaid links of a locked move whose balance is settled. */
export async function closeBalanceLinks(
  tx: Tx,
  { estimateId, now }: { readonly estimateId: string; readonly now: Date },
): Promise<void> {
  const links = await tx
    .selectFrom("custom_payments")
    .select(["id", "status"])
    .where("balance_of", "=", estimateId)
    .orderBy("id")
    .forUpdate()
    .execute();
  for (const link of links) await changeStatus(tx, link, { ...bySystem(now), to: "CANCEL" });
}
