import { isPaymentAbandoned } from "@damadum/domain";
import { isApiError, type PaymentOutcome, type ProblemCode } from "@damadum/sdk";
import type { IllustrationName } from "@damadum/ui";

/** What the user can do after a payment, the first one as the filled button. */
export type NextStep = "view-order" | "pay-again" | "check-again" | "change-time" | "my";

export interface PaymentResult {
  readonly illustration: IllustrationName;
  readonly title: string;
  readonly detail: string;
  readonly next: readonly [NextStep, ...NextStep[]];
  /** `paid` shows the order as a ticket, `cancelled` returns to the page that started the payment. */
  readonly kind?: "paid" | "cancelled";
}

export type PaidMessage = Pick<PaymentResult, "illustration" | "title" | "detail">;

export type ConfirmedOutcome = Pick<PaymentOutcome, "payment_status" | "failure_reason" | "amount">;

/** The result for a payment that the server has confirmed, or that polling gave up on. */
export function paymentResultOf(
  result: Omit<ConfirmedOutcome, "amount">,
  paid: PaidMessage,
): PaymentResult {
  switch (result.payment_status) {
    case "PAID":
      return { ...paid, kind: "paid", next: ["view-order"] };
    case "FAILED":
      if (isPaymentAbandoned(result.failure_reason)) return cancelled;
      return {
        illustration: "trouble",
        title: "결제하지 못했어요",
        detail: `${result.failure_reason ?? "결제가 끝나지 않았어요."} 빠져나간 금액은 없어요.`,
        next: ["pay-again", "view-order"],
      };
    case "REFUNDED":
      return refunded;
    case "READY":
      return {
        illustration: "search",
        title: "아직 결제를 확인하고 있어요",
        detail:
          "결제사의 답이 늦어지고 있어요. 이 화면을 닫아도 돼요. 확인되면 주문에 바로 나타나고, 두 번 결제되지 않아요.",
        next: ["check-again", "view-order"],
      };
  }
}

const cancelled: PaymentResult = {
  kind: "cancelled",
  illustration: "home",
  title: "결제를 취소했어요",
  detail: "빠져나간 금액은 없어요. 주문은 그대로 있어요.",
  next: ["pay-again", "view-order"],
};

/** It was accepted, and refunded since: by a cancellation, or outside at the provider. The order says what follows. */
const refunded: PaymentResult = {
  illustration: "search",
  title: "환불된 결제예요",
  detail: "이 결제의 금액은 모두 환불됐어요. 다시 결제할 금액이 있는지 확인해 주세요.",
  next: ["view-order"],
};

// Has its own detail, because the server's message refers to typed input, of which this page has none.
const notFound = {
  title: "결제를 찾을 수 없어요",
  detail:
    "주소가 잘못됐을 수 있어요. 결제했다면 마이페이지의 주문에서 확인할 수 있고, 두 번 결제되지 않아요.",
  next: ["my"],
} as const;

const refusals: Partial<
  Record<ProblemCode, Pick<PaymentResult, "title" | "next"> & { readonly detail?: string }>
> = {
  slot_full: { title: "고른 시간이 먼저 마감됐어요", next: ["change-time", "view-order"] },
  amount_mismatch: { title: "결제 금액이 주문과 달랐어요", next: ["pay-again", "view-order"] },
  already_paid: { title: "이미 결제한 주문이에요", next: ["view-order"] },
  state_conflict: { title: "결제할 수 없는 주문이에요", next: ["view-order"] },
  not_found: notFound,
  malformed_request: notFound,
  validation_failed: notFound,
};

/** The result when the server could not confirm the payment. */
export function paymentResultOfError(error: Error): PaymentResult {
  const refusal = isApiError(error) ? refusals[error.problem.code] : undefined;
  if (refusal) return { illustration: "trouble", detail: error.message, ...refusal };
  return {
    illustration: "trouble",
    title: "결제를 아직 확인하지 못했어요",
    detail: `${error.message} 결제를 마쳤다면 금액은 안전하고, 두 번 결제되지 않아요.`,
    next: ["check-again", "view-order"],
  };
}
