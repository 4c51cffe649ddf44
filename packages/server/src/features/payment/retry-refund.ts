import { Refusal } from "../../http/refusal.ts";
import { carryOutRefund, type RefundNeeds } from "./carry-out-refund.ts";
import { findRefund, rescheduleRefund } from "./refund-store.ts";

/** Sends a refund now that waits for its next try; answers how it stands then. */
export async function retryRefund(services: RefundNeeds, refundId: string) {
  const { db, clock } = services;
  if ((await findRefund(db, refundId)) === null) throw new Refusal("not_found");
  await rescheduleRefund(db, refundId, clock());
  await carryOutRefund(services, refundId);
  return findRefund(db, refundId);
}
