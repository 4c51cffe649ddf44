/** Ways to pay (spec section 9). */
export const paymentMethods = {
  CARD: { label: "신용·체크카드" },
  KAKAO_PAY: { label: "카카오페이" },
  NAVER_PAY: { label: "네이버페이" },
  TOSS_PAY: { label: "토스페이" },
} as const;

/** One way to pay. */
export type PaymentMethod = keyof typeof paymentMethods;

/** Ways in which an operator takes money without the provider. */
export const handMethods = {
  CASH: { label: "현금" },
  TRANSFER: { label: "계좌 이체" },
} as const;

/** One way in which an operator takes money. */
export type HandMethod = keyof typeof handMethods;

/** All ways to pay, with and without the provider. */
export const paidMethods = { ...paymentMethods, ...handMethods } as const;

/** One way in which something was paid. */
export type PaidMethod = keyof typeof paidMethods;

/** Whether a payment of this method goes through the provider. */
export function isPaymentMethod(method: PaidMethod): method is PaymentMethod {
  return Object.hasOwn(paymentMethods, method);
}
