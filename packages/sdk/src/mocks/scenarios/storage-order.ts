import type { StorageOrder, StorageOrderStatus } from "../../generated/model.schemas.ts";
import * as mock from "../../generated/storage-order/storage-order.msw.ts";
import { CreateStorageOrderBody } from "../../generated/zod/storage-order.ts";
import {
  monthlyStorageAmount,
  preparedOrderPayment,
  storageAmount,
  storageOrder,
  storageOrderStatuses,
  storageSummary,
} from "../fixtures/storage-order.ts";
import { anyones, bodyOf, members, mockInvalid, mockProblem } from "./failing.ts";
import { completeScenarios, completeWith, outcomes, prepareScenarios } from "./order-payment.ts";
import { requestedPage } from "./pages.ts";
import { storageRescheduleScenarios } from "./reschedule.ts";

const lateCollection = {
  field: "collection.date",
  code: "gap_too_long",
  message: "박스 배송부터 수거까지는 최대 7일까지 가능해요.",
};

function page(all: readonly StorageOrder[], request: Request) {
  const type = new URL(request.url).searchParams.get("type");
  const found = type === null ? all : all.filter((order) => order.type === type);
  return requestedPage(found.map(storageSummary), request);
}

export function storageOrderScenarios(day: string) {
  /** Returns the order under any serial: a screen may be opened at any URL. */
  const get = (answer: StorageOrder) =>
    mock.getGetStorageOrderMockHandler(({ params }) => ({
      ...answer,
      serial: String(params["serial"]),
    }));
  const inStatus = (status: StorageOrderStatus) => get(storageOrder(status, day));
  const orders = storageOrderStatuses
    .filter((status) => status !== "DISPOSING")
    .map((status) => storageOrder(status, day));
  return {
    calculateStorageOrderAmount: anyones(
      mock.getCalculateStorageOrderAmountMockHandler,
      (reply) => ({
        priced: reply(storageAmount),
        monthly: reply(monthlyStorageAmount),
        invalid: mockInvalid(reply, lateCollection),
      }),
    ),
    listStorageOrders: members(mock.getListStorageOrdersMockHandler, (reply) => ({
      orders: reply(({ request }) => page(orders, request)),
      empty: reply(({ request }) => requestedPage([], request)),
    })),
    createStorageOrder: members(mock.getCreateStorageOrderMockHandler, (reply, problem) => ({
      created: reply(async ({ request }) => {
        await bodyOf(request, CreateStorageOrderBody);
        return storageOrder("QUOTED", day);
      }),
      invalid: mockInvalid(reply, lateCollection),
      offerUsed: problem("coupon_unavailable"),
    })),
    getStorageOrder: members(mock.getGetStorageOrderMockHandler, (_reply, problem) => ({
      QUOTED: inStatus("QUOTED"),
      WAIT: inStatus("WAIT"),
      PAYMENT: inStatus("PAYMENT"),
      CONFIRM: inStatus("CONFIRM"),
      DELIVERING: inStatus("DELIVERING"),
      BEFORE_COLLECTION: inStatus("BEFORE_COLLECTION"),
      COLLECTING: inStatus("COLLECTING"),
      COMPLETE: inStatus("COMPLETE"),
      CANCEL: inStatus("CANCEL"),
      monthly: get({
        ...storageOrder("QUOTED", day),
        payment_type: "SUBSCRIPTION",
        amount: monthlyStorageAmount,
      }),
      missing: problem("not_found"),
    })),
    ...storageRescheduleScenarios(day),
    cancelStorageOrder: members(mock.getCancelStorageOrderMockHandler, (reply, problem) => ({
      cancelled: reply(({ params }) => ({
        ...storageOrder("CANCEL", day),
        serial: String(params["serial"]),
      })),
      tooLate: problem("state_conflict"),
    })),
    ...storageOrderPaymentScenarios(day),
  };
}

function storageOrderPaymentScenarios(day: string) {
  const prepare = mock.getPrepareStorageOrderPaymentMockHandler;
  const ready = preparedOrderPayment(day);
  const complete = mock.getCompleteStorageOrderPaymentMockHandler;
  const { total_amount: amount } = storageAmount;
  const completed = completeWith(complete, amount);
  return {
    prepareStorageOrderPayment: {
      ...prepareScenarios(prepare, ready),
      declined: prepare({ ...ready, ...outcomes.failed }),
    },
    completeStorageOrderPayment: {
      ...completeScenarios(complete, amount),
      givenUp: completed(outcomes.abandoned),
      refunded: completed(outcomes.refunded),
      slotFull: mockProblem(complete, "slot_full"),
      providerUnavailable: mockProblem(complete, "provider_unavailable"),
    },
  };
}
