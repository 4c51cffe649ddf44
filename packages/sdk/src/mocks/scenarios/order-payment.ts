import type { HttpHandler, PathParams } from "msw";

import type {
  PaymentOutcome,
  PaymentStatus,
  PreparedOrderPayment,
} from "../../generated/model.schemas.ts";
import { failures, memberFailures, mockProblem } from "./failing.ts";
import { MISSING, PROVIDER_UNAVAILABLE, SLOT_FULL } from "./sentences.ts";

/** A generated handler, which responds with this body or with a function's result. */
type HandlerOf<Body> = (
  answer: Body | ((info: { readonly params: PathParams }) => Promise<Body> | Body),
) => HttpHandler;

/** Preparing the payment of an order: in the window, or charged at once to a registered payment method. */
export function prepareScenarios(
  handler: HandlerOf<PreparedOrderPayment>,
  ready: PreparedOrderPayment,
) {
  return {
    ready: handler(ready),
    charged: handler({ ...ready, payment_status: "PAID" }),
    slotFull: mockProblem(handler, 409, "slot_full", SLOT_FULL),
    missing: mockProblem(handler, 404, "not_found", MISSING),
    providerUnavailable: mockProblem(handler, 503, "provider_unavailable", PROVIDER_UNAVAILABLE),
    ...memberFailures(handler),
  };
}

/** Completing the payment of an order with this outcome; `amount` in won. */
export function completeWith(handler: HandlerOf<PaymentOutcome>, amount: number) {
  return (payment_status: PaymentStatus, failure_reason: string | null = null) =>
    handler(({ params }) => ({
      reference: String(params["serial"]),
      payment_status,
      amount,
      failure_reason,
    }));
}

/** Completing the payment of an order: decided by the provider or not yet. */
export function completeScenarios(handler: HandlerOf<PaymentOutcome>, amount: number) {
  const complete = completeWith(handler, amount);
  return {
    paid: complete("PAID"),
    pending: complete("READY"),
    failed: complete("FAILED", "카드 한도를 넘었어요."),
    missing: mockProblem(handler, 404, "not_found", MISSING),
    ...failures(handler),
  };
}
