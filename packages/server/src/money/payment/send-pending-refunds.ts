import type { PaidSubject } from "../../db/subject-tables.ts";
import { carryOutRefund, type RefundNeeds } from "./carry-out-refund.ts";
import { findPendingRefunds } from "./refund-store.ts";

/** Sends the pending refunds of a subject now; failed ones are left to the worker. */
export async function sendPendingRefunds(
  services: RefundNeeds,
  subject: PaidSubject,
): Promise<void> {
  for (const refundId of await findPendingRefunds(services.db, subject)) {
    await carryOutRefund(services, refundId);
  }
}
