import * as mock from "../../generated/custom-payment/custom-payment.msw.ts";
import type { CustomPaymentStatus, ProblemCode } from "../../generated/model.schemas.ts";
import {
  CompleteCustomPaymentBody,
  DeclineCustomPaymentBody,
  PrepareCustomPaymentBody,
} from "../../generated/zod/custom-payment.ts";
import { customPayment, preparedCustomPayment } from "../fixtures/custom-payment.ts";
import { estimate } from "../fixtures/estimate.ts";
import { anyones, bodyOf } from "./failing.ts";
import { outcomes } from "./order-payment.ts";

const CLOSED = "더는 결제하거나 거절할 수 없는 링크예요. 고객센터로 연락해 주세요.";
const PAID = "이미 결제를 마친 링크예요. 더 내지 않으셔도 돼요.";

const DEBT = "주문에 든 금액이라 거절할 수 없어요. 궁금한 점은 고객센터로 연락해 주세요.";
const LOWERED = "잔금의 일부를 이미 내셔서 이 링크로는 결제할 수 없어요. 고객센터로 연락해 주세요.";

const closedBy = (problem: ProblemCode, reason: string) =>
  (["PAY", "DECLINE"] as const).map((code) => ({ code, reason, problem }));

export function customPaymentScenarios(day: string) {
  const { url: reference, amount } = customPayment(day);
  const due = { reference, amount };
  const inStatus = (status: CustomPaymentStatus) =>
    mock.getGetCustomPaymentMockHandler(customPayment(day, { status }));
  return {
    getCustomPayment: anyones(mock.getGetCustomPaymentMockHandler, (reply, problem) => ({
      QUOTED: inStatus("QUOTED"),
      WAIT: inStatus("WAIT"),
      PAYMENT: inStatus("PAYMENT"),
      DECLINED: inStatus("DECLINED"),
      EXPIRED: inStatus("EXPIRED"),
      CANCEL: inStatus("CANCEL"),
      REFUNDED: inStatus("REFUNDED"),
      debt: reply(
        customPayment(day, {
          purpose: "BALANCE",
          actions: [
            { code: "PAY", reason: null, problem: null },
            { code: "DECLINE", reason: DEBT, problem: "state_conflict" },
          ],
        }),
      ),
      debtCancelled: reply(customPayment(day, { status: "CANCEL", purpose: "BALANCE" })),
      // The debt of an open link, paid or lowered in another way.
      paidElsewhere: reply(customPayment(day, { actions: closedBy("already_paid", PAID) })),
      lowered: reply(customPayment(day, { actions: closedBy("state_conflict", LOWERED) })),
      own: reply(
        customPayment(day, {
          status: "PAYMENT",
          own_order_serial: estimate("CONFIRM", day).serial,
        }),
      ),
      missing: problem("not_found"),
    })),
    prepareCustomPayment: anyones(mock.getPrepareCustomPaymentMockHandler, (reply, problem) => ({
      ready: reply(async ({ request }) => {
        const { method } = await bodyOf(request, PrepareCustomPaymentBody);
        return preparedCustomPayment(method, day);
      }),
      paid: problem("already_paid", { message: PAID }),
      closed: problem("state_conflict", {
        message: CLOSED,
      }),
    })),
    completeCustomPayment: anyones(mock.getCompleteCustomPaymentMockHandler, (reply) => ({
      paid: reply(async ({ request }) => {
        await bodyOf(request, CompleteCustomPaymentBody);
        return { ...due, ...outcomes.paid };
      }),
      failed: reply({ ...due, ...outcomes.failed }),
      refunded: reply({ ...due, ...outcomes.refunded }),
    })),
    declineCustomPayment: anyones(mock.getDeclineCustomPaymentMockHandler, (reply, problem) => ({
      declined: reply(async ({ request }) => {
        await bodyOf(request, DeclineCustomPaymentBody);
        return customPayment(day, { status: "DECLINED" });
      }),
      paid: problem("already_paid", { message: PAID }),
    })),
  };
}
