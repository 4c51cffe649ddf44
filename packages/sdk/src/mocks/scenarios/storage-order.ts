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
import { bodyOf, failures, memberFailures, mockProblem } from "./failing.ts";
import { completeScenarios, completeWith, prepareScenarios } from "./order-payment.ts";
import { requestedPage } from "./pages.ts";
import { storageRescheduleScenarios } from "./storage-reschedule.ts";
import {
  CHECK_INPUT,
  COUPON_UNAVAILABLE,
  MISSING,
  PROVIDER_UNAVAILABLE,
  SLOT_FULL,
  STATE_CONFLICT,
} from "./sentences.ts";

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
      invalid: mockProblem(
        getCalculateStorageOrderAmountMockHandler,
        422,
        "validation_failed",
        CHECK_INPUT,
        [lateCollection],
      ),
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
      invalid: mockProblem(
        getCreateStorageOrderMockHandler,
        422,
        "validation_failed",
        CHECK_INPUT,
        [lateCollection],
      ),
      offerUsed: mockProblem(
        getCreateStorageOrderMockHandler,
        409,
        "coupon_unavailable",
        COUPON_UNAVAILABLE,
      ),
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
      missing: mockProblem(getGetStorageOrderMockHandler, 404, "not_found", MISSING),
      ...memberFailures(getGetStorageOrderMockHandler),
    },
    ...storageRescheduleScenarios(day),
    cancelStorageOrder: {
      cancelled: getCancelStorageOrderMockHandler(({ params }) => ({
        ...storageOrder("CANCEL", day),
        serial: String(params["serial"]),
      })),
      tooLate: mockProblem(getCancelStorageOrderMockHandler, 409, "state_conflict", STATE_CONFLICT),
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
      declined: prepare({
        ...ready,
        payment_status: "FAILED",
        failure_reason: "카드 한도를 넘었어요.",
      }),
    },
    completeStorageOrderPayment: {
      ...completeScenarios(complete, amount),
      givenUp: completed("FAILED", "결제를 취소했어요."),
      refunded: completed("REFUNDED"),
      slotFull: mockProblem(complete, 409, "slot_full", SLOT_FULL),
      providerUnavailable: mockProblem(complete, 503, "provider_unavailable", PROVIDER_UNAVAILABLE),
    },
  };
}
