import {
  getCalculateEstimateRescheduleMockHandler,
  getRequestEstimateCollectionMockHandler,
  getRescheduleEstimateMockHandler,
  getUpdateEstimateMockHandler,
} from "../../generated/estimate/estimate.msw.ts";
import {
  RequestEstimateCollectionBody,
  RescheduleEstimateBody,
  UpdateEstimateBody,
} from "../../generated/zod/estimate.ts";
import { estimate } from "../fixtures/estimate.ts";
import { preparedPayment } from "../fixtures/payment.ts";
import { rescheduleCheaper, rescheduleFree, rescheduleLate } from "../fixtures/reschedule.ts";
import { bodyOf, memberFailures, mockProblem } from "./failing.ts";
import {
  AMOUNT_CHANGED,
  COUPON_UNAVAILABLE,
  SLOT_FULL,
  STATE_CONFLICT,
  TOO_LATE,
} from "./sentences.ts";

/** Changes that a member makes to an estimate: anything before paying, the collection after the move. */
export function estimateChangeScenarios(day: string) {
  return {
    updateEstimate: {
      updated: getUpdateEstimateMockHandler(async ({ request, params }) => ({
        ...estimate("QUOTED", day),
        serial: String(params["serial"]),
        draft: await bodyOf(request, UpdateEstimateBody),
      })),
      paid: mockProblem(getUpdateEstimateMockHandler, 409, "state_conflict", STATE_CONFLICT),
      couponUnavailable: mockProblem(
        getUpdateEstimateMockHandler,
        409,
        "coupon_unavailable",
        COUPON_UNAVAILABLE,
      ),
      ...memberFailures(getUpdateEstimateMockHandler),
    },
    calculateEstimateReschedule: {
      free: getCalculateEstimateRescheduleMockHandler(rescheduleFree),
      late: getCalculateEstimateRescheduleMockHandler(rescheduleLate),
      cheaper: getCalculateEstimateRescheduleMockHandler(rescheduleCheaper),
      tooLate: mockProblem(
        getCalculateEstimateRescheduleMockHandler,
        409,
        "state_conflict",
        TOO_LATE,
      ),
      ...memberFailures(getCalculateEstimateRescheduleMockHandler),
    },
    rescheduleEstimate: {
      moved: getRescheduleEstimateMockHandler(async ({ request, params }) => {
        const { move } = await bodyOf(request, RescheduleEstimateBody);
        const order = estimate("CONFIRM", day);
        const times = move && { move_date: move.date, move_time: move.time };
        const serial = String(params["serial"]);
        return {
          estimate: { ...order, serial, draft: { ...order.draft, ...times } },
          payment: null,
        };
      }),
      toPay: getRescheduleEstimateMockHandler(async ({ request, params }) => {
        const { method = "CARD", payment_id } = await bodyOf(request, RescheduleEstimateBody);
        const prepared = preparedPayment("CHANGE", method, rescheduleLate.total_amount, day);
        return {
          estimate: { ...estimate("CONFIRM", day), serial: String(params["serial"]) },
          payment: payment_id === undefined ? prepared : { ...prepared, payment_status: "PAID" },
        };
      }),
      slotFull: mockProblem(getRescheduleEstimateMockHandler, 409, "slot_full", SLOT_FULL),
      changed: mockProblem(
        getRescheduleEstimateMockHandler,
        409,
        "amount_mismatch",
        AMOUNT_CHANGED,
      ),
      tooLate: mockProblem(getRescheduleEstimateMockHandler, 409, "state_conflict", TOO_LATE),
      ...memberFailures(getRescheduleEstimateMockHandler),
    },
    requestEstimateCollection: {
      requested: getRequestEstimateCollectionMockHandler(async ({ request, params }) => {
        await bodyOf(request, RequestEstimateCollectionBody);
        return { ...estimate("BOX_COL_REQUEST", day), serial: String(params["serial"]) };
      }),
      slotFull: mockProblem(getRequestEstimateCollectionMockHandler, 409, "slot_full", SLOT_FULL),
      notYet: mockProblem(
        getRequestEstimateCollectionMockHandler,
        409,
        "state_conflict",
        STATE_CONFLICT,
      ),
      ...memberFailures(getRequestEstimateCollectionMockHandler),
    },
  };
}
