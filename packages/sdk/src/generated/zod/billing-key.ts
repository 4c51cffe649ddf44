import * as zod from "zod/mini";

import {
  BillingKey,
  BillingKeyChoice,
  BillingKeyPreparation,
  BillingKeyRegistration,
  PreparedBillingKey,
} from "./model.schemas.ts";

/**
 * @summary 결제 수단 등록 준비
 */
export const PrepareBillingKeyBody = BillingKeyPreparation;

export const PrepareBillingKeyResponse = PreparedBillingKey;

/**
 * @summary 내 결제 수단
 */
export const ListBillingKeysResponseItem = BillingKey;
export const ListBillingKeysResponse = /*#__PURE__*/ zod
  .array(ListBillingKeysResponseItem)
  .check(/*#__PURE__*/ zod.maxLength(20));

/**
 * @summary 결제 수단 등록
 */
export const CreateBillingKeyBody = BillingKeyRegistration;

export const CreateBillingKeyResponse = BillingKey;

/**
 * @summary 기본 결제 수단 정하기
 */
export const SetDefaultBillingKeyBody = BillingKeyChoice;

export const SetDefaultBillingKeyResponse = /*#__PURE__*/ zod.void();

/**
 * @summary 결제 수단 지우기
 */
export const DeleteBillingKeyParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const DeleteBillingKeyResponse = /*#__PURE__*/ zod.void();
