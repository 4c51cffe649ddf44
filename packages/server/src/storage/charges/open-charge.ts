import { storageChargeStatus, type MonthlyCharge } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { bySystem, writeHistory } from "../../subject/history.ts";
import { findChargeOfMonth, insertCharge, updateCharge, type StorageCharge } from "./store.ts";
import { subjectOfCharge } from "../contract-state/subject-of-order.ts";
import { voidPreparations } from "../../money/payment/preparations.ts";

/**
 * Finds or creates the charge of a month of a locked contract. One from an earlier try is updated to the month's
 * current price, because boxes may have left since, or the end may have moved closer.
 */
export async function openCharge(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  due: { readonly contractId: string; readonly userId: string; readonly month: MonthlyCharge },
): Promise<StorageCharge> {
  const { contractId, userId, month } = due;
  const cost = { amount: month.amount, until_date: month.until };
  const earlier = await findChargeOfMonth(tx, { contractId, from: month.from });
  if (earlier !== null) {
    const subject = subjectOfCharge(earlier.id);
    if (earlier.amount !== month.amount) await voidPreparations(tx, { subject, now: clock() });
    await updateCharge(tx, earlier.id, cost);
    return { ...earlier, ...cost };
  }
  const now = clock();
  const charge = await insertCharge(tx, {
    ...cost,
    id: ids.uuid(),
    contract_id: contractId,
    user_id: userId,
    from_date: month.from,
    status: storageChargeStatus.initial,
    created_at: now,
  });
  const subject = subjectOfCharge(charge.id);
  await writeHistory(tx, { ...bySystem(now), subject, from: null, to: charge.status });
  return charge;
}
