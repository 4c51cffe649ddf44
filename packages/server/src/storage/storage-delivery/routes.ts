import { camelKeys, snakeKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { createStorageDelivery } from "./create-storage-delivery.ts";
import { handleCompletion, handlePreparation } from "../storage-order/order-payment-handlers.ts";
import { toStorageOrder } from "../storage-order/to-wire.ts";
import { calculateStorageDeliveryAmount } from "./price-storage-delivery.ts";

export const storageDeliveryRoutes = (services: Services): HandlersOf<"storage-delivery"> => ({
  async calculateStorageDeliveryAmount({ caller, body }) {
    const request = { input: camelKeys(body), userId: caller.userId };
    return {
      status: 200,
      body: snakeKeys(await calculateStorageDeliveryAmount(services, request)),
    };
  },
  async createStorageDelivery({ caller, body, headers }) {
    const view = await createStorageDelivery(services, {
      input: camelKeys(body),
      userId: caller.userId,
      idempotencyKey: headers["idempotency-key"],
    });
    return { status: 201, body: toStorageOrder(view, services.clock()) };
  },
  prepareStorageDeliveryPayment: handlePreparation(services),
  completeStorageDeliveryPayment: handleCompletion(services),
});
