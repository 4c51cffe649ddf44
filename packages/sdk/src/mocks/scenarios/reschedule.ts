import type { HttpHandler } from "msw";

import type { RescheduleAmount } from "../../generated/model.schemas.ts";
import * as mock from "../../generated/storage-order/storage-order.msw.ts";
import { RescheduleStorageOrderBody } from "../../generated/zod/storage-order.ts";
import { rescheduleCheaper, rescheduleFree, rescheduleLate } from "../fixtures/reschedule.ts";
import { preparedOrderPayment, storageOrder } from "../fixtures/storage-order.ts";
import { bodyOf, memberFailures, mockProblem, type GeneratedHandler } from "./failing.ts";
import { outcomes } from "./order-payment.ts";

const AMOUNT_CHANGED = "그사이 금액이 바뀌었어요. 바뀐 금액을 확인하고 다시 눌러 주세요.";
const TOO_LATE =
  "이 방문은 앱에서 바꿀 수 없어요. 방문 전날 오후 3시가 지났으면 고객센터로 연락해 주세요.";

export function rescheduleAmountScenarios(
  handler: (answer: RescheduleAmount | (() => Promise<RescheduleAmount>)) => HttpHandler,
) {
  return {
    free: handler(rescheduleFree),
    late: handler(rescheduleLate),
    cheaper: handler(rescheduleCheaper),
    tooLate: mockProblem(handler, "state_conflict", { message: TOO_LATE }),
    ...memberFailures(handler),
  };
}

/** Failures of moving an order's visits. */
export function rescheduleFailures(handler: GeneratedHandler) {
  return {
    slotFull: mockProblem(handler, "slot_full"),
    changed: mockProblem(handler, "amount_mismatch", { message: AMOUNT_CHANGED }),
    tooLate: mockProblem(handler, "state_conflict", { message: TOO_LATE }),
    ...memberFailures(handler),
  };
}

export function storageRescheduleScenarios(day: string) {
  return {
    calculateStorageReschedule: rescheduleAmountScenarios(
      mock.getCalculateStorageRescheduleMockHandler,
    ),
    rescheduleStorageOrder: {
      moved: mock.getRescheduleStorageOrderMockHandler(async ({ request, params }) => {
        const { delivery, collection } = await bodyOf(request, RescheduleStorageOrderBody);
        const serial = String(params["serial"]);
        const times = { ...(delivery && { delivery }), ...(collection && { collection }) };
        return { order: { ...storageOrder("CONFIRM", day), serial, ...times }, payment: null };
      }),
      toPay: mock.getRescheduleStorageOrderMockHandler(async ({ request, params }) => {
        const { payment_id } = await bodyOf(request, RescheduleStorageOrderBody);
        const amount = rescheduleLate.total_amount;
        const prepared = { ...preparedOrderPayment(day), amount };
        return {
          order: { ...storageOrder("CONFIRM", day), serial: String(params["serial"]) },
          payment: payment_id === undefined ? prepared : { ...prepared, ...outcomes.paid },
        };
      }),
      ...rescheduleFailures(mock.getRescheduleStorageOrderMockHandler),
    },
  };
}
