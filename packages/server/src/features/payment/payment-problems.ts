import type { PaymentRejection } from "./payment.ts";

/** Why a payment was refunded on arrival, as shown to the customer and sent to the provider. */
export const paymentRejections: Readonly<Record<PaymentRejection, string>> = {
  amount_mismatch: "결제 금액이 정한 금액과 달라 돌려 드렸어요.",
  already_paid: "이미 결제한 주문이라 돌려 드렸어요.",
  state_conflict: "취소되었거나 더는 결제할 수 없는 주문이라 돌려 드렸어요.",
  coupon_unavailable: "쿠폰을 더는 쓸 수 없어 돌려 드렸어요.",
  slot_full: "그 시간대가 마감되어 돌려 드렸어요.",
};
