import type { PaymentStatus, StorageContract } from "../../generated/model.schemas.ts";
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
import { bodyOf, failures, memberFailures, mockProblem } from "./failing.ts";
import { requestedPage } from "./pages.ts";
import {
  AMOUNT_TO_AGREE_CHANGED,
  CHECK_INPUT,
  MISSING,
  NO_MONTH_TO_PAY,
  NOT_CONFIRMABLE,
  PROVIDER_UNAVAILABLE,
  STATE_CONFLICT,
} from "./sentences.ts";

const PENDING = "결제를 기다리는 변경이 있어요. 먼저 마치거나 15분 뒤 다시 해 주세요.";

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
      missing: mockProblem(getGetStorageContractMockHandler, 404, "not_found", MISSING),
      ...memberFailures(getGetStorageContractMockHandler),
    },
    setContractBillingKey: {
      set: setKey(async ({ request, params }) => ({
        ...storageContract(day),
        id: String(params["id"]),
        payment_id: (await bodyOf(request, SetContractBillingKeyBody)).payment_id,
      })),
      unknown: mockProblem(setKey, 422, "validation_failed", CHECK_INPUT, [UNKNOWN_KEY]),
      stateConflict: mockProblem(setKey, 409, "state_conflict", STATE_CONFLICT),
      missing: mockProblem(setKey, 404, "not_found", MISSING),
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
    amountChanged: mockProblem(go, 409, "amount_mismatch", AMOUNT_TO_AGREE_CHANGED),
    notConfirmable: mockProblem(go, 409, "state_conflict", NOT_CONFIRMABLE),
    changePending: mockProblem(go, 409, "change_pending", PENDING),
    unknownKey: mockProblem(go, 422, "validation_failed", CHECK_INPUT, [UNKNOWN_KEY]),
    ...memberFailures(go),
  };
}

function monthPaymentScenarios(day: string) {
  const prepare = getPrepareContractPaymentMockHandler;
  const prepared = { ...preparedOrderPayment(day), amount: 80_000 };
  return {
    prepareContractPayment: {
      ready: prepare(prepared),
      charged: prepare({ ...prepared, payment_status: "PAID" }),
      declined: prepare({
        ...prepared,
        payment_status: "FAILED",
        failure_reason: "카드 한도를 넘었어요.",
      }),
      nothingDue: mockProblem(prepare, 409, "state_conflict", NO_MONTH_TO_PAY),
      providerUnavailable: mockProblem(prepare, 503, "provider_unavailable", PROVIDER_UNAVAILABLE),
      ...memberFailures(prepare),
    },
  };
}

function changeScenarios(day: string) {
  const answered = (payment_status: PaymentStatus, failure_reason: string | null = null) =>
    getCompleteContractPaymentMockHandler({
      reference: contractChange("EXTENSION", day).change.id,
      payment_status,
      amount: extensionAmount.total_amount,
      failure_reason,
    });
  const terminate = getTerminateStorageContractMockHandler;
  const upgrade = getUpgradeStorageContractMockHandler;
  const extend = getExtendStorageContractMockHandler;
  return {
    calculateTerminationAmount: {
      refund: getCalculateTerminationAmountMockHandler(terminationAmount),
      stateConflict: mockProblem(
        getCalculateTerminationAmountMockHandler,
        409,
        "state_conflict",
        STATE_CONFLICT,
      ),
      ...memberFailures(getCalculateTerminationAmountMockHandler),
    },
    terminateStorageContract: {
      applied: terminate(contractChange("TERMINATION", day)),
      stateConflict: mockProblem(terminate, 409, "state_conflict", STATE_CONFLICT),
      ...memberFailures(terminate),
    },
    calculateUpgradeAmount: {
      priced: getCalculateUpgradeAmountMockHandler(upgradeAmount),
      ...memberFailures(getCalculateUpgradeAmountMockHandler),
    },
    upgradeStorageContract: {
      prepared: upgrade(contractChange("UPGRADE", day)),
      stateConflict: mockProblem(upgrade, 409, "state_conflict", STATE_CONFLICT),
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
      changePending: mockProblem(extend, 409, "change_pending", PENDING),
      ...memberFailures(extend),
    },
    completeContractPayment: {
      paid: answered("PAID"),
      pending: answered("READY"),
      failed: answered("FAILED", "카드 한도를 넘었어요."),
      missing: mockProblem(getCompleteContractPaymentMockHandler, 404, "not_found", MISSING),
      providerUnavailable: mockProblem(
        getCompleteContractPaymentMockHandler,
        503,
        "provider_unavailable",
        PROVIDER_UNAVAILABLE,
      ),
      ...failures(getCompleteContractPaymentMockHandler),
    },
  };
}
