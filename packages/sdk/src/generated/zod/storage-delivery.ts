import * as zod from "zod";

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
 * 보관 중인 박스 몇 개를 받고 보관은 이어집니다. `collection` 을 정하면 최대 7일 뒤에 다시 가져갑니다.
 * 보관 중이 아니거나 다른 주문에 든 박스는 `box_unavailable` 입니다.
 * @summary 박스 찾기 주문
 */
export const CreateStorageDeliveryHeader = zod.object({
  "idempotency-key": zod
    .uuid()
    .exactOptional()
    .describe("같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)"),
});

export const CreateStorageDeliveryBody = StorageDeliveryDraft;

export const CreateStorageDeliveryResponse = StorageOrder;

/**
 * 첫 보관 결제 준비와 같은 방식입니다.
 * @summary 박스 찾기 결제 준비
 */
export const prepareStorageDeliveryPaymentPathSerialRegExp = new RegExp(
  "^SD[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const PrepareStorageDeliveryPaymentParams = zod.object({
  serial: zod
    .string()
    .regex(prepareStorageDeliveryPaymentPathSerialRegExp)
    .describe("박스 찾기 주문 번호"),
});

export const PrepareStorageDeliveryPaymentBody = OrderPaymentPreparation;

export const PrepareStorageDeliveryPaymentResponse = PreparedOrderPayment;

/**
 * 첫 보관 결제 확인과 같은 방식입니다. 로그인 없이도 되고 결과만 답합니다.
 * @summary 박스 찾기 결제 확인
 */
export const completeStorageDeliveryPaymentPathSerialRegExp = new RegExp(
  "^SD[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}$",
);

export const CompleteStorageDeliveryPaymentParams = zod.object({
  serial: zod
    .string()
    .regex(completeStorageDeliveryPaymentPathSerialRegExp)
    .describe("박스 찾기 주문 번호"),
});

export const CompleteStorageDeliveryPaymentBody = PaymentCompletion;

export const CompleteStorageDeliveryPaymentResponse = PaymentOutcome;
