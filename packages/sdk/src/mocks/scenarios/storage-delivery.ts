import {
  getCalculateStorageDeliveryAmountMockHandler,
  getCompleteStorageDeliveryPaymentMockHandler,
  getCreateStorageDeliveryMockHandler,
  getPrepareStorageDeliveryPaymentMockHandler,
} from "../../generated/storage-delivery/storage-delivery.msw.ts";
import { CreateStorageDeliveryBody } from "../../generated/zod/storage-delivery.ts";
import { deliveryAmount, laterOrder } from "../fixtures/storage-later-order.ts";
import { preparedOrderPayment } from "../fixtures/storage-order.ts";
import { bodyOf, memberFailures, mockProblem } from "./failing.ts";
import { completeScenarios, prepareScenarios } from "./order-payment.ts";

/** Deliveries of stored boxes: price, order and payment. */
export function storageDeliveryScenarios(day: string) {
  const created = getCreateStorageDeliveryMockHandler;
  const name = "담아둠 박스 받기";
  const ready = preparedOrderPayment(day, { name, amount: deliveryAmount.total_amount });
  return {
    calculateStorageDeliveryAmount: {
      priced: getCalculateStorageDeliveryAmountMockHandler(deliveryAmount),
      boxUnavailable: mockProblem(getCalculateStorageDeliveryAmountMockHandler, "box_unavailable"),
      ...memberFailures(getCalculateStorageDeliveryAmountMockHandler),
    },
    createStorageDelivery: {
      created: created(async ({ request }) => {
        await bodyOf(request, CreateStorageDeliveryBody);
        return laterOrder("DELIVERY_REQUEST_ORDER", day);
      }),
      boxUnavailable: mockProblem(created, "box_unavailable"),
      ...memberFailures(created),
    },
    prepareStorageDeliveryPayment: prepareScenarios(
      getPrepareStorageDeliveryPaymentMockHandler,
      ready,
    ),
    completeStorageDeliveryPayment: completeScenarios(
      getCompleteStorageDeliveryPaymentMockHandler,
      deliveryAmount.total_amount,
    ),
  };
}
