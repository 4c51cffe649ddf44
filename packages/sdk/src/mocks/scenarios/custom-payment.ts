import {
  getCompleteCustomPaymentMockHandler,
  getDeclineCustomPaymentMockHandler,
  getGetCustomPaymentMockHandler,
  getPrepareCustomPaymentMockHandler,
} from "../../generated/custom-payment/custom-payment.msw.ts";
import type { CustomPaymentStatus } from "../../generated/model.schemas.ts";
import {
  CompleteCustomPaymentBody,
  DeclineCustomPaymentBody,
  PrepareCustomPaymentBody,
} from "../../generated/zod/custom-payment.ts";
import { customPayment, preparedCustomPayment } from "../fixtures/custom-payment.ts";
import { estimate } from "../fixtures/estimate.ts";
import { bodyOf, failures, mockProblem } from "./failing.ts";
import { outcomes } from "./order-payment.ts";

const CLOSED = "더는 결제하거나 거절할 수 없는 링크예요. 고객센터로 연락해 주세요.";
const PAID = "이미 결제를 마친 링크예요. 더 내지 않으셔도 돼요.";

/** Payments that are paid or declined by a link. */
export function customPaymentScenarios(day: string) {
  const { url: reference, amount } = customPayment(day);
  const due = { reference, amount };
  const inStatus = (status: CustomPaymentStatus) =>
    getGetCustomPaymentMockHandler(customPayment(day, { status }));
  return {
    getCustomPayment: {
      QUOTED: inStatus("QUOTED"),
      WAIT: inStatus("WAIT"),
      PAYMENT: inStatus("PAYMENT"),
      DECLINED: inStatus("DECLINED"),
      EXPIRED: inStatus("EXPIRED"),
      CANCEL: inStatus("CANCEL"),
      REFUNDED: inStatus("REFUNDED"),
      own: getGetCustomPaymentMockHandler(
        customPayment(day, {
          status: "PAYMENT",
          own_order_serial: estimate("CONFIRM", day).serial,
        }),
      ),
      missing: mockProblem(getGetCustomPaymentMockHandler, "not_found"),
      ...failures(getGetCustomPaymentMockHandler),
    },
    prepareCustomPayment: {
      ready: getPrepareCustomPaymentMockHandler(async ({ request }) => {
        const { method } = await bodyOf(request, PrepareCustomPaymentBody);
        return preparedCustomPayment(method, day);
      }),
      paid: mockProblem(getPrepareCustomPaymentMockHandler, "already_paid", { message: PAID }),
      closed: mockProblem(getPrepareCustomPaymentMockHandler, "state_conflict", {
        message: CLOSED,
      }),
      ...failures(getPrepareCustomPaymentMockHandler),
    },
    completeCustomPayment: {
      paid: getCompleteCustomPaymentMockHandler(async ({ request }) => {
        await bodyOf(request, CompleteCustomPaymentBody);
        return { ...due, ...outcomes.paid };
      }),
      failed: getCompleteCustomPaymentMockHandler({ ...due, ...outcomes.failed }),
      ...failures(getCompleteCustomPaymentMockHandler),
    },
    declineCustomPayment: {
      declined: getDeclineCustomPaymentMockHandler(async ({ request }) => {
        await bodyOf(request, DeclineCustomPaymentBody);
        return customPayment(day, { status: "DECLINED" });
      }),
      paid: mockProblem(getDeclineCustomPaymentMockHandler, "already_paid", { message: PAID }),
      ...failures(getDeclineCustomPaymentMockHandler),
    },
  };
}
