import * as zod from "zod";

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
 * 첫 보관 주문의 박스를 모두 또는 일부 돌려받고 그 박스의 보관을 끝냅니다. 새 주문(FINAL_AND_DELIVERY_ORDER)이 생기고,
 * 낼 금액이 0원이면 바로 예약됩니다. 보관 중이 아니거나 다른 주문에 든 박스는 `box_unavailable` 입니다.
 * @summary 보관을 끝내고 박스 받기
 */
export const createFinalDeliveryPathSerialRegExp = new RegExp("^ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const CreateFinalDeliveryParams = zod.object({
  serial: zod.string().regex(createFinalDeliveryPathSerialRegExp).describe("첫 보관 주문 번호"),
});

export const CreateFinalDeliveryHeader = zod.object({
  "idempotency-key": zod
    .uuid()
    .exactOptional()
    .describe("같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)"),
});

export const CreateFinalDeliveryBody = FinalDeliveryDraft;

export const CreateFinalDeliveryResponse = StorageOrder;

/**
 * 첫 보관 주문의 박스를 모두 또는 일부 폐기합니다. 되돌릴 수 없으므로 `disposal_agreed` 가 참이어야 합니다.
 * 새 주문(FINAL_AND_DISPOSAL_ORDER)이 생기고, 낼 금액이 0원이면 바로 예약됩니다.
 * @summary 보관을 끝내고 박스 폐기
 */
export const createFinalDisposalPathSerialRegExp = new RegExp("^ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$");

export const CreateFinalDisposalParams = zod.object({
  serial: zod.string().regex(createFinalDisposalPathSerialRegExp).describe("첫 보관 주문 번호"),
});

export const CreateFinalDisposalHeader = zod.object({
  "idempotency-key": zod
    .uuid()
    .exactOptional()
    .describe("같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)"),
});

export const CreateFinalDisposalBody = FinalDisposalDraft;

export const CreateFinalDisposalResponse = StorageOrder;

/**
 * 배송이나 폐기 금액과 남은 기간의 환불을 함께 드립니다.
 * @summary 보관 종료 금액 계산
 */
export const CalculateStorageFinalAmountBody = StorageFinalQuote;

export const CalculateStorageFinalAmountResponse = StorageAmount;

/**
 * 첫 보관 결제 준비와 같은 방식입니다. 주문한 뒤 계약이 바뀌어 금액이 맞지 않으면 `estimate_expired` 입니다.
 * @summary 보관 종료 결제 준비
 */
export const prepareStorageFinalPaymentPathSerialRegExp = new RegExp(
  "^SF[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const PrepareStorageFinalPaymentParams = zod.object({
  serial: zod
    .string()
    .regex(prepareStorageFinalPaymentPathSerialRegExp)
    .describe("보관 종료 주문 번호"),
});

export const PrepareStorageFinalPaymentBody = OrderPaymentPreparation;

export const PrepareStorageFinalPaymentResponse = PreparedOrderPayment;

/**
 * 첫 보관 결제 확인과 같은 방식입니다. 로그인 없이도 되고 결과만 답합니다.
 * @summary 보관 종료 결제 확인
 */
export const completeStorageFinalPaymentPathSerialRegExp = new RegExp(
  "^SF[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const CompleteStorageFinalPaymentParams = zod.object({
  serial: zod
    .string()
    .regex(completeStorageFinalPaymentPathSerialRegExp)
    .describe("보관 종료 주문 번호"),
});

export const CompleteStorageFinalPaymentBody = PaymentCompletion;

export const CompleteStorageFinalPaymentResponse = PaymentOutcome;
