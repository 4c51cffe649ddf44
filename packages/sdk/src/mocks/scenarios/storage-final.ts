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
import { preparedOrderPayment } from "../fixtures/storage-order.ts";
import { bodyOf, memberFailures, mockProblem } from "./failing.ts";
import { completeScenarios, prepareScenarios } from "./order-payment.ts";
import { BOX_UNAVAILABLE, MISSING } from "./sentences.ts";

/** Ending storage by delivery or disposal: price, order and payment. */
export function storageFinalScenarios(day: string) {
  const name = "담아둠 보관 종료 배송";
  const ready = preparedOrderPayment(day, { name, amount: deliveryAmount.total_amount });
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
    prepareStorageFinalPayment: prepareScenarios(getPrepareStorageFinalPaymentMockHandler, ready),
    completeStorageFinalPayment: completeScenarios(
      getCompleteStorageFinalPaymentMockHandler,
      deliveryAmount.total_amount,
    ),
  };
}
