import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { RefundNeeds } from "../payment/carry-out-refund.ts";
import { decideRefunds } from "../payment/decide-refunds.ts";
import { sendPendingRefunds } from "../payment/send-pending-refunds.ts";
import { changeStatus, lockRequest } from "./change-status.ts";
import { findByUrl } from "./store.ts";

interface Refunded {
  readonly url: string;
  readonly operatorId: string;
  readonly reason: string;
}

/** Refunds a custom payment in full, immediately or, if the provider fails, later by the worker. */
export async function refundCustomPayment(
  services: RefundNeeds,
  { url, operatorId, reason }: Refunded,
): Promise<void> {
  const found = await findByUrl(services.db, url);
  const subject = { kind: "CUSTOM_PAYMENT", id: found.id } as const;
  await inTransaction(services.db, async (tx) => {
    const { request } = await lockRequest(tx, services, found);
    const by = { actor: "OPERATOR", actorId: operatorId } as const;
    const now = services.clock();
    const done = await changeStatus(tx, request, { to: "REFUNDED", ...by, reason, now });
    if (!done) throw new ProblemError("state_conflict");
    await decideRefunds(tx, services, { subjects: [subject], amount: request.paid_amount, reason });
  });
  await sendPendingRefunds(services, subject);
}
