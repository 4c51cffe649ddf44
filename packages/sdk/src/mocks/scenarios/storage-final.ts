import type { PaymentStatus } from "../../generated/model.schemas.ts";
import {
  getCalculateStorageFinalAmountMockHandler,
  getCompleteStorageFinalPaymentMockHandler,
  getCreateFinalDeliveryMockHandler,
  getCreateFinalDisposalMockHandler,
  getPrepareStorageFinalPaymentMockHandler,
} from "../../generated/storage-final/storage-final.msw.ts";
import {
  CreateFinalDeliveryBody,
  CreateFinalDisposalBody,
} from "../../generated/zod/storage-final.ts";
import { deliveryAmount, laterOrder } from "../fixtures/storage-later-order.ts";
import { preparedStoragePayment } from "../fixtures/storage-order.ts";
import { bodyOf, failures, memberFailures, mockProblem } from "./failing.ts";
import { BOX_UNAVAILABLE, MISSING, PROVIDER_UNAVAILABLE, SLOT_FULL } from "./sentences.ts";

/** Ending storage by delivery or disposal: price, order and payment. */
export function storageFinalScenarios(day: string) {
  const answered = (payment_status: PaymentStatus, failure_reason: string | null = null) =>
    getCompleteStorageFinalPaymentMockHandler(({ params }) => ({
      reference: String(params["serial"]),
      payment_status,
      amount: deliveryAmount.total_amount,
      failure_reason,
    }));
  const prepared = getPrepareStorageFinalPaymentMockHandler;
  const name = "담아둠 보관 종료 배송";
  const ready = preparedStoragePayment(day, { name, amount: deliveryAmount.total_amount });
  return {
    calculateStorageFinalAmount: {
      priced: getCalculateStorageFinalAmountMockHandler(deliveryAmount),
      boxUnavailable: mockProblem(
        getCalculateStorageFinalAmountMockHandler,
        409,
        "box_unavailable",
        BOX_UNAVAILABLE,
      ),
      missing: mockProblem(getCalculateStorageFinalAmountMockHandler, 404, "not_found", MISSING),
      ...memberFailures(getCalculateStorageFinalAmountMockHandler),
    },
    createFinalDelivery: {
      created: getCreateFinalDeliveryMockHandler(async ({ request }) => {
        await bodyOf(request, CreateFinalDeliveryBody);
        return laterOrder("FINAL_AND_DELIVERY_ORDER", day);
      }),
      boxUnavailable: mockProblem(
        getCreateFinalDeliveryMockHandler,
        409,
        "box_unavailable",
        BOX_UNAVAILABLE,
      ),
      ...memberFailures(getCreateFinalDeliveryMockHandler),
    },
    createFinalDisposal: {
      created: getCreateFinalDisposalMockHandler(async ({ request }) => {
        await bodyOf(request, CreateFinalDisposalBody);
        return laterOrder("FINAL_AND_DISPOSAL_ORDER", day);
      }),
      boxUnavailable: mockProblem(
        getCreateFinalDisposalMockHandler,
        409,
        "box_unavailable",
        BOX_UNAVAILABLE,
      ),
      ...memberFailures(getCreateFinalDisposalMockHandler),
    },
    prepareStorageFinalPayment: {
      ready: prepared(ready),
      charged: prepared({ ...ready, payment_status: "PAID" }),
      slotFull: mockProblem(prepared, 409, "slot_full", SLOT_FULL),
      missing: mockProblem(prepared, 404, "not_found", MISSING),
      providerUnavailable: mockProblem(prepared, 503, "provider_unavailable", PROVIDER_UNAVAILABLE),
      ...memberFailures(prepared),
    },
    completeStorageFinalPayment: {
      paid: answered("PAID"),
      pending: answered("READY"),
      failed: answered("FAILED", "카드 한도를 넘었어요."),
      missing: mockProblem(getCompleteStorageFinalPaymentMockHandler, 404, "not_found", MISSING),
      ...failures(getCompleteStorageFinalPaymentMockHandler),
    },
  };
}
