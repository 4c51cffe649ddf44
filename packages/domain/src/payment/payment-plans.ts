/** How much of a move is paid at once. */
export const paymentPlans = {
  FULL: { label: "전액 결제", description: "지금 모두 내고, 이사 뒤에는 더 낼 금액이 없어요." },
  DEPOSIT: {
    label: "계약금 10% 결제",
    description: "지금 계약금만 내고, 나머지는 짐을 내린 뒤에 내요.",
  },
  BALANCE: { label: "잔금 결제", description: "짐을 내린 뒤 남은 금액을 모두 내요." },
} as const;

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
