import { canTransition } from "../states/can-transition.ts";
import { customPaymentStatus, type CustomPaymentStatus } from "../states/custom-payment-status.ts";
import { conflict, type Refusal, type Refusals } from "./open-action.ts";

/** What the holder of a link can do with the payment that it asks for. */
export type CustomPaymentActionCode = "PAY" | "DECLINE";

const PAID: Refusal = {
  problem: "already_paid",
  reason: "이미 결제를 마친 링크예요. 더 내지 않으셔도 돼요.",
};
const CLOSED = conflict("더는 결제하거나 거절할 수 없는 링크예요. 고객센터로 연락해 주세요.");
const DEBT = conflict("이미 이용한 금액이라 거절할 수 없어요. 고객센터로 연락해 주세요.");

/** Which actions a payment by link closes, and why: `isOver` when its time is over, `isDebt` when it asks for a balance. */
export function customPaymentRefusals({
  status,
  isOver,
  isDebt,
}: {
  readonly status: CustomPaymentStatus;
  readonly isOver: boolean;
  readonly isDebt: boolean;
}): Refusals<CustomPaymentActionCode> {
  const isOpen = !isOver && canTransition(customPaymentStatus, status, "PAYMENT", "SYSTEM");
  const closed = status === "PAYMENT" ? PAID : CLOSED;
  const decline = isDebt ? DEBT : null;
  return { PAY: isOpen ? null : closed, DECLINE: isOpen ? decline : closed };
}
