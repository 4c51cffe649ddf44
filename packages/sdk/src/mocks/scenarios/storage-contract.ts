import type { StorageContract } from "../../generated/model.schemas.ts";
import * as mock from "../../generated/storage-contract/storage-contract.msw.ts";
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
import { anyones, bodyOf, memberFailures, members, mockInvalid, mockProblem } from "./failing.ts";
import { outcomes } from "./order-payment.ts";
import { requestedPage } from "./pages.ts";

const AMOUNT_TO_AGREE_CHANGED =
  "그사이 매달 낼 금액이 바뀌었어요. 바뀐 금액을 확인하고 다시 동의해 주세요.";
const NOT_CONFIRMABLE =
  "이어서 보관하기는 무료 기간이 끝나기 전 30일 동안 동의할 수 있어요. 때가 지났거나 더 맡기려면 주문에서 기간을 연장해 주세요.";
const NO_MONTH_TO_PAY =
  "지금 결제할 보관료가 없거나 이미 결제하고 있어요. 잠시 뒤 주문에서 확인해 주세요.";

export function storageContractScenarios(day: string) {
  const unpaid = {
    status: "UNPAID",
    next_charge: { date: dayAfter(day, -3), amount: 80_000 },
  } as const;
  const list = (...contracts: StorageContract[]) =>
    mock.getListStorageContractsMockHandler(({ request }) =>
      requestedPage(contracts.map(contractSummary), request),
    );
  const setKey = mock.getSetContractBillingKeyMockHandler;
  const get = (changes: Partial<StorageContract> = {}) =>
    mock.getGetStorageContractMockHandler(({ params }) => ({
      ...storageContract(day, changes),
      id: String(params["id"]),
    }));
  return {
    listStorageContracts: members(mock.getListStorageContractsMockHandler, () => ({
      running: list(storageContract(day)),
      unpaid: list(storageContract(day, unpaid)),
      free: list(freeContract(day)),
      confirmable: list(confirmableContract(day)),
      confirmed: list(confirmedContract(day)),
      empty: list(),
    })),
    getStorageContract: members(mock.getGetStorageContractMockHandler, (_reply, problem) => ({
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
      missing: problem("not_found"),
    })),
    setContractBillingKey: members(setKey, (reply, problem) => ({
      set: reply(async ({ request, params }) => ({
        ...storageContract(day),
        id: String(params["id"]),
        payment_id: (await bodyOf(request, SetContractBillingKeyBody)).payment_id,
      })),
      unknown: mockInvalid(reply, UNKNOWN_KEY),
      stateConflict: problem("state_conflict"),
      missing: problem("not_found"),
    })),
    continueStorageContract: continuationScenarios(day),
    ...monthPaymentScenarios(day),
    ...changeScenarios(day),
  };
}

function continuationScenarios(day: string) {
  const go = mock.getContinueStorageContractMockHandler;
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
  const prepare = mock.getPrepareContractPaymentMockHandler;
  const prepared = { ...preparedOrderPayment(day), amount: 80_000 };
  return {
    prepareContractPayment: members(prepare, (reply, problem) => ({
      ready: reply(prepared),
      charged: reply({ ...prepared, ...outcomes.paid }),
      declined: reply({ ...prepared, ...outcomes.failed }),
      nothingDue: problem("state_conflict", { message: NO_MONTH_TO_PAY }),
      providerUnavailable: problem("provider_unavailable"),
    })),
  };
}

function changeScenarios(day: string) {
  const reference = contractChange("EXTENSION", day).change.id;
  const due = { reference, amount: extensionAmount.total_amount };
  const complete = mock.getCompleteContractPaymentMockHandler;
  const terminate = mock.getTerminateStorageContractMockHandler;
  const upgrade = mock.getUpgradeStorageContractMockHandler;
  const extend = mock.getExtendStorageContractMockHandler;
  return {
    calculateTerminationAmount: members(
      mock.getCalculateTerminationAmountMockHandler,
      (reply, problem) => ({
        refund: reply(terminationAmount),
        stateConflict: problem("state_conflict"),
      }),
    ),
    terminateStorageContract: members(terminate, (reply, problem) => ({
      applied: reply(contractChange("TERMINATION", day)),
      stateConflict: problem("state_conflict"),
    })),
    calculateUpgradeAmount: members(mock.getCalculateUpgradeAmountMockHandler, (reply) => ({
      priced: reply(upgradeAmount),
    })),
    upgradeStorageContract: members(upgrade, (reply, problem) => ({
      prepared: reply(contractChange("UPGRADE", day)),
      stateConflict: problem("state_conflict"),
    })),
    calculateExtensionAmount: members(mock.getCalculateExtensionAmountMockHandler, (reply) => ({
      priced: reply({
        ...extensionAmount,
        end_date: dayAfter(day, 151),
      }),
    })),
    extendStorageContract: members(extend, (reply, problem) => ({
      prepared: reply(contractChange("EXTENSION", day)),
      changePending: problem("change_pending"),
    })),
    completeContractPayment: anyones(complete, (reply, problem) => ({
      paid: reply({ ...due, ...outcomes.paid }),
      pending: reply({ ...due, ...outcomes.pending }),
      failed: reply({ ...due, ...outcomes.failed }),
      missing: problem("not_found"),
      providerUnavailable: problem("provider_unavailable"),
    })),
  };
}
