import type { HttpHandler, PathParams } from "msw";

import type { PaymentOutcome, PreparedOrderPayment } from "../../generated/model.schemas.ts";
import { failures, memberFailures, mockProblem } from "./failing.ts";

/** A generated handler, which responds with this body or with a function's result. */
type HandlerOf<Body> = (
  answer: Body | ((info: { readonly params: PathParams }) => Promise<Body> | Body),
) => HttpHandler;

export type Outcome = Pick<PaymentOutcome, "payment_status" | "failure_reason">;

/** The outcomes of a payment that a screen shows differently. */
export const outcomes = {
  paid: { payment_status: "PAID", failure_reason: null },
  pending: { payment_status: "READY", failure_reason: null },
  failed: { payment_status: "FAILED", failure_reason: "카드 한도를 넘었어요." },
  abandoned: { payment_status: "FAILED", failure_reason: "결제를 취소했어요." },
  refunded: { payment_status: "REFUNDED", failure_reason: null },
} as const satisfies Record<string, Outcome>;

export function prepareScenarios(
  handler: HandlerOf<PreparedOrderPayment>,
  ready: PreparedOrderPayment,
) {
  return {
    ready: handler(ready),
    charged: handler({ ...ready, ...outcomes.paid }),
    slotFull: mockProblem(handler, "slot_full"),
    missing: mockProblem(handler, "not_found"),
    providerUnavailable: mockProblem(handler, "provider_unavailable"),
    ...memberFailures(handler),
  };
}

/** Completing the payment of an order with one of the outcomes. */
export function completeWith(handler: HandlerOf<PaymentOutcome>, amount: number) {
  return (outcome: Outcome) =>
    handler(({ params }) => ({ reference: String(params["serial"]), amount, ...outcome }));
}

export function completeScenarios(handler: HandlerOf<PaymentOutcome>, amount: number) {
  const complete = completeWith(handler, amount);
  return {
    paid: complete(outcomes.paid),
    pending: complete(outcomes.pending),
    failed: complete(outcomes.failed),
    missing: mockProblem(handler, "not_found"),
    ...failures(handler),
  };
}
