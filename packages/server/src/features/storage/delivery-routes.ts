import { camelKeys, snakeKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { calculateStorageDeliveryAmount } from "./calculate-storage-delivery-amount.ts";
import { completeOrderPayment } from "./complete-order-payment.ts";
import { createStorageDelivery } from "./create-storage-delivery.ts";
import { prepareOrderPayment } from "./prepare-order-payment.ts";
import { toPaymentOutcome, toPreparedOrderPayment, toStorageOrder } from "./to-wire.ts";
import { readPaymentChoice } from "../payment/payment-choice.ts";

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
  async prepareStorageDeliveryPayment({ caller, path, body, address }) {
    const request = {
      serial: path.serial,
      userId: caller.userId,
      address,
      way: readPaymentChoice(body),
    };
    const prepared = await prepareOrderPayment(services, request);
    return { status: 201, body: toPreparedOrderPayment(prepared) };
  },
  async completeStorageDeliveryPayment({ path, body }) {
    const input = { ...camelKeys(body), serial: path.serial };
    const payment = await completeOrderPayment(services, input);
    return { status: 200, body: toPaymentOutcome(path.serial, payment) };
  },
});
