import { randomUUID } from "node:crypto";

/** When everything was made, and until when it holds. */
export const AT = "2026-10-01T01:00:00Z";
export const LATER = "2027-10-01T01:00:00Z";
export const OPERATOR = randomUUID();
/** Price of an order before its other lines, in won. */
export const TOTAL = 500_000;
const hands = new Set(["CASH", "TRANSFER"]);

/** A payment as 0661 stores it: `received` and `back` in won, `back` sent or still on its way. */
export interface Paid {
  readonly plan?: string;
  readonly method?: string;
  readonly status?: string;
  readonly received?: number;
  readonly back?: number;
  readonly isSent?: boolean;
  readonly refusal?: string;
}

export function paymentOf(subject_kind: string, subject_id: string, paid: Paid) {
  const { plan = "FULL", method = "CARD", received = 0, back = 0, isSent = false } = paid;
  const { status = "PAID", refusal = null } = paid;
  const id = randomUUID();
  const isHand = hands.has(method);
  const refund = { id: randomUUID(), payment_id: id, amount: back, reason: "", created_at: AT };
  return {
    row: {
      id,
      merchant_uid: id,
      imp_uid: isHand ? null : id,
      subject_kind,
      subject_id,
      plan,
      method,
      status,
      amount: received === 0 ? TOTAL : received,
      refusal,
      received_amount: received,
      refunded_amount: isSent ? back : 0,
      created_at: AT,
      expires_at: AT,
      paid_at: received === 0 ? null : AT,
      recorded_by: isHand ? OPERATOR : null,
    },
    refunds:
      back === 0
        ? []
        : [{ ...refund, status: isSent ? "DONE" : "PENDING", done_at: isSent ? AT : null }],
  };
}
