import type { StorageContract } from "../../generated/model.schemas.ts";
import {
  getCalculateExtensionAmountMockHandler,
  getCalculateTerminationAmountMockHandler,
  getCalculateUpgradeAmountMockHandler,
  getCompleteContractPaymentMockHandler,
  getContinueStorageContractMockHandler,
  getExtendStorageContractMockHandler,
  getGetStorageContractMockHandler,
  getListStorageContractsMockHandler,
  getPrepareContractPaymentMockHandler,
  getSetContractBillingKeyMockHandler,
  getTerminateStorageContractMockHandler,
  getUpgradeStorageContractMockHandler,
} from "../../generated/storage-contract/storage-contract.msw.ts";
import { SetContractBillingKeyBody } from "../../generated/zod/storage-contract.ts";
import {
  confirmableContract,
  confirmedContract,
  contractChange,
  contractSummary,
  extensionAmount,
  freeContract,
  storageContract,
  terminationAmount,
  upgradeAmount,
} from "../fixtures/storage-contract.ts";
import { preparedOrderPayment } from "../fixtures/storage-order.ts";
import { dayAfter } from "../base-day.ts";
import { UNKNOWN_KEY } from "./billing-key.ts";
import { bodyOf, failures, memberFailures, mockInvalid, mockProblem } from "./failing.ts";
import { outcomes } from "./order-payment.ts";
import { requestedPage } from "./pages.ts";

const AMOUNT_TO_AGREE_CHANGED =
  "그사이 매달 낼 금액이 바뀌었어요. 바뀐 금액을 확인하고 다시 동의해 주세요.";
const NOT_CONFIRMABLE =
  "이어서 보관하기는 무료 기간이 끝나기 전 30일 동안 동의할 수 있어요. 때가 지났거나 더 맡기려면 주문에서 기간을 연장해 주세요.";
const NO_MONTH_TO_PAY =
  "지금 결제할 보관료가 없거나 이미 결제하고 있어요. 잠시 뒤 주문에서 확인해 주세요.";

/** Contracts and their changes. */
export function storageContractScenarios(day: string) {
  const unpaid = {
    status: "UNPAID",
    next_charge: { date: dayAfter(day, -3), amount: 80_000 },
  } as const;
  const list = (...contracts: StorageContract[]) =>
    getListStorageContractsMockHandler(({ request }) =>
      requestedPage(contracts.map(contractSummary), request),
    );
  const setKey = getSetContractBillingKeyMockHandler;
  const get = (changes: Partial<StorageContract> = {}) =>
    getGetStorageContractMockHandler(({ params }) => ({
      ...storageContract(day, changes),
      id: String(params["id"]),
    }));
  return {
    listStorageContracts: {
      running: list(storageContract(day)),
      unpaid: list(storageContract(day, unpaid)),
      free: list(freeContract(day)),
      confirmable: list(confirmableContract(day)),
      confirmed: list(confirmedContract(day)),
      empty: list(),
      ...memberFailures(getListStorageContractsMockHandler),
    },
    getStorageContract: {
      ACTIVE: get(),
      UNPAID: get(unpaid),
      ENDING: get({ status: "ENDING", next_charge: null }),
      freeAsked: get(freeContract(day)),
      freeOnly: get(
        freeContract(day, { continuation_reminder_requested_at: null, continuation: null }),
      ),
      confirmable: get(confirmableContract(day)),
      confirmed: get(confirmedContract(day)),
      EXPIRED: get({ status: "EXPIRED", next_charge: null }),
      missing: mockProblem(getGetStorageContractMockHandler, "not_found"),
      ...memberFailures(getGetStorageContractMockHandler),
    },
    setContractBillingKey: {
      set: setKey(async ({ request, params }) => ({
        ...storageContract(day),
        id: String(params["id"]),
        payment_id: (await bodyOf(request, SetContractBillingKeyBody)).payment_id,
      })),
      unknown: mockInvalid(setKey, UNKNOWN_KEY),
      stateConflict: mockProblem(setKey, "state_conflict"),
      missing: mockProblem(setKey, "not_found"),
      ...memberFailures(setKey),
    },
    continueStorageContract: continuationScenarios(day),
    ...monthPaymentScenarios(day),
    ...changeScenarios(day),
  };
}

function continuationScenarios(day: string) {
  const go = getContinueStorageContractMockHandler;
  return {
    confirmed: go(({ params }) => ({ ...confirmedContract(day), id: String(params["id"]) })),
    amountChanged: mockProblem(go, "amount_mismatch", { message: AMOUNT_TO_AGREE_CHANGED }),
    notConfirmable: mockProblem(go, "state_conflict", { message: NOT_CONFIRMABLE }),
    changePending: mockProblem(go, "change_pending"),
    unknownKey: mockInvalid(go, UNKNOWN_KEY),
    ...memberFailures(go),
  };
}

function monthPaymentScenarios(day: string) {
  const prepare = getPrepareContractPaymentMockHandler;
  const prepared = { ...preparedOrderPayment(day), amount: 80_000 };
  return {
    prepareContractPayment: {
      ready: prepare(prepared),
      charged: prepare({ ...prepared, ...outcomes.paid }),
      declined: prepare({ ...prepared, ...outcomes.failed }),
      nothingDue: mockProblem(prepare, "state_conflict", { message: NO_MONTH_TO_PAY }),
      providerUnavailable: mockProblem(prepare, "provider_unavailable"),
      ...memberFailures(prepare),
    },
  };
}

function changeScenarios(day: string) {
  const reference = contractChange("EXTENSION", day).change.id;
  const due = { reference, amount: extensionAmount.total_amount };
  const complete = getCompleteContractPaymentMockHandler;
  const terminate = getTerminateStorageContractMockHandler;
  const upgrade = getUpgradeStorageContractMockHandler;
  const extend = getExtendStorageContractMockHandler;
  return {
    calculateTerminationAmount: {
      refund: getCalculateTerminationAmountMockHandler(terminationAmount),
      stateConflict: mockProblem(getCalculateTerminationAmountMockHandler, "state_conflict"),
      ...memberFailures(getCalculateTerminationAmountMockHandler),
    },
    terminateStorageContract: {
      applied: terminate(contractChange("TERMINATION", day)),
      stateConflict: mockProblem(terminate, "state_conflict"),
      ...memberFailures(terminate),
    },
    calculateUpgradeAmount: {
      priced: getCalculateUpgradeAmountMockHandler(upgradeAmount),
      ...memberFailures(getCalculateUpgradeAmountMockHandler),
    },
    upgradeStorageContract: {
      prepared: upgrade(contractChange("UPGRADE", day)),
      stateConflict: mockProblem(upgrade, "state_conflict"),
      ...memberFailures(upgrade),
    },
    calculateExtensionAmount: {
      priced: getCalculateExtensionAmountMockHandler({
        ...extensionAmount,
        end_date: dayAfter(day, 151),
      }),
      ...memberFailures(getCalculateExtensionAmountMockHandler),
    },
    extendStorageContract: {
      prepared: extend(contractChange("EXTENSION", day)),
      changePending: mockProblem(extend, "change_pending"),
      ...memberFailures(extend),
    },
    completeContractPayment: {
      paid: complete({ ...due, ...outcomes.paid }),
      pending: complete({ ...due, ...outcomes.pending }),
      failed: complete({ ...due, ...outcomes.failed }),
      missing: mockProblem(complete, "not_found"),
      providerUnavailable: mockProblem(complete, "provider_unavailable"),
      ...failures(complete),
    },
  };
}
