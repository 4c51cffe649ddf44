import {
  getCalculateStorageRescheduleMockHandler,
  getRescheduleStorageOrderMockHandler,
} from "../../generated/storage-order/storage-order.msw.ts";
import { RescheduleStorageOrderBody } from "../../generated/zod/storage-order.ts";
import { rescheduleCheaper, rescheduleFree, rescheduleLate } from "../fixtures/reschedule.ts";
import { preparedOrderPayment, storageOrder } from "../fixtures/storage-order.ts";
import { bodyOf, memberFailures, mockProblem } from "./failing.ts";
import { AMOUNT_CHANGED, SLOT_FULL, TOO_LATE } from "./sentences.ts";

/** Rescheduling the visits of a paid storage order: the price and the change. */
export function storageRescheduleScenarios(day: string) {
  return {
    calculateStorageReschedule: {
      free: getCalculateStorageRescheduleMockHandler(rescheduleFree),
      late: getCalculateStorageRescheduleMockHandler(rescheduleLate),
      cheaper: getCalculateStorageRescheduleMockHandler(rescheduleCheaper),
      tooLate: mockProblem(
        getCalculateStorageRescheduleMockHandler,
        409,
        "state_conflict",
        TOO_LATE,
      ),
      ...memberFailures(getCalculateStorageRescheduleMockHandler),
    },
    rescheduleStorageOrder: {
      moved: getRescheduleStorageOrderMockHandler(async ({ request, params }) => {
        const { delivery, collection } = await bodyOf(request, RescheduleStorageOrderBody);
        const serial = String(params["serial"]);
        const times = { ...(delivery && { delivery }), ...(collection && { collection }) };
        return { order: { ...storageOrder("CONFIRM", day), serial, ...times }, payment: null };
      }),
      toPay: getRescheduleStorageOrderMockHandler(async ({ request, params }) => {
        const { payment_id } = await bodyOf(request, RescheduleStorageOrderBody);
        const amount = rescheduleLate.total_amount;
        const prepared = { ...preparedOrderPayment(day), amount };
        return {
          order: { ...storageOrder("CONFIRM", day), serial: String(params["serial"]) },
          payment: payment_id === undefined ? prepared : { ...prepared, payment_status: "PAID" },
        };
      }),
      slotFull: mockProblem(getRescheduleStorageOrderMockHandler, 409, "slot_full", SLOT_FULL),
      changed: mockProblem(
        getRescheduleStorageOrderMockHandler,
        409,
        "amount_mismatch",
        AMOUNT_CHANGED,
      ),
      tooLate: mockProblem(getRescheduleStorageOrderMockHandler, 409, "state_conflict", TOO_LATE),
      ...memberFailures(getRescheduleStorageOrderMockHandler),
    },
  };
}
