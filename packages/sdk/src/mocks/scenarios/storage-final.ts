import * as mock from "../../generated/storage-final/storage-final.msw.ts";
import {
  CreateFinalDeliveryBody,
  CreateFinalDisposalBody,
} from "../../generated/zod/storage-final.ts";
import { deliveryAmount, laterOrder } from "../fixtures/storage-later-order.ts";
import { preparedOrderPayment } from "../fixtures/storage-order.ts";
import { bodyOf, members } from "./failing.ts";
import { completeScenarios, prepareScenarios } from "./order-payment.ts";

export function storageFinalScenarios(day: string) {
  const name = "담아둠 보관 종료 배송";
  const ready = preparedOrderPayment(day, { name, amount: deliveryAmount.total_amount });
  return {
    calculateStorageFinalAmount: members(
      mock.getCalculateStorageFinalAmountMockHandler,
      (reply, problem) => ({
        priced: reply(deliveryAmount),
        boxUnavailable: problem("box_unavailable"),
        missing: problem("not_found"),
      }),
    ),
    createFinalDelivery: members(mock.getCreateFinalDeliveryMockHandler, (reply, problem) => ({
      created: reply(async ({ request }) => {
        await bodyOf(request, CreateFinalDeliveryBody);
        return laterOrder("FINAL_AND_DELIVERY_ORDER", day);
      }),
      boxUnavailable: problem("box_unavailable"),
    })),
    createFinalDisposal: members(mock.getCreateFinalDisposalMockHandler, (reply, problem) => ({
      created: reply(async ({ request }) => {
        await bodyOf(request, CreateFinalDisposalBody);
        return laterOrder("FINAL_AND_DISPOSAL_ORDER", day);
      }),
      boxUnavailable: problem("box_unavailable"),
    })),
    prepareStorageFinalPayment: prepareScenarios(
      mock.getPrepareStorageFinalPaymentMockHandler,
      ready,
    ),
    completeStorageFinalPayment: completeScenarios(
      mock.getCompleteStorageFinalPaymentMockHandler,
      deliveryAmount.total_amount,
    ),
  };
}
