import { camelKeys, snakeKeys } from "../../http/case-keys.ts";
import type { Call, HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { createFinalDelivery, createFinalDisposal } from "./create-final-order.ts";
import { handleCompletion, handlePreparation } from "../storage-order/order-payment-handlers.ts";
import { toStorageOrder } from "../storage-order/to-wire.ts";
import { calculateStorageFinalAmount, finalDraftOf } from "./quote-final.ts";

export const storageFinalRoutes = (services: Services): HandlersOf<"storage-final"> => ({
  async calculateStorageFinalAmount({ caller, body }) {
    const question = finalDraftOf(body, caller.userId);
    return { status: 200, body: snakeKeys(await calculateStorageFinalAmount(services, question)) };
  },
  async createFinalDelivery(call) {
    const order = { ...orderOf(call), draft: camelKeys(call.body) };
    const view = await createFinalDelivery(services, order);
    return { status: 201, body: toStorageOrder(view, services.clock()) };
  },
  async createFinalDisposal(call) {
    const order = { ...orderOf(call), draft: camelKeys(call.body) };
    const view = await createFinalDisposal(services, order);
    return { status: 201, body: toStorageOrder(view, services.clock()) };
  },
  prepareStorageFinalPayment: handlePreparation(services),
  completeStorageFinalPayment: handleCompletion(services),
});

type Creation = Pick<Call<"createFinalDelivery">, "caller" | "path" | "headers">;

const orderOf = ({ caller, path, headers }: Creation) => ({
  orderSerial: path.serial,
  userId: caller.userId,
  idempotencyKey: headers["idempotency-key"],
});
