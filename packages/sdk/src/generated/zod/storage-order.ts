import * as zod from "zod";

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
 * 저장하지 않습니다. 같은 내용이면 늘 같은 금액입니다. 쓸 수 없는 쿠폰은 그 필드의 422 로 알립니다.
 * @summary 보관 금액 계산
 */
export const CalculateStorageOrderAmountBody = StorageOrderDraft;

export const CalculateStorageOrderAmountResponse = StorageAmount;

/**
 * 첫 보관, 박스 찾기, 보관 종료의 모든 주문입니다.
 * @summary 내 보관 주문
 */
export const listStorageOrdersQueryPageDefault = 1;
export const listStorageOrdersQueryPageMax = 100000;

export const listStorageOrdersQueryLimitDefault = 20;
export const listStorageOrdersQueryLimitMax = 100;

export const ListStorageOrdersQueryParams = zod.object({
  page: zod
    .int()
    .min(1)
    .max(listStorageOrdersQueryPageMax)
    .default(listStorageOrdersQueryPageDefault)
    .describe("쪽 번호 (1부터)"),
  limit: zod
    .int()
    .min(1)
    .max(listStorageOrdersQueryLimitMax)
    .default(listStorageOrdersQueryLimitDefault)
    .describe("한 쪽의 개수"),
  type: zod
    .enum([
      "FIRST_TIME_ORDER",
      "DELIVERY_REQUEST_ORDER",
      "FINAL_AND_DELIVERY_ORDER",
      "FINAL_AND_DISPOSAL_ORDER",
    ])
    .exactOptional()
    .describe("주문 종류"),
});

export const ListStorageOrdersResponse = StorageOrderPage;

/**
 * 금액은 서버가 계산해 내역과 함께 고정합니다. 결제하면 예약됩니다. 쿠폰은 결제를 준비할 때 잡아 두고 결제되면 쓰며,
 * 결제하지 않거나 전액을 돌려받고 취소하면 돌아옵니다. 쿠폰을 써도 1,000원은 남습니다.
 * @summary 첫 보관 주문
 */
export const CreateStorageOrderHeader = zod.object({
  "idempotency-key": zod
    .uuid()
    .exactOptional()
    .describe("같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)"),
});

export const CreateStorageOrderBody = StorageOrderDraft;

export const CreateStorageOrderResponse = StorageOrder;

/**
 * 주문 종류와 상관없이 번호로 봅니다.
 * @summary 보관 주문 하나
 */
export const getStorageOrderPathSerialRegExp = new RegExp(
  "^(ST|SD|SF)[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const GetStorageOrderParams = zod.object({
  serial: zod.string().regex(getStorageOrderPathSerialRegExp).describe("보관 주문 번호"),
});

export const GetStorageOrderResponse = StorageOrder;

/**
 * 낼 금액을 서버가 정하고 고른 시간대를 15분 동안 잡아 둡니다. `method` 면 결제창에 넘길 내용을 드리고,
 * `payment_id` 면 등록한 결제 수단으로 바로 결제해 `payment_status` 로 답합니다. 정기 결제면 결제 수단도 함께 등록됩니다.
 * @summary 첫 보관 결제 준비
 */
export const prepareStorageOrderPaymentPathSerialRegExp = new RegExp(
  "^ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const PrepareStorageOrderPaymentParams = zod.object({
  serial: zod
    .string()
    .regex(prepareStorageOrderPaymentPathSerialRegExp)
    .describe("첫 보관 주문 번호"),
});

export const PrepareStorageOrderPaymentBody = OrderPaymentPreparation;

export const PrepareStorageOrderPaymentResponse = PreparedOrderPayment;

/**
 * 결제사에 금액과 상태를 물어 확정합니다. 몇 번을 불러도 결과는 하나입니다. 금액이 다르면 돌려 드리고 409 로 답합니다.
 * 결제 앱이 다른 브라우저로 돌아올 수 있어 로그인 없이도 되지만, 추측할 수 없는 `merchant_uid` 가 있어야 하고 결과만 답합니다.
 * @summary 첫 보관 결제 확인
 */
export const completeStorageOrderPaymentPathSerialRegExp = new RegExp(
  "^ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const CompleteStorageOrderPaymentParams = zod.object({
  serial: zod
    .string()
    .regex(completeStorageOrderPaymentPathSerialRegExp)
    .describe("첫 보관 주문 번호"),
});

export const CompleteStorageOrderPaymentBody = PaymentCompletion;

export const CompleteStorageOrderPaymentResponse = PaymentOutcome;

/**
 * 주문 종류와 상관없이 취소합니다. 보관 약관의 취소 규정에 따라 결제한 금액을 돌려 드립니다. 이미 취소됐으면 그대로 답합니다.
 * @summary 보관 주문 취소
 */
export const cancelStorageOrderPathSerialRegExp = new RegExp(
  "^(ST|SD|SF)[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const CancelStorageOrderParams = zod.object({
  serial: zod.string().regex(cancelStorageOrderPathSerialRegExp).describe("보관 주문 번호"),
});

export const CancelStorageOrderBody = StorageCancellation;

export const CancelStorageOrderResponse = StorageOrder;

/**
 * 결제한 첫 보관과 박스 찾기의 방문을 다른 때로 옮기면 얼마를 더 내거나 돌려받는지 계산합니다.
 * @summary 방문 날짜와 시간 바꾸기 금액 계산
 */
export const calculateStorageReschedulePathSerialRegExp = new RegExp(
  "^(ST|SD|SF)[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const CalculateStorageRescheduleParams = zod.object({
  serial: zod.string().regex(calculateStorageReschedulePathSerialRegExp).describe("보관 주문 번호"),
});

export const CalculateStorageRescheduleBody = StorageTimes;

export const CalculateStorageRescheduleResponse = RescheduleAmount;

/**
 * 낼 것이 없으면 바로 바뀌고, 줄어든 금액은 결제하신 방법으로 돌려 드립니다. 낼 것이 있으면 결제가 확인될 때 바뀝니다.
 * 결제창으로 낸 결과는 /payments/complete 으로 확인합니다. 그사이 시간이 마감되면 받은 돈을 모두 돌려 드립니다.
 * `agreed_amount` 는 계산에서 본 `total_amount` 이고, 지금 금액과 다르면 `amount_mismatch` 입니다.
 * @summary 방문 날짜와 시간 바꾸기
 */
export const rescheduleStorageOrderPathSerialRegExp = new RegExp(
  "^(ST|SD|SF)[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const RescheduleStorageOrderParams = zod.object({
  serial: zod.string().regex(rescheduleStorageOrderPathSerialRegExp).describe("보관 주문 번호"),
});

export const RescheduleStorageOrderBody = StorageReschedule;

export const RescheduleStorageOrderResponse = RescheduledStorageOrder;
