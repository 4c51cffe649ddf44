import type { StorageOrder, StorageOrderStatus } from "../../generated/model.schemas.ts";
import {
  getCalculateStorageOrderAmountMockHandler,
  getCancelStorageOrderMockHandler,
  getCompleteStorageOrderPaymentMockHandler,
  getCreateStorageOrderMockHandler,
  getGetStorageOrderMockHandler,
  getListStorageOrdersMockHandler,
  getPrepareStorageOrderPaymentMockHandler,
} from "../../generated/storage-order/storage-order.msw.ts";
import { CreateStorageOrderBody } from "../../generated/zod/storage-order.ts";
import {
  monthlyStorageAmount,
  preparedOrderPayment,
  storageAmount,
  storageOrder,
  storageOrderStatuses,
  storageSummary,
} from "../fixtures/storage-order.ts";
import { bodyOf, failures, memberFailures, mockInvalid, mockProblem } from "./failing.ts";
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

/** First orders: price, order, list, state and cancellation. */
export function storageOrderScenarios(day: string) {
  /** Returns the order under any serial: a screen may be opened at any URL. */
  const get = (answer: StorageOrder) =>
    getGetStorageOrderMockHandler(({ params }) => ({
      ...answer,
      serial: String(params["serial"]),
    }));
  const inStatus = (status: StorageOrderStatus) => get(storageOrder(status, day));
  const orders = storageOrderStatuses
    .filter((status) => status !== "DISPOSING")
    .map((status) => storageOrder(status, day));
  return {
    calculateStorageOrderAmount: {
      priced: getCalculateStorageOrderAmountMockHandler(storageAmount),
      monthly: getCalculateStorageOrderAmountMockHandler(monthlyStorageAmount),
      invalid: mockInvalid(getCalculateStorageOrderAmountMockHandler, lateCollection),
      ...failures(getCalculateStorageOrderAmountMockHandler),
    },
    listStorageOrders: {
      orders: getListStorageOrdersMockHandler(({ request }) => page(orders, request)),
      empty: getListStorageOrdersMockHandler(({ request }) => requestedPage([], request)),
      ...memberFailures(getListStorageOrdersMockHandler),
    },
    createStorageOrder: {
      created: getCreateStorageOrderMockHandler(async ({ request }) => {
        await bodyOf(request, CreateStorageOrderBody);
        return storageOrder("QUOTED", day);
      }),
      invalid: mockInvalid(getCreateStorageOrderMockHandler, lateCollection),
      offerUsed: mockProblem(getCreateStorageOrderMockHandler, "coupon_unavailable"),
      ...memberFailures(getCreateStorageOrderMockHandler),
    },
    getStorageOrder: {
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
      missing: mockProblem(getGetStorageOrderMockHandler, "not_found"),
      ...memberFailures(getGetStorageOrderMockHandler),
    },
    ...storageRescheduleScenarios(day),
    cancelStorageOrder: {
      cancelled: getCancelStorageOrderMockHandler(({ params }) => ({
        ...storageOrder("CANCEL", day),
        serial: String(params["serial"]),
      })),
      tooLate: mockProblem(getCancelStorageOrderMockHandler, "state_conflict"),
      ...memberFailures(getCancelStorageOrderMockHandler),
    },
    ...storageOrderPaymentScenarios(day),
  };
}

function storageOrderPaymentScenarios(day: string) {
  const prepare = getPrepareStorageOrderPaymentMockHandler;
  const ready = preparedOrderPayment(day);
  const complete = getCompleteStorageOrderPaymentMockHandler;
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
