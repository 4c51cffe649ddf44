import * as zod from "zod/mini";

import {
  BillingKeyChoice,
  ContractChange,
  Extension,
  ExtensionDraft,
  OrderPaymentPreparation,
  PaymentCompletion,
  PaymentOutcome,
  PreparedOrderPayment,
  StorageAmount,
  StorageContinuation,
  StorageContract,
  StorageContractPage,
  StorageExtensionAmount,
  Termination,
  TerminationDraft,
  Upgrade,
  UpgradeDraft,
} from "./model.schemas.ts";

/**
 * @summary 내 보관 계약
 */
export const listStorageContractsQueryPageDefault = 1;
export const listStorageContractsQueryPageMax = 100000;

export const listStorageContractsQueryLimitDefault = 20;
export const listStorageContractsQueryLimitMax = 100;

export const listStorageContractsQueryCursorRegExp = new RegExp("^[A-Za-z0-9_-]{1,200}$");

export const ListStorageContractsQueryParams = /*#__PURE__*/ zod.object({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listStorageContractsQueryPageMax)),
    listStorageContractsQueryPageDefault,
  ),
  limit: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listStorageContractsQueryLimitMax)),
    listStorageContractsQueryLimitDefault,
  ),
  cursor: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(listStorageContractsQueryCursorRegExp)),
  ),
});

export const ListStorageContractsResponse = StorageContractPage;

/**
 * @summary 보관 계약 하나
 */
export const GetStorageContractParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const GetStorageContractResponse = StorageContract;

/**
 * @summary 정기 결제의 결제 수단 바꾸기
 */
export const SetContractBillingKeyParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const setContractBillingKeyHeaderIfMatchMax = 1000;

export const SetContractBillingKeyHeader = /*#__PURE__*/ zod.object({
  "if-match": /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(setContractBillingKeyHeaderIfMatchMax)),
  ),
});

export const SetContractBillingKeyBody = BillingKeyChoice;

export const SetContractBillingKeyResponse = StorageContract;

/**
 * @summary 해지 금액 계산
 */
export const CalculateTerminationAmountParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const CalculateTerminationAmountBody = TerminationDraft;

export const CalculateTerminationAmountResponse = StorageAmount;

/**
 * @summary 보관 계약 해지
 */
export const TerminateStorageContractParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const TerminateStorageContractHeader = /*#__PURE__*/ zod.object({
  "idempotency-key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export const TerminateStorageContractBody = Termination;

export const TerminateStorageContractResponse = ContractChange;

/**
 * @summary 보관 등급 올리기 금액 계산
 */
export const CalculateUpgradeAmountParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const CalculateUpgradeAmountBody = UpgradeDraft;

export const CalculateUpgradeAmountResponse = StorageAmount;

/**
 * @summary 보관 등급 올리기
 */
export const UpgradeStorageContractParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const UpgradeStorageContractHeader = /*#__PURE__*/ zod.object({
  "idempotency-key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export const UpgradeStorageContractBody = Upgrade;

export const UpgradeStorageContractResponse = ContractChange;

/**
 * @summary 기간 연장 금액 계산
 */
export const CalculateExtensionAmountParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const CalculateExtensionAmountBody = ExtensionDraft;

export const CalculateExtensionAmountResponse = StorageExtensionAmount;

/**
 * @summary 기간 연장
 */
export const ExtendStorageContractParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const ExtendStorageContractHeader = /*#__PURE__*/ zod.object({
  "idempotency-key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()),
});

export const ExtendStorageContractBody = Extension;

export const ExtendStorageContractResponse = ContractChange;

/**
 * @summary 무료 기간 뒤 이어서 보관하기
 */
export const ContinueStorageContractParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const ContinueStorageContractBody = StorageContinuation;

export const ContinueStorageContractResponse = StorageContract;

/**
 * @summary 밀린 달의 보관료 결제 준비
 */
export const PrepareContractPaymentParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const PrepareContractPaymentBody = OrderPaymentPreparation;

export const PrepareContractPaymentResponse = PreparedOrderPayment;

/**
 * @summary 계약 변경과 밀린 보관료의 결제 확인
 */
export const CompleteContractPaymentParams = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.uuid(),
});

export const CompleteContractPaymentBody = PaymentCompletion;

export const CompleteContractPaymentResponse = PaymentOutcome;
