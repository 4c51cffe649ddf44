import type { FieldIssue } from "../issue/field-issue.ts";
import { paymentTypeMode, type PaymentTypeMode } from "../payment/payment-type-mode.ts";
import type { OrderPaymentType } from "./order-payment-types.ts";

/** The payment types on offer when a sale accepts these kinds of payment (spec section 4). */
export function offeredPaymentTypes(mode: PaymentTypeMode): readonly OrderPaymentType[] {
  const { normal, subscription } = paymentTypeMode[mode];
  return [
    ...(normal ? (["NORMAL"] as const) : []),
    ...(subscription ? (["SUBSCRIPTION"] as const) : []),
  ];
}

const refusals: Readonly<Record<OrderPaymentType, string>> = {
  NORMAL: "지금은 정기 결제로만 신청할 수 있어요. 정기 결제를 골라 주세요.",
  SUBSCRIPTION: "지금은 한 번에 결제로만 신청할 수 있어요. 한 번에 결제를 골라 주세요.",
};

/** Broken rules of the payment type; empty when the sale accepts it. */
export function checkPaymentType(
  type: OrderPaymentType,
  mode: PaymentTypeMode,
): readonly FieldIssue[] {
  if (offeredPaymentTypes(mode).includes(type)) return [];
  return [{ path: ["paymentType"], code: "not_offered", message: refusals[type] }];
}
