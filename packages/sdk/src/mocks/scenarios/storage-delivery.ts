import type { PaymentStatus } from "../../generated/model.schemas.ts";
import {
  getCalculateStorageDeliveryAmountMockHandler,
  getCompleteStorageDeliveryPaymentMockHandler,
  getCreateStorageDeliveryMockHandler,
  getPrepareStorageDeliveryPaymentMockHandler,
} from "../../generated/storage-delivery/storage-delivery.msw.ts";
import { CreateStorageDeliveryBody } from "../../generated/zod/storage-delivery.ts";
import { deliveryAmount, laterOrder } from "../fixtures/storage-later-order.ts";
import { preparedStoragePayment } from "../fixtures/storage-order.ts";
import { bodyOf, failures, memberFailures, mockProblem } from "./failing.ts";
import { BOX_UNAVAILABLE, MISSING, PROVIDER_UNAVAILABLE, SLOT_FULL } from "./sentences.ts";

/** Deliveries of stored boxes: price, order and payment. */
export function storageDeliveryScenarios(day: string) {
  const answered = (payment_status: PaymentStatus, failure_reason: string | null = null) =>
    getCompleteStorageDeliveryPaymentMockHandler(({ params }) => ({
      reference: String(params["serial"]),
      payment_status,
      amount: deliveryAmount.total_amount,
      failure_reason,
    }));
  const created = getCreateStorageDeliveryMockHandler;
  const prepared = getPrepareStorageDeliveryPaymentMockHandler;
  const name = "담아둠 박스 찾기";
  const ready = preparedStoragePayment(day, { name, amount: deliveryAmount.total_amount });
  return {
    calculateStorageDeliveryAmount: {
      priced: getCalculateStorageDeliveryAmountMockHandler(deliveryAmount),
      boxUnavailable: mockProblem(
        getCalculateStorageDeliveryAmountMockHandler,
        409,
        "box_unavailable",
        BOX_UNAVAILABLE,
      ),
      ...memberFailures(getCalculateStorageDeliveryAmountMockHandler),
    },
    createStorageDelivery: {
      created: created(async ({ request }) => {
        await bodyOf(request, CreateStorageDeliveryBody);
        return laterOrder("DELIVERY_REQUEST_ORDER", day);
      }),
      boxUnavailable: mockProblem(created, 409, "box_unavailable", BOX_UNAVAILABLE),
      ...memberFailures(created),
    },
    prepareStorageDeliveryPayment: {
      ready: prepared(ready),
      charged: prepared({ ...ready, payment_status: "PAID" }),
      slotFull: mockProblem(prepared, 409, "slot_full", SLOT_FULL),
      missing: mockProblem(prepared, 404, "not_found", MISSING),
      providerUnavailable: mockProblem(prepared, 503, "provider_unavailable", PROVIDER_UNAVAILABLE),
      ...memberFailures(prepared),
    },
    completeStorageDeliveryPayment: {
      paid: answered("PAID"),
      pending: answered("READY"),
      failed: answered("FAILED", "카드 한도를 넘었어요."),
      missing: mockProblem(getCompleteStorageDeliveryPaymentMockHandler, 404, "not_found", MISSING),
      ...failures(getCompleteStorageDeliveryPaymentMockHandler),
    },
  };
}
