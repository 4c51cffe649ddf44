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

/** Ending storage by delivery or disposal: price, order and payment. */
export function storageFinalScenarios(day: string) {
  const name = "담아둠 보관 종료 배송";
  const ready = preparedOrderPayment(day, { name, amount: deliveryAmount.total_amount });
  return {
    calculateStorageFinalAmount: {
      priced: getCalculateStorageFinalAmountMockHandler(deliveryAmount),
      boxUnavailable: mockProblem(getCalculateStorageFinalAmountMockHandler, "box_unavailable"),
      missing: mockProblem(getCalculateStorageFinalAmountMockHandler, "not_found"),
      ...memberFailures(getCalculateStorageFinalAmountMockHandler),
    },
    createFinalDelivery: {
      created: getCreateFinalDeliveryMockHandler(async ({ request }) => {
        await bodyOf(request, CreateFinalDeliveryBody);
        return laterOrder("FINAL_AND_DELIVERY_ORDER", day);
      }),
      boxUnavailable: mockProblem(getCreateFinalDeliveryMockHandler, "box_unavailable"),
      ...memberFailures(getCreateFinalDeliveryMockHandler),
    },
    createFinalDisposal: {
      created: getCreateFinalDisposalMockHandler(async ({ request }) => {
        await bodyOf(request, CreateFinalDisposalBody);
        return laterOrder("FINAL_AND_DISPOSAL_ORDER", day);
      }),
      boxUnavailable: mockProblem(getCreateFinalDisposalMockHandler, "box_unavailable"),
      ...memberFailures(getCreateFinalDisposalMockHandler),
    },
    prepareStorageFinalPayment: prepareScenarios(getPrepareStorageFinalPaymentMockHandler, ready),
    completeStorageFinalPayment: completeScenarios(
      getCompleteStorageFinalPaymentMockHandler,
      deliveryAmount.total_amount,
    ),
  };
}
