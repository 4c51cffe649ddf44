import * as zod from "zod/mini";

import {
  FinalDeliveryDraft,
  FinalDisposalDraft,
  OrderPaymentPreparation,
  PaymentCompletion,
  PaymentOutcome,
  PreparedOrderPayment,
  StorageAmount,
  StorageFinalQuote,
  StorageOrder,
} from "./model.schemas.ts";

/**
 * @summary 보관을 끝내고 박스 받기
 */
export const createFinalDeliveryPathSerialRegExp = new RegExp("^ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const CreateFinalDeliveryParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(createFinalDeliveryPathSerialRegExp)),
});

export const CreateFinalDeliveryHeader = /*#__PURE__*/ zod.object({
  "idempotency-key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export const CreateFinalDeliveryBody = FinalDeliveryDraft;

export const CreateFinalDeliveryResponse = StorageOrder;

/**
 * @summary 보관을 끝내고 박스 폐기
 */
export const createFinalDisposalPathSerialRegExp = new RegExp("^ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const CreateFinalDisposalParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(createFinalDisposalPathSerialRegExp)),
});

export const CreateFinalDisposalHeader = /*#__PURE__*/ zod.object({
  "idempotency-key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export const CreateFinalDisposalBody = FinalDisposalDraft;

export const CreateFinalDisposalResponse = StorageOrder;

/**
 * @summary 보관 종료 금액 계산
 */
export const CalculateStorageFinalAmountBody = StorageFinalQuote;

export const CalculateStorageFinalAmountResponse = StorageAmount;

/**
 * @summary 보관 종료 결제 준비
 */
export const prepareStorageFinalPaymentPathSerialRegExp = new RegExp(
  "^SF[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const PrepareStorageFinalPaymentParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(prepareStorageFinalPaymentPathSerialRegExp)),
});

export const PrepareStorageFinalPaymentBody = OrderPaymentPreparation;

export const PrepareStorageFinalPaymentResponse = PreparedOrderPayment;

/**
 * @summary 보관 종료 결제 확인
 */
export const completeStorageFinalPaymentPathSerialRegExp = new RegExp(
  "^SF[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const CompleteStorageFinalPaymentParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(completeStorageFinalPaymentPathSerialRegExp)),
});

export const CompleteStorageFinalPaymentBody = PaymentCompletion;

export const CompleteStorageFinalPaymentResponse = PaymentOutcome;
