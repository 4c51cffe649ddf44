/** Ways to pay (spec section 9). */
export const paymentMethods = {
  CARD: { label: "신용·체크카드" },
  KAKAO_PAY: { label: "카카오페이" },
  NAVER_PAY: { label: "네이버페이" },
  TOSS_PAY: { label: "토스페이" },
} as const;

/** One way to pay. */
export type PaymentMethod = keyof typeof paymentMethods;
