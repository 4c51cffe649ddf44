import {
  getCompleteEstimatePaymentMockHandler,
  getPrepareEstimatePaymentMockHandler,
} from "../../generated/estimate/estimate.msw.ts";
import type { PaymentPlan } from "../../generated/model.schemas.ts";
import { getReceivePaymentWebhookMockHandler } from "../../generated/payment/payment.msw.ts";
import {
  CompleteEstimatePaymentBody,
  PrepareEstimatePaymentBody,
} from "../../generated/zod/estimate.ts";
import { amount } from "../fixtures/estimate.ts";
import { balanceMerchantUid, preparedPayment } from "../fixtures/payment.ts";
import { anyones, bodyOf, members } from "./failing.ts";
import { outcomes, type Outcome } from "./order-payment.ts";

const dueOf = (plan: PaymentPlan) =>
  ({
    FULL: amount.total_amount,
    DEPOSIT: amount.deposit_amount,
    BALANCE: amount.total_amount - amount.deposit_amount,
  })[plan];

export function paymentScenarios(day: string) {
  const answered = (outcome: Outcome) =>
    getCompleteEstimatePaymentMockHandler(async ({ params, request }) => {
      const { merchant_uid: uid } = await bodyOf(request, CompleteEstimatePaymentBody);
      return {
        serial: String(params["serial"]),
        amount: dueOf(uid === balanceMerchantUid ? "BALANCE" : "DEPOSIT"),
        ...outcome,
      };
    });
  return {
    prepareEstimatePayment: members(getPrepareEstimatePaymentMockHandler, (reply, problem) => ({
      ready: reply(async ({ request }) => {
        const {
          plan,
          method = "CARD",
          payment_id,
        } = await bodyOf(request, PrepareEstimatePaymentBody);
        const prepared = preparedPayment(plan, method, dueOf(plan), day);
        return payment_id === undefined ? prepared : { ...prepared, ...outcomes.paid };
      }),
      cardRejected: reply({
        ...preparedPayment("BALANCE", "CARD", dueOf("BALANCE"), day),
        ...outcomes.failed,
      }),
      notYetDue: problem("state_conflict", {
        message: "잔금은 짐을 내린 뒤에 낼 수 있어요.",
      }),
      balancePaid: problem("already_paid", {
        message: "잔금을 이미 모두 냈어요. 내 주문에서 확인해 주세요.",
      }),
      slotClosed: problem("slot_closed"),
      slotFull: problem("slot_full"),
      alreadyPaid: problem("already_paid"),
      estimateExpired: problem("estimate_expired"),
      missing: problem("not_found"),
      providerUnavailable: problem("provider_unavailable"),
    })),
    completeEstimatePayment: anyones(getCompleteEstimatePaymentMockHandler, (_reply, problem) => ({
      paid: answered(outcomes.paid),
      pending: answered(outcomes.pending),
      failed: answered(outcomes.failed),
      abandoned: answered(outcomes.abandoned),
      refunded: answered(outcomes.refunded),
      amountMismatch: problem("amount_mismatch"),
      slotFull: problem("slot_full"),
      missing: problem("not_found"),
      providerUnavailable: problem("provider_unavailable"),
    })),
    receivePaymentWebhook: anyones(getReceivePaymentWebhookMockHandler, (reply) => ({
      received: reply(),
    })),
  };
}
