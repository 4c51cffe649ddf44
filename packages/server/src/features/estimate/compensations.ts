import { companyCompensation, todayInSeoul } from "@damadum/domain";
import type { Database, Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { postCompensationOwed, postCompensationPaid } from "../payment/ledger.ts";
import type { LockedEstimate } from "./store.ts";
import { findCompensations, finishCompensation, insertCompensation } from "./compensation-store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

/** The company cancels a locked, paid order by its own fault: by the standard terms it owes deposits to its customer. */
export async function oweCompanyCompensation(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  estimate: LockedEstimate,
): Promise<void> {
  const now = clock();
  const amount = companyCompensation({
    moveDate: estimate.move_date,
    today: todayInSeoul(now),
    depositAmount: estimate.price.depositAmount,
  });
  if (amount === 0) return;
  const id = ids.uuid();
  await insertCompensation(tx, { id, estimate_id: estimate.id, amount, created_at: now });
  const subject = subjectOfEstimate(estimate.id);
  await postCompensationOwed(tx, { id: ids.uuid(), sourceId: id, subject, at: now, amount });
}

/** An operator has transferred a compensation; refused the second time. */
export async function recordCompensation(
  { db, clock, ids }: Pick<Services, "db" | "clock" | "ids">,
  paid: { readonly id: string; readonly reference: string; readonly operatorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = clock();
    const done = await finishCompensation(tx, { ...paid, now: at });
    if (done === null) throw new ProblemError("state_conflict");
    const { id: sourceId, amount, estimate_id: estimateId } = done;
    const subject = subjectOfEstimate(estimateId);
    await postCompensationPaid(tx, { id: ids.uuid(), sourceId, subject, at, amount });
  });
}

/** Compensations with whom they are for, the oldest first. */
export function listCompensations(
  { db }: { readonly db: Database },
  filter: Parameters<typeof findCompensations>[1],
) {
  return findCompensations(db, filter);
}
