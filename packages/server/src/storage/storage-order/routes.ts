import { camelKeys, snakeKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import { toPaging } from "../../http/paging.ts";
import type { Services } from "../../services.ts";
import { readOptionalPaymentChoice } from "../../money/payment/payment-choice.ts";
import { toPreparedOrderPayment } from "../../money/payment/to-wire.ts";
import { cancelStorageOrder } from "./cancel-storage-order.ts";
import { createStorageOrder } from "./create-storage-order.ts";
import { listStorageOrders } from "./list-storage-orders.ts";
import { handleCompletion, handlePreparation } from "./order-payment-handlers.ts";
import { viewOwnOrder, type StorageOrderView } from "../order-state/order-view.ts";
import { rescheduleStorageOrder, calculateStorageReschedule } from "./reschedule-storage-order.ts";
import { toStorageOrder, toStorageOrderSummary } from "./to-wire.ts";
import { calculateStorageOrderAmount } from "./price-storage-order.ts";

export const storageOrderRoutes = (services: Services): HandlersOf<"storage-order"> => {
  const show = (view: StorageOrderView) => toStorageOrder(view, services.clock());

  return {
    async calculateStorageOrderAmount({ body }) {
      const price = await calculateStorageOrderAmount(services, camelKeys(body));
      return { status: 200, body: snakeKeys(price) };
    },
    async createStorageOrder({ caller, body, headers }) {
      const request = {
        input: camelKeys(body),
        userId: caller.userId,
        idempotencyKey: headers["idempotency-key"],
      };
      return { status: 201, body: show(await createStorageOrder(services, request)) };
    },
    async listStorageOrders({ caller, query }) {
      const filter = { userId: caller.userId, type: query.type, page: query };
      const found = await listStorageOrders(services, filter);
      const paging = toPaging(query, found);
      const now = services.clock();
      const items = found.items.map((order) => toStorageOrderSummary(order, now));
      return { status: 200, body: { items, paging } };
    },
    async getStorageOrder({ caller, path }) {
      const own = { serial: path.serial, userId: caller.userId };
      return { status: 200, body: show(await viewOwnOrder(services.db, own)) };
    },
    prepareStorageOrderPayment: handlePreparation(services),
    completeStorageOrderPayment: handleCompletion(services),
    async calculateStorageReschedule({ caller, path, body }) {
      const asked = { serial: path.serial, userId: caller.userId, times: body };
      return { status: 200, body: snakeKeys(await calculateStorageReschedule(services, asked)) };
    },
    async rescheduleStorageOrder({ caller, path, body, address }) {
      const { agreed_amount: agreedAmount, method, payment_id, ...times } = body;
      const { view, payment } = await rescheduleStorageOrder(services, {
        serial: path.serial,
        userId: caller.userId,
        address,
        times,
        agreedAmount,
        way: readOptionalPaymentChoice({ method, payment_id }),
      });
      const shown = payment === null ? null : toPreparedOrderPayment(payment);
      return { status: 200, body: { order: show(view), payment: shown } };
    },
    async cancelStorageOrder({ caller, path, body }) {
      const request = {
        serial: path.serial,
        actor: "MEMBER",
        actorId: caller.userId,
        reason: body.reason ?? null,
      } as const;
      return { status: 200, body: show(await cancelStorageOrder(services, request)) };
    },
  };
};
