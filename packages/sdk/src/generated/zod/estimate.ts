import * as zod from "zod/mini";

import {
  CashReceiptRequest,
  CollectionRequest,
  Estimate,
  EstimateAmount,
  EstimateCancellation,
  EstimateDraft,
  EstimateIntegration,
  EstimatePage,
  EstimateReschedule,
  EstimateTimes,
  PaymentCompletion,
  PaymentPreparation,
  PaymentResult,
  PreparedPayment,
  RescheduleAmount,
  RescheduledEstimate,
} from "./model.schemas.ts";

/**
 * @summary 견적 금액 계산
 */
export const CalculateEstimateAmountBody = EstimateDraft;

export const CalculateEstimateAmountResponse = EstimateAmount;

/**
 * @summary 내 운송 견적과 주문
 */
export const listEstimatesQueryPageDefault = 1;
export const listEstimatesQueryPageMax = 100000;

export const listEstimatesQueryLimitDefault = 20;
export const listEstimatesQueryLimitMax = 100;

export const listEstimatesQueryCursorRegExp = new RegExp("^[A-Za-z0-9_-]{1,200}$");

export const ListEstimatesQueryParams = /*#__PURE__*/ zod.object({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listEstimatesQueryPageMax)),
    listEstimatesQueryPageDefault,
  ),
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listEstimatesQueryLimitMax)),
    listEstimatesQueryLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listEstimatesQueryCursorRegExp)),
  ),
});

export const ListEstimatesResponse = EstimatePage;

/**
 * @summary 견적 저장
 */
export const CreateEstimateHeader = /*#__PURE__*/ zod.object({
  "idempotency-key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export const CreateEstimateBody = EstimateDraft;

export const CreateEstimateResponse = Estimate;

/**
 * @summary 방문자 견적을 내 견적으로
 */
export const IntegrateEstimateBody = EstimateIntegration;

export const IntegrateEstimateResponse = Estimate;

/**
 * @summary 견적 하나
 */
export const getEstimatePathSerialRegExp = new RegExp("^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const GetEstimateParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getEstimatePathSerialRegExp)),
});

export const GetEstimateResponse = Estimate;

/**
 * @summary 견적 수정
 */
export const updateEstimatePathSerialRegExp = new RegExp("^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const UpdateEstimateParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateEstimatePathSerialRegExp)),
});

export const updateEstimateHeaderIfMatchMax = 1000;

export const UpdateEstimateHeader = /*#__PURE__*/ zod.object({
  "if-match": /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(updateEstimateHeaderIfMatchMax)),
  ),
});

export const UpdateEstimateBody = EstimateDraft;

export const UpdateEstimateResponse = Estimate;

/**
 * @summary 결제 준비
 */
export const prepareEstimatePaymentPathSerialRegExp = new RegExp(
  "^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const PrepareEstimatePaymentParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(prepareEstimatePaymentPathSerialRegExp)),
});

export const PrepareEstimatePaymentBody = PaymentPreparation;

export const PrepareEstimatePaymentResponse = PreparedPayment;

/**
 * @summary 결제 확인
 */
export const completeEstimatePaymentPathSerialRegExp = new RegExp(
  "^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const CompleteEstimatePaymentParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(completeEstimatePaymentPathSerialRegExp)),
});

export const CompleteEstimatePaymentBody = PaymentCompletion;

export const CompleteEstimatePaymentResponse = PaymentResult;

/**
 * @summary 견적이나 주문 취소
 */
export const cancelEstimatePathSerialRegExp = new RegExp("^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const CancelEstimateParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cancelEstimatePathSerialRegExp)),
});

export const CancelEstimateBody = EstimateCancellation;

export const CancelEstimateResponse = Estimate;

/**
 * @summary 이사 날짜와 시간 바꾸기 금액 계산
 */
export const calculateEstimateReschedulePathSerialRegExp = new RegExp(
  "^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const CalculateEstimateRescheduleParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(calculateEstimateReschedulePathSerialRegExp)),
});

export const CalculateEstimateRescheduleBody = EstimateTimes;

export const CalculateEstimateRescheduleResponse = RescheduleAmount;

/**
 * @summary 이사 날짜와 시간 바꾸기
 */
export const rescheduleEstimatePathSerialRegExp = new RegExp("^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const RescheduleEstimateParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(rescheduleEstimatePathSerialRegExp)),
});

export const RescheduleEstimateBody = EstimateReschedule;

export const RescheduleEstimateResponse = RescheduledEstimate;

/**
 * @summary 현금영수증 번호 적기
 */
export const nameEstimateCashReceiptPathSerialRegExp = new RegExp(
  "^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const NameEstimateCashReceiptParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(nameEstimateCashReceiptPathSerialRegExp)),
});

export const NameEstimateCashReceiptBody = CashReceiptRequest;

export const NameEstimateCashReceiptResponse = Estimate;

/**
 * @summary 박스 수거 요청
 */
export const requestEstimateCollectionPathSerialRegExp = new RegExp(
  "^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const RequestEstimateCollectionParams = /*#__PURE__*/ zod.object({
  serial: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(requestEstimateCollectionPathSerialRegExp)),
});

export const RequestEstimateCollectionBody = CollectionRequest;

export const RequestEstimateCollectionResponse = Estimate;
