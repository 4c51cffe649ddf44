import {
  getCompleteEstimatePaymentMockHandler,
  getPrepareEstimatePaymentMockHandler,
} from "../../generated/estimate/estimate.msw.ts";
import type { PaymentPlan, PaymentStatus } from "../../generated/model.schemas.ts";
import { getReceivePaymentWebhookMockHandler } from "../../generated/payment/payment.msw.ts";
import { PrepareEstimatePaymentBody } from "../../generated/zod/estimate.ts";
import { amount } from "../fixtures/estimate.ts";
import { preparedPayment } from "../fixtures/payment.ts";
import { bodyOf, failures, memberFailures, mockProblem } from "./failing.ts";
import { ALREADY_PAID, MISSING, PROVIDER_UNAVAILABLE, SLOT_FULL } from "./sentences.ts";

const dueOf = (plan: PaymentPlan) =>
  ({
    FULL: amount.total_amount,
    DEPOSIT: amount.deposit_amount,
    BALANCE: amount.total_amount - amount.deposit_amount,
  })[plan];

/** From the choice of plan and method to the server's confirmation that it is paid. */
export function paymentScenarios(day: string) {
  const answered = (payment_status: PaymentStatus, failure_reason: string | null = null) =>
    getCompleteEstimatePaymentMockHandler(({ params }) => ({
      serial: String(params["serial"]),
      payment_status,
      amount: amount.deposit_amount,
      failure_reason,
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
        return payment_id === undefined ? prepared : { ...prepared, payment_status: "PAID" };
      }),
      cardRejected: getPrepareEstimatePaymentMockHandler({
        ...preparedPayment("BALANCE", "CARD", dueOf("BALANCE"), day),
        payment_status: "FAILED",
        failure_reason: "카드 한도를 넘었어요.",
      }),
      notYetDue: mockProblem(
        getPrepareEstimatePaymentMockHandler,
        409,
        "state_conflict",
        "잔금은 짐을 내린 뒤에 낼 수 있어요.",
      ),
      balancePaid: mockProblem(
        getPrepareEstimatePaymentMockHandler,
        409,
        "already_paid",
        "잔금을 이미 모두 냈어요. 내 주문에서 확인해 주세요.",
      ),
      slotClosed: mockProblem(
        getPrepareEstimatePaymentMockHandler,
        409,
        "slot_closed",
        "지난 시간이거나 예약이 마감된 시간이에요. 다른 시간을 골라 주세요.",
      ),
      slotFull: mockProblem(getPrepareEstimatePaymentMockHandler, 409, "slot_full", SLOT_FULL),
      alreadyPaid: mockProblem(
        getPrepareEstimatePaymentMockHandler,
        409,
        "already_paid",
        ALREADY_PAID,
      ),
      estimateExpired: mockProblem(
        getPrepareEstimatePaymentMockHandler,
        409,
        "estimate_expired",
        "견적의 유효 기간이 지났어요. 견적을 다시 받아 주세요.",
      ),
      missing: mockProblem(getPrepareEstimatePaymentMockHandler, 404, "not_found", MISSING),
      providerUnavailable: mockProblem(
        getPrepareEstimatePaymentMockHandler,
        503,
        "provider_unavailable",
        PROVIDER_UNAVAILABLE,
      ),
      ...memberFailures(getPrepareEstimatePaymentMockHandler),
    },
    completeEstimatePayment: {
      paid: answered("PAID"),
      pending: answered("READY"),
      failed: answered("FAILED", "카드 한도를 넘었어요."),
      abandoned: answered("FAILED", "결제를 취소했어요."),
      refunded: answered("REFUNDED"),
      amountMismatch: mockProblem(
        getCompleteEstimatePaymentMockHandler,
        409,
        "amount_mismatch",
        "결제 금액이 견적과 달라 결제를 취소했어요. 다시 결제해 주세요.",
      ),
      slotFull: mockProblem(getCompleteEstimatePaymentMockHandler, 409, "slot_full", SLOT_FULL),
      missing: mockProblem(getCompleteEstimatePaymentMockHandler, 404, "not_found", MISSING),
      providerUnavailable: mockProblem(
        getCompleteEstimatePaymentMockHandler,
        503,
        "provider_unavailable",
        PROVIDER_UNAVAILABLE,
      ),
      ...failures(getCompleteEstimatePaymentMockHandler),
    },
    receivePaymentWebhook: {
      received: getReceivePaymentWebhookMockHandler(),
      ...failures(getReceivePaymentWebhookMockHandler),
    },
  };
}
