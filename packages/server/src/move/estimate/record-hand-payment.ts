import { balanceDue, moveBalance } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { insertHandPayment, type HandPayment } from "../../money/payment/insert-hand-payment.ts";
import { acceptBalance } from "./accept-payment.ts";
import { moneyOf } from "./estimate-money.ts";
import { viewEstimate, type EstimateView } from "./estimate-view.ts";
import { lockEstimateBySerial } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

/**
 * Records money that an operator took for all or part of a move's balance. Throws before unloading, for more than the
 * amount due, and as `insertHandPayment` does. Money from a window that is still open is then refunded.
 */
export async function recordHandPayment(
  services: Pick<Services, "db" | "clock" | "ids">,
  { serial, ...taken }: HandPayment & { readonly serial: string },
): Promise<EstimateView> {
  const { db } = services;
  const estimateId = await inTransaction(db, async (tx) => {
    const estimate = await lockEstimateBySerial(tx, serial);
    const { id, user_id: userId } = estimate;
    const subject = subjectOfEstimate(id);
    // First of all, because one that was recorded before may have settled the balance.
    const input = { ...taken, subject, serial, userId, plan: "BALANCE" } as const;
    if ((await insertHandPayment(tx, services, input)) === null) return id;
    const money = moneyOf(estimate);
    const due = balanceDue(money);
    if (due === 0)
      throw new ProblemError(moveBalance(money) === 0 ? "already_paid" : "state_conflict");
    if (taken.amount > due) throw new ProblemError("amount_mismatch");
    const refusal = await acceptBalance(tx, services, { estimate, payment: taken });
    if (refusal !== null) throw new ProblemError(refusal);
    return id;
  });
  return viewEstimate(db, estimateId);
}
