import { formatWon, type RescheduleAmount } from "@damadum/domain";

/** What a reschedule charged or refunded, as stated in the notice to the member. */
export function amountText({
  totalAmount,
  refundAmount,
  differenceAmount,
}: Pick<RescheduleAmount, "totalAmount" | "refundAmount" | "differenceAmount">): string {
  if (totalAmount > 0) return `더 결제한 금액 ${formatWon(totalAmount)}`;
  if (refundAmount > 0) return `환불 금액 ${formatWon(refundAmount)}`;
  return differenceAmount === 0
    ? "금액은 그대로예요."
    : `총액이 ${formatWon(-differenceAmount)} 줄었어요.`;
}
