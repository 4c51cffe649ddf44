import * as zod from "zod";

import {
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
 * 저장하지 않습니다. 같은 내용이면 늘 같은 금액입니다.
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

export const ListEstimatesQueryParams = zod.object({
  page: zod
    .int()
    .min(1)
    .max(listEstimatesQueryPageMax)
    .default(listEstimatesQueryPageDefault)
    .describe("쪽 번호 (1부터)"),
  limit: zod
    .int()
    .min(1)
    .max(listEstimatesQueryLimitMax)
    .default(listEstimatesQueryLimitDefault)
    .describe("한 쪽의 개수"),
});

export const ListEstimatesResponse = EstimatePage;

/**
 * 금액은 서버가 계산해 내역과 함께 고정합니다. 로그인하지 않았다면 `visitor_key` 를 한 번 드리고,
 * 로그인한 뒤 `POST /api/estimates/integration` 으로 회원의 견적이 됩니다.
 * @summary 견적 저장
 */
export const CreateEstimateHeader = zod.object({
  "idempotency-key": zod
    .uuid()
    .exactOptional()
    .describe("같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)"),
});

export const CreateEstimateBody = EstimateDraft;

export const CreateEstimateResponse = Estimate;

/**
 * 이미 내 견적이면 그대로 답합니다.
 * @summary 방문자 견적을 내 견적으로
 */
export const IntegrateEstimateBody = EstimateIntegration;

export const IntegrateEstimateResponse = Estimate;

/**
 * @summary 견적 하나
 */
export const getEstimatePathSerialRegExp = new RegExp("^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const GetEstimateParams = zod.object({
  serial: zod.string().regex(getEstimatePathSerialRegExp).describe("견적 번호"),
});

export const GetEstimateResponse = Estimate;

/**
 * 결제하기 전(QUOTED, WAIT)에만 고칠 수 있고, 금액을 다시 계산해 고정합니다. 결제를 준비해 두었다면 그 준비는 취소됩니다.
 * @summary 견적 수정
 */
export const updateEstimatePathSerialRegExp = new RegExp("^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const UpdateEstimateParams = zod.object({
  serial: zod.string().regex(updateEstimatePathSerialRegExp).describe("견적 번호"),
});

export const UpdateEstimateBody = EstimateDraft;

export const UpdateEstimateResponse = Estimate;

/**
 * 낼 금액을 서버가 정해 결제사에 미리 등록하고, 고른 시간대를 15분 동안 잡아 둡니다.
 * 같은 방법으로 다시 부르면 남은 준비를 그대로 답합니다. `payment_id` 면 등록한 결제 수단으로 바로 결제해 `payment_status` 로 답합니다.
 * `BALANCE` 는 짐을 내린 뒤(WORKING_COMPLETE, BOX_COL_REQUEST, COMPLETE) 남은 금액을 모두 냅니다.
 * @summary 결제 준비
 */
export const prepareEstimatePaymentPathSerialRegExp = new RegExp(
  "^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const PrepareEstimatePaymentParams = zod.object({
  serial: zod.string().regex(prepareEstimatePaymentPathSerialRegExp).describe("견적 번호"),
});

export const PrepareEstimatePaymentBody = PaymentPreparation;

export const PrepareEstimatePaymentResponse = PreparedPayment;

/**
 * 결제사에 금액과 상태를 물어 확정합니다. 몇 번을 불러도 결과는 하나입니다. 금액이 다르면 돌려 드리고 409 로 답합니다.
 * 결제 앱이 다른 브라우저로 돌아올 수 있어 로그인 없이도 되지만, 추측할 수 없는 `merchant_uid` 가 있어야 하고 결과만 답합니다.
 * @summary 결제 확인
 */
export const completeEstimatePaymentPathSerialRegExp = new RegExp(
  "^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const CompleteEstimatePaymentParams = zod.object({
  serial: zod.string().regex(completeEstimatePaymentPathSerialRegExp).describe("견적 번호"),
});

export const CompleteEstimatePaymentBody = PaymentCompletion;

export const CompleteEstimatePaymentResponse = PaymentResult;

/**
 * 운송 약관의 취소 규정에 따라 결제한 금액을 돌려 드립니다. 이미 취소됐으면 그대로 답합니다.
 * @summary 견적이나 주문 취소
 */
export const cancelEstimatePathSerialRegExp = new RegExp("^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const CancelEstimateParams = zod.object({
  serial: zod.string().regex(cancelEstimatePathSerialRegExp).describe("견적 번호"),
});

export const CancelEstimateBody = EstimateCancellation;

export const CancelEstimateResponse = Estimate;

/**
 * 결제한 이사와 빌린 박스의 방문을 다른 때로 옮기면 얼마를 더 내거나 돌려받는지 계산합니다.
 * @summary 이사 날짜와 시간 바꾸기 금액 계산
 */
export const calculateEstimateReschedulePathSerialRegExp = new RegExp(
  "^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const CalculateEstimateRescheduleParams = zod.object({
  serial: zod.string().regex(calculateEstimateReschedulePathSerialRegExp).describe("견적 번호"),
});

export const CalculateEstimateRescheduleBody = EstimateTimes;

export const CalculateEstimateRescheduleResponse = RescheduleAmount;

/**
 * 낼 것이 없으면 바로 바뀌고, 줄어든 금액은 결제하신 방법으로 돌려 드립니다. 낼 것이 있으면 결제가 확인될 때 바뀝니다.
 * 결제창으로 낸 결과는 /payments/complete 으로 확인합니다. 그사이 시간이 마감되면 받은 돈을 모두 돌려 드립니다.
 * `agreed_amount` 는 계산에서 본 `total_amount` 이고, 지금 금액과 다르면 `amount_mismatch` 입니다.
 * @summary 이사 날짜와 시간 바꾸기
 */
export const rescheduleEstimatePathSerialRegExp = new RegExp("^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const RescheduleEstimateParams = zod.object({
  serial: zod.string().regex(rescheduleEstimatePathSerialRegExp).describe("견적 번호"),
});

export const RescheduleEstimateBody = EstimateReschedule;

export const RescheduleEstimateResponse = RescheduledEstimate;

/**
 * 이사가 끝난 뒤(WORKING_COMPLETE) 빌린 박스의 수거 날짜와 시간을 정합니다. 박스 배송부터 최대 7일입니다.
 * @summary 박스 수거 요청
 */
export const requestEstimateCollectionPathSerialRegExp = new RegExp(
  "^MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const RequestEstimateCollectionParams = zod.object({
  serial: zod.string().regex(requestEstimateCollectionPathSerialRegExp).describe("견적 번호"),
});

export const RequestEstimateCollectionBody = CollectionRequest;

export const RequestEstimateCollectionResponse = Estimate;
