import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";
import { bySystem } from "../../subject/history.ts";
import { changeStatus } from "./change-status.ts";
import { findBalanceLinks, lockBalanceLinks } from "./store.ts";

/** The payment links for the balance of a move. */
export async function balanceLinksOf(
  db: Connection,
  estimateId: string,
): Promise<readonly PaidSubject[]> {
  const links = await findBalanceLinks(db, estimateId);
  return links.map(({ id }) => ({ kind: "CUSTOM_PAYMENT", id }));
}

/** Cancels the unpaid links of a locked move whose balance is settled. */
export async function closeBalanceLinks(
  tx: Tx,
  { estimateId, now }: { readonly estimateId: string; readonly now: Date },
): Promise<void> {
  for (const link of await lockBalanceLinks(tx, estimateId)) {
    await changeStatus(tx, link, { ...bySystem(now), to: "CANCEL" });
  }
}
