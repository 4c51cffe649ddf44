import { instantAfter } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { bySystem } from "../../subject/history.ts";
import { changeStatus } from "./change-status.ts";
import { findOverdue, lockById } from "./store.ts";

/** Rows that fail come first in every run, so it takes more than ever fail at a time. */
const BATCH_SIZE = 1000;
/** Lets a customer who starts to pay just before the end finish. */
const GRACE_MINUTES = 20;

/** Expires unpaid requests whose time is over. */
export async function expireCustomPayments({
  db,
  clock,
  log,
}: Pick<Services, "db" | "clock" | "log">): Promise<void> {
  const now = clock();
  const before = instantAfter(now, -GRACE_MINUTES, "minute");
  for (const id of await findOverdue(db, { before, limit: BATCH_SIZE })) {
    try {
      await inTransaction(db, (tx) => expire(tx, id, now));
    } catch (err) {
      log.warn({ err, customPaymentId: id }, "extra payment not expired, will be tried again");
    }
  }
}

async function expire(tx: Tx, id: string, now: Date): Promise<void> {
  await changeStatus(tx, await lockById(tx, id), { ...bySystem(now), to: "EXPIRED" });
}
