import * as zod from "zod/mini";

import {
  CustomPayment,
  CustomPaymentPreparation,
  CustomPaymentRefusal,
  PaymentCompletion,
  PaymentOutcome,
  PreparedOrderPayment,
} from "./model.schemas.ts";

/**
 * @summary 추가 결제 보기
 */
export const getCustomPaymentPathUrlRegExp = new RegExp("^[A-Za-z0-9_-]{22,64}$");

export const GetCustomPaymentParams = /*#__PURE__*/ zod.object({
  url: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getCustomPaymentPathUrlRegExp)),
});

export const GetCustomPaymentResponse = CustomPayment;

/**
 * @summary 추가 결제 준비
 */
export const prepareCustomPaymentPathUrlRegExp = new RegExp("^[A-Za-z0-9_-]{22,64}$");

export const PrepareCustomPaymentParams = /*#__PURE__*/ zod.object({
  url: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(prepareCustomPaymentPathUrlRegExp)),
});

export const PrepareCustomPaymentBody = CustomPaymentPreparation;

export const PrepareCustomPaymentResponse = PreparedOrderPayment;

/**
 * @summary 추가 결제 확인
 */
export const completeCustomPaymentPathUrlRegExp = new RegExp("^[A-Za-z0-9_-]{22,64}$");

export const CompleteCustomPaymentParams = /*#__PURE__*/ zod.object({
  url: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(completeCustomPaymentPathUrlRegExp)),
});

export const CompleteCustomPaymentBody = PaymentCompletion;

export const CompleteCustomPaymentResponse = PaymentOutcome;

/**
 * @summary 추가 결제 거절
 */
export const declineCustomPaymentPathUrlRegExp = new RegExp("^[A-Za-z0-9_-]{22,64}$");

export const DeclineCustomPaymentParams = /*#__PURE__*/ zod.object({
  url: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(declineCustomPaymentPathUrlRegExp)),
});

export const DeclineCustomPaymentBody = CustomPaymentRefusal;

export const DeclineCustomPaymentResponse = CustomPayment;
