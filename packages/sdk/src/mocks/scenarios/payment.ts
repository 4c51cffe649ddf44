import {
  getCompleteEstimatePaymentMockHandler,
  getPrepareEstimatePaymentMockHandler,
} from "../../generated/estimate/estimate.msw.ts";
import type { PaymentPlan } from "../../generated/model.schemas.ts";
import { getReceivePaymentWebhookMockHandler } from "../../generated/payment/payment.msw.ts";
import { PrepareEstimatePaymentBody } from "../../generated/zod/estimate.ts";
import { amount } from "../fixtures/estimate.ts";
import { preparedPayment } from "../fixtures/payment.ts";
import { bodyOf, failures, memberFailures, mockProblem } from "./failing.ts";
import { outcomes, type Outcome } from "./order-payment.ts";

const dueOf = (plan: PaymentPlan) =>
  ({
    FULL: amount.total_amount,
    DEPOSIT: amount.deposit_amount,
    BALANCE: amount.total_amount - amount.deposit_amount,
  })[plan];

/** From the choice of plan and method to the server's confirmation that it is paid. */
export function paymentScenarios(day: string) {
  const answered = (outcome: Outcome) =>
    getCompleteEstimatePaymentMockHandler(({ params }) => ({
      serial: String(params["serial"]),
      amount: amount.deposit_amount,
      ...outcome,
    }));
  return {
    prepareEstimatePayment: {
      ready: getPrepareEstimatePaymentMockHandler(async ({ request }) => {
        const {
          plan,
          method = "CARD",
          payment_id,
        } = await bodyOf(request, PrepareEstimatePaymentBody);
        const prepared = preparedPayment(plan, method, dueOf(plan), day);
        return payment_id === undefined ? prepared : { ...prepared, ...outcomes.paid };
      }),
      cardRejected: getPrepareEstimatePaymentMockHandler({
        ...preparedPayment("BALANCE", "CARD", dueOf("BALANCE"), day),
        ...outcomes.failed,
      }),
      notYetDue: mockProblem(getPrepareEstimatePaymentMockHandler, "state_conflict", {
        message: "잔금은 짐을 내린 뒤에 낼 수 있어요.",
      }),
      balancePaid: mockProblem(getPrepareEstimatePaymentMockHandler, "already_paid", {
        message: "잔금을 이미 모두 냈어요. 내 주문에서 확인해 주세요.",
      }),
      slotClosed: mockProblem(getPrepareEstimatePaymentMockHandler, "slot_closed"),
      slotFull: mockProblem(getPrepareEstimatePaymentMockHandler, "slot_full"),
      alreadyPaid: mockProblem(getPrepareEstimatePaymentMockHandler, "already_paid"),
      estimateExpired: mockProblem(getPrepareEstimatePaymentMockHandler, "estimate_expired"),
      missing: mockProblem(getPrepareEstimatePaymentMockHandler, "not_found"),
      providerUnavailable: mockProblem(
        getPrepareEstimatePaymentMockHandler,
        "provider_unavailable",
      ),
      ...memberFailures(getPrepareEstimatePaymentMockHandler),
    },
    completeEstimatePayment: {
      paid: answered(outcomes.paid),
      pending: answered(outcomes.pending),
      failed: answered(outcomes.failed),
      abandoned: answered(outcomes.abandoned),
      refunded: answered(outcomes.refunded),
      amountMismatch: mockProblem(getCompleteEstimatePaymentMockHandler, "amount_mismatch"),
      slotFull: mockProblem(getCompleteEstimatePaymentMockHandler, "slot_full"),
      missing: mockProblem(getCompleteEstimatePaymentMockHandler, "not_found"),
      providerUnavailable: mockProblem(
        getCompleteEstimatePaymentMockHandler,
        "provider_unavailable",
      ),
      ...failures(getCompleteEstimatePaymentMockHandler),
    },
    receivePaymentWebhook: {
      received: getReceivePaymentWebhookMockHandler(),
      ...failures(getReceivePaymentWebhookMockHandler),
    },
  };
}
