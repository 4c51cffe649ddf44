import { isPaymentAbandoned } from "@damadum/domain";
import { isApiError, type PaymentOutcome, type ProblemCode } from "@damadum/sdk";
import type { IllustrationName } from "@damadum/ui";

/** What the person can do after a payment, the first one as the filled button. */
export type NextStep = "see-order" | "pay-again" | "ask-again" | "other-time" | "my";

/** How a payment ended, as it is told. */
export interface Verdict {
  readonly illustration: IllustrationName;
  readonly title: string;
  readonly detail: string;
  readonly next: readonly [NextStep, ...NextStep[]];
  /** Paid: the order is shown as a ticket. Given up: the person goes back to where they paid. */
  readonly kind?: "paid" | "given-up";
}

/** What is told of a payment that went through. */
export type PaidWords = Pick<Verdict, "illustration" | "title" | "detail">;

/** What the server said about a payment that is no longer waiting. */
export function verdictOf(
  result: Pick<PaymentOutcome, "payment_status" | "failure_reason">,
  paid: PaidWords,
): Verdict {
  switch (result.payment_status) {
    case "PAID":
      return { ...paid, kind: "paid", next: ["see-order"] };
    case "FAILED":
      if (isPaymentAbandoned(result.failure_reason)) return givenUp;
      return {
        illustration: "trouble",
        title: "결제하지 못했어요",
        detail: `${result.failure_reason ?? "결제가 끝나지 않았어요."} 빠져나간 금액은 없어요.`,
        next: ["pay-again", "see-order"],
      };
    case "REFUNDED":
      return {
        illustration: "trouble",
        title: "결제한 금액을 환불해 드렸어요",
        detail: `${result.failure_reason ?? "예약을 마치지 못했어요."} 카드사에 따라 며칠 뒤에 보일 수 있어요.`,
        next: ["pay-again", "see-order"],
      };
    case "READY":
      return {
        illustration: "search",
        title: "아직 결제를 확인하고 있어요",
        detail:
          "결제사의 답이 늦어지고 있어요. 이 화면을 닫아도 돼요. 확인되면 주문에 바로 나타나고, 두 번 결제되지 않아요.",
        next: ["ask-again", "see-order"],
      };
  }
}

const givenUp: Verdict = {
  kind: "given-up",
  illustration: "home",
  title: "결제를 취소했어요",
  detail: "빠져나간 금액은 없어요. 주문은 그대로 있어요.",
  next: ["pay-again", "see-order"],
};

const refusals: Partial<Record<ProblemCode, Pick<Verdict, "title" | "next">>> = {
  slot_full: { title: "고른 시간이 먼저 마감됐어요", next: ["other-time", "see-order"] },
  amount_mismatch: { title: "결제 금액이 주문과 달랐어요", next: ["pay-again", "see-order"] },
  already_paid: { title: "이미 결제한 주문이에요", next: ["see-order"] },
  state_conflict: { title: "결제할 수 없는 주문이에요", next: ["see-order"] },
  not_found: { title: "결제를 찾을 수 없어요", next: ["my"] },
  malformed_request: { title: "결제를 찾을 수 없어요", next: ["my"] },
  validation_failed: { title: "결제를 찾을 수 없어요", next: ["my"] },
};

/** Why the server could not say how the payment ended. */
export function refusalOf(error: Error): Verdict {
  const refusal = isApiError(error) ? refusals[error.problem.code] : undefined;
  if (refusal) return { illustration: "trouble", detail: error.message, ...refusal };
  return {
    illustration: "trouble",
    title: "결제를 아직 확인하지 못했어요",
    detail: `${error.message} 결제를 마쳤다면 금액은 안전하고, 두 번 결제되지 않아요.`,
    next: ["ask-again", "see-order"],
  };
}
