import { instantAfter } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import { bySystem } from "../../subject/history.ts";
import { prolong } from "./ask-again.ts";
import { changeStatus, lockRequest } from "./change-status.ts";
import { findById, findOverdue } from "./store.ts";

/** Rows that fail come first in every run, so it takes more than ever fail at a time. */
const BATCH_SIZE = 1000;
/** Lets a customer who starts to pay just before the end finish. */
const GRACE_MINUTES = 20;

type Needs = SubjectNeeds & Pick<Services, "db" | "log">;

/** Expires unpaid requests whose time is over, besides those for a debt that only a link can pay. */
export async function expireCustomPayments(services: Needs): Promise<void> {
  const { db, clock, log } = services;
  const now = clock();
  const before = instantAfter(now, -GRACE_MINUTES, "minute");
  for (const id of await findOverdue(db, { before, limit: BATCH_SIZE })) {
    try {
      await inTransaction(db, (tx) => expire(tx, services, id));
    } catch (err) {
      log.warn({ err, customPaymentId: id }, "extra payment not expired, will be tried again");
    }
  }
}

async function expire(tx: Tx, services: Needs, id: string): Promise<void> {
  const { request, debt } = await lockRequest(tx, services, await findById(tx, id));
  const now = services.clock();
  const due = debt?.money.isOnlyByLink ? debt.money.due : 0;
  if (due === 0) await changeStatus(tx, request, { ...bySystem(now), to: "EXPIRED" });
  else if (request.expires_at < now) await prolong(tx, request, { due, now });
}
