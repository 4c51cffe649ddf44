import { inTransaction } from "../../db/transaction.ts";
import { requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { changeStatus } from "./change-status.ts";
import { getCustomPayment } from "./get-custom-payment.ts";
import { linkRefusalsOf } from "./link-refusals.ts";
import { findByUrl, lockById } from "./store.ts";
import { voidPreparations } from "../payment/preparations.ts";

interface Rejected {
  readonly url: string;
  readonly reason: string | null;
  readonly address: string;
}

/**
 * Declines an extra payment; what is owed cannot be declined. Money from a window that is still open is refunded;
 * declining again is a no-op.
 */
export async function declineCustomPayment(
  services: Pick<Services, "db" | "clock" | "limits">,
  { url, reason, address }: Rejected,
) {
  const { db, clock, limits } = services;
  await limits.consume("customPaymentFromAddress", address);
  await inTransaction(db, async (tx) => {
    const request = await lockById(tx, (await findByUrl(tx, url)).id);
    if (request.status === "DECLINED") return;
    const now = clock();
    requireOpen(linkRefusalsOf(request, now).DECLINE);
    await voidPreparations(tx, { subject: { kind: "CUSTOM_PAYMENT", id: request.id }, now });
    const by = { actor: "MEMBER", actorId: null } as const;
    await changeStatus(tx, request, { to: "DECLINED", ...by, reason, now });
  });
  return getCustomPayment(services, url);
}
