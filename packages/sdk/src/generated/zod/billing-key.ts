import * as zod from "zod";

import {
  BillingKey,
  BillingKeyChoice,
  BillingKeyPreparation,
  BillingKeyRegistration,
  PreparedBillingKey,
} from "./model.schemas.ts";

/**
 * 결제창에 넘길 내용입니다. 돈은 나가지 않습니다. 30분 동안 씁니다.
 * @summary 결제 수단 등록 준비
 */
export const PrepareBillingKeyBody = BillingKeyPreparation;

export const PrepareBillingKeyResponse = PreparedBillingKey;

/**
 * @summary 내 결제 수단
 */
export const ListBillingKeysResponseItem = BillingKey;
export const ListBillingKeysResponse = zod.array(ListBillingKeysResponseItem).max(20);

/**
 * 결제사에 물어 확인하고 등록합니다. 같은 `customer_uid` 로 다시 불러도 하나만 등록됩니다. 20개까지입니다.
 * 결제되지 않은 정기 결제가 있으면 곧 다시 결제합니다.
 * @summary 결제 수단 등록
 */
export const CreateBillingKeyBody = BillingKeyRegistration;

export const CreateBillingKeyResponse = BillingKey;

/**
 * 내 결제 수단 가운데 하나여야 합니다. 이미 정기 결제에 쓰는 수단은 바뀌지 않습니다.
 * @summary 기본 결제 수단 정하기
 */
export const SetDefaultBillingKeyBody = BillingKeyChoice;

export const SetDefaultBillingKeyResponse = zod.void();

/**
 * 정기 결제에 쓰고 있으면 `billing_key_in_use` 로 거절합니다.
 * @summary 결제 수단 지우기
 */
export const DeleteBillingKeyParams = zod.object({
  id: zod.uuid().describe("결제 수단 번호 (`payment_id`)"),
});

export const DeleteBillingKeyResponse = zod.void();
