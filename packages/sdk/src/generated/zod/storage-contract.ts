import * as zod from "zod";

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

export const ListStorageContractsQueryParams = zod.object({
  page: zod
    .int()
    .min(1)
    .max(listStorageContractsQueryPageMax)
    .default(listStorageContractsQueryPageDefault)
    .describe("쪽 번호 (1부터)"),
  limit: zod
    .int()
    .min(1)
    .max(listStorageContractsQueryLimitMax)
    .default(listStorageContractsQueryLimitDefault)
    .describe("한 쪽의 개수"),
});

export const ListStorageContractsResponse = StorageContractPage;

/**
 * @summary 보관 계약 하나
 */
export const GetStorageContractParams = zod.object({
  id: zod.uuid().describe("보관 계약 번호"),
});

export const GetStorageContractResponse = StorageContract;

/**
 * 다음 달부터 이 수단으로 결제합니다. 결제하지 못한 달이 있으면 이 수단으로 곧 다시 결제합니다.
 * 정기 결제가 아니거나 끝난 계약이면 `state_conflict` 로 거절합니다.
 * @summary 정기 결제의 결제 수단 바꾸기
 */
export const SetContractBillingKeyParams = zod.object({
  id: zod.uuid().describe("보관 계약 번호"),
});

export const SetContractBillingKeyBody = BillingKeyChoice;

export const SetContractBillingKeyResponse = StorageContract;

/**
 * 고른 날에 그만두면 돌려 드릴 금액과 낼 금액입니다. 약관의 규정대로 미리 보여 드립니다.
 * @summary 해지 금액 계산
 */
export const CalculateTerminationAmountParams = zod.object({
  id: zod.uuid().describe("보관 계약 번호"),
});

export const CalculateTerminationAmountBody = TerminationDraft;

export const CalculateTerminationAmountResponse = StorageAmount;

/**
 * 고른 날에 계약이 끝나도록 합니다. 박스는 그날까지 받거나 폐기해야 합니다. 돌려 드릴 금액은 마지막 박스가 나간 뒤에,
 * 낼 금액이 있으면 `method` 나 `payment_id` 로 지금 결제합니다. 정기 결제에 실패한 계약은 고른 날까지의 보관료를 모두 냅니다.
 * 보관 종료 주문이 진행 중이면 `state_conflict` 입니다.
 * @summary 보관 계약 해지
 */
export const TerminateStorageContractParams = zod.object({
  id: zod.uuid().describe("보관 계약 번호"),
});

export const TerminateStorageContractHeader = zod.object({
  "idempotency-key": zod
    .uuid()
    .exactOptional()
    .describe("같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)"),
});

export const TerminateStorageContractBody = Termination;

export const TerminateStorageContractResponse = ContractChange;

/**
 * @summary 보관 등급 올리기 금액 계산
 */
export const CalculateUpgradeAmountParams = zod.object({
  id: zod.uuid().describe("보관 계약 번호"),
});

export const CalculateUpgradeAmountBody = UpgradeDraft;

export const CalculateUpgradeAmountResponse = StorageAmount;

/**
 * 남은 기간의 차액을 결제하면 바로 바뀝니다. 낮은 등급으로는 바꾸지 않습니다 (`state_conflict`).
 * @summary 보관 등급 올리기
 */
export const UpgradeStorageContractParams = zod.object({
  id: zod.uuid().describe("보관 계약 번호"),
});

export const UpgradeStorageContractHeader = zod.object({
  "idempotency-key": zod
    .uuid()
    .exactOptional()
    .describe("같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)"),
});

export const UpgradeStorageContractBody = Upgrade;

export const UpgradeStorageContractResponse = ContractChange;

/**
 * @summary 기간 연장 금액 계산
 */
export const CalculateExtensionAmountParams = zod.object({
  id: zod.uuid().describe("보관 계약 번호"),
});

export const CalculateExtensionAmountBody = ExtensionDraft;

export const CalculateExtensionAmountResponse = StorageExtensionAmount;

/**
 * 끝나는 날에 달수를 더합니다. 무료 기간 뒤의 유료 보관은 이 요청이나 `continueStorageContract` 로만 시작되고, 동의한 시각을 남깁니다.
 * 해지를 예약했다면 해지가 풀립니다.
 * @summary 기간 연장
 */
export const ExtendStorageContractParams = zod.object({
  id: zod.uuid().describe("보관 계약 번호"),
});

export const ExtendStorageContractHeader = zod.object({
  "idempotency-key": zod
    .uuid()
    .exactOptional()
    .describe("같은 요청을 두 번 보내도 한 번만 처리하게 하는 열쇠 (UUID)"),
});

export const ExtendStorageContractBody = Extension;

export const ExtendStorageContractResponse = ContractChange;

/**
 * 무료 기간이 끝나면 매달 결제하며 이어서 보관하는 데 동의합니다. 이 동의 없이는 유료로 바뀌지 않고, 지금 결제하는 금액도 없습니다.
 * `continuation` 의 `confirm_from` 부터 `confirm_until` 까지 할 수 있고, 회원이 읽은 `monthly_amount` 가 지금 금액과 다르면 `amount_mismatch` 로 거절합니다.
 * 그 밖의 때, 모든 박스를 끝내거나 무료 기간 뒤에 박스를 내보내는 주문이 있을 때는 `state_conflict`, 결제를 기다리는 계약 변경이 있을 때는 `change_pending` 입니다.
 * 이미 동의한 계약이면 아무것도 바꾸지 않고 그 계약을 드립니다.
 * @summary 무료 기간 뒤 이어서 보관하기
 */
export const ContinueStorageContractParams = zod.object({
  id: zod.uuid().describe("보관 계약 번호"),
});

export const ContinueStorageContractBody = StorageContinuation;

export const ContinueStorageContractResponse = StorageContract;

/**
 * 결제일이 되었는데 결제하지 못한 한 달을 한 번 결제합니다. 여러 달이 밀렸으면 가장 이른 달입니다. `method` 면 결제창에 넘길 내용을 드리고
 * (결제 수단을 등록하지 않습니다), `payment_id` 면 등록한 결제 수단으로 바로 결제해 `payment_status` 로 답합니다. 준비한 15분 동안은 정기 결제가 이 달을
 * 결제하지 않습니다. 결제할 달이 없거나, 정기 결제가 지금 이 달을 결제하고 있거나, 모든 박스의 보관 종료가 진행 중이면 `state_conflict` 입니다.
 * @summary 밀린 달의 보관료 결제 준비
 */
export const PrepareContractPaymentParams = zod.object({
  id: zod.uuid().describe("보관 계약 번호"),
});

export const PrepareContractPaymentBody = OrderPaymentPreparation;

export const PrepareContractPaymentResponse = PreparedOrderPayment;

/**
 * 첫 보관 결제 확인과 같은 방식입니다. 결제가 확인되면 계약 변경이 적용되거나 그 달이 결제됩니다.
 * @summary 계약 변경과 밀린 보관료의 결제 확인
 */
export const CompleteContractPaymentParams = zod.object({
  id: zod.uuid().describe("보관 계약 번호"),
});

export const CompleteContractPaymentBody = PaymentCompletion;

export const CompleteContractPaymentResponse = PaymentOutcome;
