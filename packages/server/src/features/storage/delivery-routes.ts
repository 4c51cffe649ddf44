import { camelKeys, snakeKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { calculateStorageDeliveryAmount } from "./calculate-storage-delivery-amount.ts";
import { completeOrderPayment } from "./complete-order-payment.ts";
import { createStorageDelivery } from "./create-storage-delivery.ts";
import { prepareOrderPayment } from "./prepare-order-payment.ts";
import { toPaymentOutcome, toPreparedOrderPayment, toStorageOrder } from "./to-wire.ts";
import { wayToPay } from "../payment/way-to-pay.ts";

export const storageDeliveryRoutes = (services: Services): HandlersOf<"storage-delivery"> => ({
  async calculateStorageDeliveryAmount({ caller, body }) {
    const wish = { input: camelKeys(body), userId: caller.userId };
    return { status: 200, body: snakeKeys(await calculateStorageDeliveryAmount(services, wish)) };
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
    const wish = { serial: path.serial, userId: caller.userId, address, way: wayToPay(body) };
    const prepared = await prepareOrderPayment(services, wish);
    return { status: 201, body: toPreparedOrderPayment(prepared) };
  },
  async completeStorageDeliveryPayment({ path, body }) {
    const given = { ...camelKeys(body), serial: path.serial };
    const payment = await completeOrderPayment(services, given);
    return { status: 200, body: toPaymentOutcome(path.serial, payment) };
  },
});
