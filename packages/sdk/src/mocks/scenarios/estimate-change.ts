import * as mock from "../../generated/estimate/estimate.msw.ts";
import {
  NameEstimateCashReceiptBody,
  RequestEstimateCollectionBody,
  RescheduleEstimateBody,
  UpdateEstimateBody,
} from "../../generated/zod/estimate.ts";
import { estimate } from "../fixtures/estimate.ts";
import { preparedPayment } from "../fixtures/payment.ts";
import { rescheduleLate } from "../fixtures/reschedule.ts";
import { bodyOf, members } from "./failing.ts";
import { outcomes } from "./order-payment.ts";
import { rescheduleAmountScenarios, rescheduleFailures } from "./reschedule.ts";

export function estimateChangeScenarios(day: string) {
  return {
    updateEstimate: members(mock.getUpdateEstimateMockHandler, (reply, problem) => ({
      updated: reply(async ({ request, params }) => ({
        ...estimate("QUOTED", day),
        serial: String(params["serial"]),
        draft: await bodyOf(request, UpdateEstimateBody),
      })),
      paid: problem("state_conflict"),
      couponUnavailable: problem("coupon_unavailable"),
    })),
    calculateEstimateReschedule: rescheduleAmountScenarios(
      mock.getCalculateEstimateRescheduleMockHandler,
    ),
    rescheduleEstimate: {
      moved: mock.getRescheduleEstimateMockHandler(async ({ request, params }) => {
        const { move } = await bodyOf(request, RescheduleEstimateBody);
        const order = estimate("CONFIRM", day);
        const times = move && { move_date: move.date, move_time: move.time };
        const serial = String(params["serial"]);
        return {
          estimate: { ...order, serial, draft: { ...order.draft, ...times } },
          payment: null,
        };
      }),
      toPay: mock.getRescheduleEstimateMockHandler(async ({ request, params }) => {
        const { method = "CARD", payment_id } = await bodyOf(request, RescheduleEstimateBody);
        const prepared = preparedPayment("CHANGE", method, rescheduleLate.total_amount, day);
        return {
          estimate: { ...estimate("CONFIRM", day), serial: String(params["serial"]) },
          payment: payment_id === undefined ? prepared : { ...prepared, ...outcomes.paid },
        };
      }),
      ...rescheduleFailures(mock.getRescheduleEstimateMockHandler),
    },
    nameEstimateCashReceipt: members(
      mock.getNameEstimateCashReceiptMockHandler,
      (reply, problem) => ({
        named: reply(async ({ request, params }) => {
          await bodyOf(request, NameEstimateCashReceiptBody);
          return { ...estimate("COMPLETE", day), serial: String(params["serial"]) };
        }),
        cancelled: problem("state_conflict"),
      }),
    ),
    requestEstimateCollection: members(
      mock.getRequestEstimateCollectionMockHandler,
      (reply, problem) => ({
        requested: reply(async ({ request, params }) => {
          await bodyOf(request, RequestEstimateCollectionBody);
          return { ...estimate("BOX_COL_REQUEST", day), serial: String(params["serial"]) };
        }),
        slotFull: problem("slot_full"),
        notYet: problem("state_conflict"),
      }),
    ),
  };
}
