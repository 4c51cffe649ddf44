import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import type { Payment } from "./payment.ts";
import { minimumValidUntil, holdExpiresAt, nextCheck } from "./payment-times.ts";
import { findPreparation, insertPayment } from "./store.ts";
import { merchantPrefixes } from "./paid-subjects.ts";

/** What is to be paid for, by whom, and how. */
export interface PreparationRequest {
  readonly subject: PaidSubject;
  /** Its last eight letters help operators to find the order at the provider. */
  readonly serial: string;
  /** Null when paying needs no login. */
  readonly userId: string | null;
  readonly plan: Payment["plan"];
  readonly method: Payment["method"];
  readonly amount: number;
  /** The billing key to charge (`chargePayment`); without it a window opens. */
  readonly billingKeyId?: string;
  /** The window also registers a billing key for later charges. */
  readonly registers?: boolean;
}

/** An earlier preparation of this request that leaves enough time to pay, or a new one. */
export async function findOrCreatePreparation(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  request: PreparationRequest,
): Promise<Payment> {
  const now = clock();
  const { subject, serial, userId, registers = false } = request;
  const filter = {
    subject_kind: subject.kind,
    subject_id: subject.id,
    plan: request.plan,
    method: request.method,
    amount: request.amount,
    billing_key_id: request.billingKeyId ?? null,
  };
  const earlier = await findPreparation(tx, {
    ...filter,
    registers,
    goodUntil: minimumValidUntil(now),
  });
  if (earlier !== null) return earlier;
  return insertPayment(tx, {
    ...filter,
    id: ids.uuid(),
    merchant_uid: ids.merchantUid(merchantPrefixes[subject.kind], serial),
    user_id: userId,
    customer_uid: registers ? ids.providerUid("cu") : null,
    status: "READY",
    created_at: now,
    expires_at: holdExpiresAt(now),
    next_check_at: nextCheck({ created_at: now, checks: 0 }, now),
  });
}
