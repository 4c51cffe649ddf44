import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import type { Payment } from "./payment.ts";
import { goodFor, holdUntil, nextCheck } from "./payment-times.ts";
import { findPreparation, insertPayment } from "./store.ts";

/** What is to be paid for, and how. */
export interface PaymentWish {
  readonly estimateId: string;
  readonly serial: string;
  readonly plan: Payment["plan"];
  readonly method: Payment["method"];
  readonly amount: number;
}

/** A preparation of this wish that leaves time enough to pay: an earlier one, or a new one. */
export async function findOrCreatePreparation(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  { estimateId, serial, plan, method, amount }: PaymentWish,
): Promise<Payment> {
  const now = clock();
  const wanted = { estimate_id: estimateId, plan, method, goodUntil: goodFor(now) };
  const earlier = await findPreparation(tx, wanted);
  if (earlier !== null) return earlier;
  return insertPayment(tx, {
    id: ids.uuid(),
    merchant_uid: ids.merchantUid(serial),
    imp_uid: null,
    estimate_id: estimateId,
    plan,
    method,
    status: "READY",
    amount,
    failure_reason: null,
    refusal: null,
    created_at: now,
    expires_at: holdUntil(now),
    registered_at: null,
    paid_at: null,
    next_check_at: nextCheck({ created_at: now, checks: 0 }, now),
  });
}
