/** How much of a move one payment covers. */
export const paymentPlans = {
  FULL: { label: "전액 결제", description: "지금 모두 결제해서 잔금이 없어요." },
  DEPOSIT: {
    label: "계약금 10% 결제",
    description: "지금은 계약금만, 잔금은 짐을 내린 뒤에 결제해요.",
  },
  BALANCE: { label: "잔금 결제", description: "짐을 내린 뒤 잔금을 모두 결제해요." },
} as const;

/** What a payment of a move was for: a plan, or a change of the day. */
export const paidPlans = { ...paymentPlans, CHANGE: { label: "날짜 변경" } } as const;

/** One purpose of a move's payment. */
export type PaidPlan = keyof typeof paidPlans;

/** One payment plan. */
export type PaymentPlan = keyof typeof paymentPlans;

/** Won to pay now under a plan: the whole total, the deposit, or what is left of the total. */
export function amountToPay(
  plan: PaymentPlan,
  price: {
    readonly totalAmount: number;
    readonly depositAmount: number;
    readonly paidAmount?: number;
  },
): number {
  if (plan === "DEPOSIT") return price.depositAmount;
  return plan === "FULL" ? price.totalAmount : price.totalAmount - (price.paidAmount ?? 0);
}
