import * as zod from "zod/mini";

import {
  OrderPaymentPreparation,
  PaymentCompletion,
  PaymentOutcome,
  PreparedOrderPayment,
  StorageAmount,
  StorageDeliveryDraft,
  StorageOrder,
} from "./model.schemas.ts";

/**
 * @summary 박스 찾기 금액 계산
 */
export const CalculateStorageDeliveryAmountBody = StorageDeliveryDraft;

export const CalculateStorageDeliveryAmountResponse = StorageAmount;

/**
 * @summary 박스 찾기 주문
 */
export const CreateStorageDeliveryHeader = /*#__PURE__*/ zod.object({
  "idempotency-key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export const CreateStorageDeliveryBody = StorageDeliveryDraft;

export const CreateStorageDeliveryResponse = StorageOrder;

/**
 * @summary 박스 찾기 결제 준비
 */
export const prepareStorageDeliveryPaymentPathSerialRegExp = new RegExp(
  "^SD[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const PrepareStorageDeliveryPaymentParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(prepareStorageDeliveryPaymentPathSerialRegExp)),
});

export const PrepareStorageDeliveryPaymentBody = OrderPaymentPreparation;

export const PrepareStorageDeliveryPaymentResponse = PreparedOrderPayment;

/**
 * @summary 박스 찾기 결제 확인
 */
export const completeStorageDeliveryPaymentPathSerialRegExp = new RegExp(
  "^SD[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const CompleteStorageDeliveryPaymentParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(completeStorageDeliveryPaymentPathSerialRegExp)),
});

export const CompleteStorageDeliveryPaymentBody = PaymentCompletion;

export const CompleteStorageDeliveryPaymentResponse = PaymentOutcome;
