import { canTransition } from "../states/can-transition.ts";
import { customPaymentStatus, type CustomPaymentStatus } from "../states/custom-payment-status.ts";
import { conflict, type Refusal, type Refusals } from "./open-action.ts";

/** What the holder of a link can do with the payment that it asks for. */
export const customPaymentActionCodes = ["PAY", "DECLINE"] as const;

/** One action of the holder of a link. */
export type CustomPaymentActionCode = (typeof customPaymentActionCodes)[number];

const PAID: Refusal = {
  problem: "already_paid",
  reason: "이미 결제를 마친 링크예요. 더 내지 않으셔도 돼요.",
};
const CLOSED = conflict("더는 결제하거나 거절할 수 없는 링크예요. 고객센터로 연락해 주세요.");
const LOWERED = conflict(
  "잔금의 일부를 이미 내셔서 이 링크로는 결제할 수 없어요. 고객센터로 연락해 주세요.",
);
const DEBT = conflict("주문에 든 금액이라 거절할 수 없어요. 궁금한 점은 고객센터로 연락해 주세요.");

/**
 * Which actions a payment by link closes, and why: `isOver` when its time is over, `isDebt` when it asks for what is owed,
 * `unowed` when its debt would not take the payment any more.
 */
export function customPaymentRefusals({
  status,
  isOver,
  isDebt,
  unowed,
}: {
  readonly status: CustomPaymentStatus;
  readonly isOver: boolean;
  readonly isDebt: boolean;
  readonly unowed: "already_paid" | "lowered" | "closed" | null;
}): Refusals<CustomPaymentActionCode> {
  const isOpen = !isOver && canTransition(customPaymentStatus, status, "PAYMENT", "SYSTEM");
  const closed = status === "PAYMENT" ? PAID : CLOSED;
  const decline = isDebt ? DEBT : null;
  const refused = { already_paid: PAID, lowered: LOWERED, closed: CLOSED } as const;
  const pay = unowed === null ? null : refused[unowed];
  return { PAY: isOpen ? pay : closed, DECLINE: isOpen ? decline : closed };
}
