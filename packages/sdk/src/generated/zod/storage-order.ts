import * as zod from "zod/mini";

import {
  OrderPaymentPreparation,
  PaymentCompletion,
  PaymentOutcome,
  PreparedOrderPayment,
  RescheduleAmount,
  RescheduledStorageOrder,
  StorageAmount,
  StorageCancellation,
  StorageOrder,
  StorageOrderDraft,
  StorageOrderPage,
  StorageReschedule,
  StorageTimes,
} from "./model.schemas.ts";

/**
 * @summary 보관 금액 계산
 */
export const CalculateStorageOrderAmountBody = StorageOrderDraft;

export const CalculateStorageOrderAmountResponse = StorageAmount;

/**
 * @summary 내 보관 주문
 */
export const listStorageOrdersQueryPageDefault = 1;
export const listStorageOrdersQueryPageMax = 100000;

export const listStorageOrdersQueryLimitDefault = 20;
export const listStorageOrdersQueryLimitMax = 100;

export const listStorageOrdersQueryCursorRegExp = new RegExp("^[A-Za-z0-9_-]{1,200}$");

export const ListStorageOrdersQueryParams = /*#__PURE__*/ zod.object({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listStorageOrdersQueryPageMax)),
    listStorageOrdersQueryPageDefault,
  ),
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listStorageOrdersQueryLimitMax)),
    listStorageOrdersQueryLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listStorageOrdersQueryCursorRegExp)),
  ),
  type: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.enum([
      "FIRST_TIME_ORDER",
      "DELIVERY_REQUEST_ORDER",
      "FINAL_AND_DELIVERY_ORDER",
      "FINAL_AND_DISPOSAL_ORDER",
    ]),
  ),
});

export const ListStorageOrdersResponse = StorageOrderPage;

/**
 * @summary 첫 보관 주문
 */
export const CreateStorageOrderHeader = /*#__PURE__*/ zod.object({
  "idempotency-key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export const CreateStorageOrderBody = StorageOrderDraft;

export const CreateStorageOrderResponse = StorageOrder;

/**
 * @summary 보관 주문 하나
 */
export const getStorageOrderPathSerialRegExp = new RegExp(
  "^(ST|SD|SF)[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const GetStorageOrderParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(getStorageOrderPathSerialRegExp)),
});

export const GetStorageOrderResponse = StorageOrder;

/**
 * @summary 첫 보관 결제 준비
 */
export const prepareStorageOrderPaymentPathSerialRegExp = new RegExp(
  "^ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const PrepareStorageOrderPaymentParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(prepareStorageOrderPaymentPathSerialRegExp)),
});

export const PrepareStorageOrderPaymentBody = OrderPaymentPreparation;

export const PrepareStorageOrderPaymentResponse = PreparedOrderPayment;

/**
 * @summary 첫 보관 결제 확인
 */
export const completeStorageOrderPaymentPathSerialRegExp = new RegExp(
  "^ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const CompleteStorageOrderPaymentParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(completeStorageOrderPaymentPathSerialRegExp)),
});

export const CompleteStorageOrderPaymentBody = PaymentCompletion;

export const CompleteStorageOrderPaymentResponse = PaymentOutcome;

/**
 * @summary 보관 주문 취소
 */
export const cancelStorageOrderPathSerialRegExp = new RegExp(
  "^(ST|SD|SF)[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const CancelStorageOrderParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(cancelStorageOrderPathSerialRegExp)),
});

export const CancelStorageOrderBody = StorageCancellation;

export const CancelStorageOrderResponse = StorageOrder;

/**
 * @summary 방문 날짜와 시간 바꾸기 금액 계산
 */
export const calculateStorageReschedulePathSerialRegExp = new RegExp(
  "^(ST|SD|SF)[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const CalculateStorageRescheduleParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(calculateStorageReschedulePathSerialRegExp)),
});

export const CalculateStorageRescheduleBody = StorageTimes;

export const CalculateStorageRescheduleResponse = RescheduleAmount;

/**
 * @summary 방문 날짜와 시간 바꾸기
 */
export const rescheduleStorageOrderPathSerialRegExp = new RegExp(
  "^(ST|SD|SF)[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const RescheduleStorageOrderParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(rescheduleStorageOrderPathSerialRegExp)),
});

export const RescheduleStorageOrderBody = StorageReschedule;

export const RescheduleStorageOrderResponse = RescheduledStorageOrder;
