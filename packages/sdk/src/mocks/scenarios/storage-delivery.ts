import * as mock from "../../generated/storage-delivery/storage-delivery.msw.ts";
import { CreateStorageDeliveryBody } from "../../generated/zod/storage-delivery.ts";
import { deliveryAmount, laterOrder } from "../fixtures/storage-later-order.ts";
import { preparedOrderPayment } from "../fixtures/storage-order.ts";
import { bodyOf, members } from "./failing.ts";
import { completeScenarios, prepareScenarios } from "./order-payment.ts";

export function storageDeliveryScenarios(day: string) {
  const created = mock.getCreateStorageDeliveryMockHandler;
  const name = "담아둠 박스 받기";
  const ready = preparedOrderPayment(day, { name, amount: deliveryAmount.total_amount });
  return {
    calculateStorageDeliveryAmount: members(
      mock.getCalculateStorageDeliveryAmountMockHandler,
      (reply, problem) => ({
        priced: reply(deliveryAmount),
        boxUnavailable: problem("box_unavailable"),
      }),
    ),
    createStorageDelivery: members(created, (reply, problem) => ({
      reply: reply(async ({ request }) => {
        await bodyOf(request, CreateStorageDeliveryBody);
        return laterOrder("DELIVERY_REQUEST_ORDER", day);
      }),
      boxUnavailable: problem("box_unavailable"),
    })),
    prepareStorageDeliveryPayment: prepareScenarios(
      mock.getPrepareStorageDeliveryPaymentMockHandler,
      ready,
    ),
    completeStorageDeliveryPayment: completeScenarios(
      mock.getCompleteStorageDeliveryPaymentMockHandler,
      deliveryAmount.total_amount,
    ),
  };
}
