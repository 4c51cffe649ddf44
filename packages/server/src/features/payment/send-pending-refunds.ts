import type { Services } from "../../services.ts";
import { carryOutRefund } from "./carry-out-refund.ts";
import { findPendingRefunds } from "./store.ts";

/** Sends what was decided to go back for an order, now; what does not work is left to the worker. */
export async function sendPendingRefunds(
  services: Pick<Services, "db" | "clock" | "ids" | "payments" | "log">,
  estimateId: string,
): Promise<void> {
  for (const refundId of await findPendingRefunds(services.db, estimateId)) {
    await carryOutRefund(services, refundId);
  }
}
