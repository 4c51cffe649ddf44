import type { EstimateInput } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { releaseSlot } from "../../platform/schedule/book-slot.ts";
import { viewEstimate, type EstimateView } from "./estimate-view.ts";
import { lockOwnEstimate } from "./lock-own-estimate.ts";
import { moveRefusalsOf } from "./move-refusals.ts";
import { pricedColumns, requireBookableDraft } from "./price-draft.ts";
import { updateEstimate as storeEstimate } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";
import { fitBalanceLinks } from "../../money/custom-payment/balance-links.ts";
import { releaseCoupon } from "../../money/coupon/use-coupon.ts";
import { voidPreparations } from "../../money/payment/preparations.ts";

interface Change {
  readonly serial: string;
  readonly userId: string;
  readonly input: EstimateInput;
}

/**
 * Replaces the draft of an unpaid quote and prices it again. Voids the preparations of the old price, releases the start
 * time and the coupon that they held, and closes a link that pays it.
 */
export async function updateEstimate(
  services: Pick<Services, "db" | "clock" | "limits">,
  change: Change,
): Promise<EstimateView> {
  const { db, clock, limits } = services;
  const { userId, input } = change;
  // Checked before the transaction, because the embedded database has only one connection.
  requireBookableDraft(input, services);
  await limits.consume("estimateOfMember", userId);
  const estimateId = await inTransaction(db, async (tx) => {
    const estimate = await lockOwnEstimate(tx, change);
    const { id } = estimate;
    const now = clock();
    requireOpen(moveRefusalsOf(estimate, { now }).EDIT);
    const subject = subjectOfEstimate(id);
    await voidPreparations(tx, { subject, now });
    await releaseSlot(tx, subject);
    await releaseCoupon(tx, services, { subject });
    await storeEstimate(tx, id, await pricedColumns(tx, services, { input, userId, now }));
    // A link asks for the old price and names the old day: whoever changes the quote pays it in the web.
    await fitBalanceLinks(tx, { subject, balance: 0, now });
    return id;
  });
  return viewEstimate(db, estimateId);
}
