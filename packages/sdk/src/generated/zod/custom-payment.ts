import * as zod from "zod";

import {
  CustomPayment,
  CustomPaymentPreparation,
  CustomPaymentRefusal,
  PaymentCompletion,
  PaymentOutcome,
  PreparedOrderPayment,
} from "./model.schemas.ts";

/**
 * 운영자가 보낸 링크의 내용입니다. 링크를 아는 사람은 누구나 보므로 이름과 번호는 가립니다.
 * 로그인한 사람이 그 주문의 회원이면 주문 번호도 드립니다.
 * @summary 추가 결제 보기
 */
export const getCustomPaymentPathUrlRegExp = new RegExp("^[A-Za-z0-9_-]{22,64}$");

export const GetCustomPaymentParams = zod.object({
  url: zod.string().regex(getCustomPaymentPathUrlRegExp).describe("링크의 끝. 추측할 수 없습니다."),
});

export const GetCustomPaymentResponse = CustomPayment;

/**
 * 결제창에 넘길 내용입니다. 이미 냈으면 `already_paid`, 거절했거나 기한이 지났으면 `state_conflict` 입니다.
 * @summary 추가 결제 준비
 */
export const prepareCustomPaymentPathUrlRegExp = new RegExp("^[A-Za-z0-9_-]{22,64}$");

export const PrepareCustomPaymentParams = zod.object({
  url: zod
    .string()
    .regex(prepareCustomPaymentPathUrlRegExp)
    .describe("링크의 끝. 추측할 수 없습니다."),
});

export const PrepareCustomPaymentBody = CustomPaymentPreparation;

export const PrepareCustomPaymentResponse = PreparedOrderPayment;

/**
 * 첫 보관 결제 확인과 같은 방식입니다.
 * @summary 추가 결제 확인
 */
export const completeCustomPaymentPathUrlRegExp = new RegExp("^[A-Za-z0-9_-]{22,64}$");

export const CompleteCustomPaymentParams = zod.object({
  url: zod
    .string()
    .regex(completeCustomPaymentPathUrlRegExp)
    .describe("링크의 끝. 추측할 수 없습니다."),
});

export const CompleteCustomPaymentBody = PaymentCompletion;

export const CompleteCustomPaymentResponse = PaymentOutcome;

/**
 * 바뀐 조건을 받아들이지 않습니다. 이미 거절했으면 그대로 답합니다.
 * @summary 추가 결제 거절
 */
export const declineCustomPaymentPathUrlRegExp = new RegExp("^[A-Za-z0-9_-]{22,64}$");

export const DeclineCustomPaymentParams = zod.object({
  url: zod
    .string()
    .regex(declineCustomPaymentPathUrlRegExp)
    .describe("링크의 끝. 추측할 수 없습니다."),
});

export const DeclineCustomPaymentBody = CustomPaymentRefusal;

export const DeclineCustomPaymentResponse = CustomPayment;
