import { paidPlans, type PaidPlan } from "../payment/payment-plans.ts";

/**
 * How storage is paid for: in full or month by month. `clause` is in the words of the terms, the rest in those of
 * screens.
 */
export const orderPaymentTypes = {
  NORMAL: {
    label: "한 번에 결제",
    description: "보관 기간의 요금을 지금 한 번에 내요.",
    clause: "보관 기간의 요금을 주문할 때 한 번에 냅니다.",
  },
  SUBSCRIPTION: {
    label: "정기 결제",
    description: "첫 달 요금을 지금 내고, 둘째 달부터 매달 내요.",
    clause: "첫 달 요금을 주문할 때 내고, 다음 달부터 매달 냅니다.",
  },
} as const;

/** One way to pay for storage. */
export type OrderPaymentType = keyof typeof orderPaymentTypes;

/** What a payment of a storage order was for: the whole, the first month, or what came later. */
export function storagePaidFor(plan: PaidPlan, type: OrderPaymentType): string {
  if (plan !== "FULL") return paidPlans[plan].label;
  return type === "SUBSCRIPTION" ? "첫 달 결제" : orderPaymentTypes.NORMAL.label;
}
