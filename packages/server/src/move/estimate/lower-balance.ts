import { awaitsPayment, goodwillPrice, moveBalance } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { fitBalanceLinks } from "../../money/custom-payment/balance-links.ts";
import { moneyOf } from "./estimate-money.ts";
import { viewEstimate, type EstimateView } from "./estimate-view.ts";
import { lockEstimateBySerial, updateEstimate, type LockedEstimate } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";
import { voidPreparations } from "../../money/payment/preparations.ts";

type Needs = Pick<Services, "db" | "clock">;

/** Part of a move's balance, in won, that the customer does not have to pay. */
interface Lowered {
  readonly serial: string;
  readonly amount: number;
}

/**
 * Lowers the price of a paid move out of goodwill, by at most its balance; what was paid stays. Throws amount_mismatch
 * for more, and state_conflict before the first payment.
 */
export function discountMove(services: Needs, lowered: Lowered): Promise<EstimateView> {
  return lowerBalance(services, lowered, async (tx, estimate) => {
    const price = goodwillPrice(estimate.price, lowered.amount);
    const total_amount = price.totalAmount;
    await updateEstimate(tx, estimate.id, { price: JSON.stringify(price), total_amount });
  });
}

/** Gives up part of a balance that nobody will pay; the price stays. Throws as `discountMove`. */
export function writeOffBalance(services: Needs, lowered: Lowered): Promise<EstimateView> {
  return lowerBalance(services, lowered, async (tx, { id, written_off_amount: earlier }) => {
    const written_off_amount = earlier + lowered.amount;
    await updateEstimate(tx, id, { written_off_amount, written_off_at: services.clock() });
  });
}

/** Nobody pays the earlier amount afterwards: windows and links for more than is left are closed. */
async function lowerBalance(
  { db, clock }: Needs,
  { serial, amount }: Lowered,
  lower: (tx: Tx, estimate: LockedEstimate) => Promise<void>,
): Promise<EstimateView> {
  const estimateId = await inTransaction(db, async (tx) => {
    const estimate = await lockEstimateBySerial(tx, serial);
    const { id, status } = estimate;
    const balance = moveBalance(moneyOf(estimate));
    if (awaitsPayment(status) || balance === 0) throw new ProblemError("state_conflict");
    if (amount > balance) throw new ProblemError("amount_mismatch");
    await lower(tx, estimate);
    const now = clock();
    await voidPreparations(tx, { subject: subjectOfEstimate(id), now });
    await fitBalanceLinks(tx, { subject: subjectOfEstimate(id), balance: balance - amount, now });
    return id;
  });
  return viewEstimate(db, estimateId);
}
