import { checkFinalDeliveryInput, checkFinalDisposalInput, todayInSeoul } from "@damadum/domain";
import type { StoragePrice } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { throwIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { couponOfDraft } from "../../money/coupon/draft-coupon.ts";
import { couponTypes } from "../order-state/order-coupon.ts";
import { findEnding, quoteFinal, type FinalDraft } from "./quote-final.ts";

/** What ending boxes would charge and refund. Stores nothing. */
export async function calculateStorageFinalAmount(
  services: Pick<Services, "db" | "clock">,
  question: FinalDraft,
): Promise<StoragePrice> {
  requireValidRequest(question, todayInSeoul(services.clock()));
  const { couponId, userId, request } = question;
  return inTransaction(services.db, async (tx) => {
    const draftCoupon = { couponId, type: couponTypes[request.type], userId };
    const ending = await findEnding(tx, question, services.clock());
    const coupon = await couponOfDraft(tx, services, draftCoupon);
    return quoteFinal(services, ending, { request, coupon });
  });
}

/** Throws the issues that the draft of the final order would have. */
function requireValidRequest({ request, scope, boxSerials }: FinalDraft, today: string): void {
  if (request.type === "FINAL_AND_DELIVERY_ORDER") {
    throwIssues(checkFinalDeliveryInput(request.delivery, today));
    return;
  }
  const named = { scope, ...(boxSerials === undefined ? {} : { boxSerials }) };
  throwIssues(checkFinalDisposalInput({ ...named, disposalAgreed: true }));
}
