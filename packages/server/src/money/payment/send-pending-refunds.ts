import type { PaidSubject } from "../../db/subject-tables.ts";
import { carryOutRefund, type RefundNeeds } from "./carry-out-refund.ts";
import { findPendingRefunds } from "./refund-store.ts";

/** Sends the pending refunds of subjects now, in their order; failed ones are left to the worker. */
export async function sendPendingRefunds(
  services: RefundNeeds,
  ...subjects: readonly PaidSubject[]
): Promise<void> {
  for (const refundId of await findPendingRefunds(services.db, subjects)) {
    await carryOutRefund(services, refundId);
  }
}
