/** Which kinds of payment a sale accepts (spec section 4). */
export const paymentTypeMode = {
  ONLY_NORMAL_PAYMENT: { label: "일반 결제만", normal: true, subscription: false },
  ONLY_SUBS_PAYMENT: { label: "정기 결제만", normal: false, subscription: true },
  ALL: { label: "일반 결제와 정기 결제", normal: true, subscription: true },
} as const;

/** One payment type mode (spec section 4). */
export type PaymentTypeMode = keyof typeof paymentTypeMode;
