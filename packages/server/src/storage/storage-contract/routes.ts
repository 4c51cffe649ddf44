import type { ContractChangeRequest } from "@damadum/domain";
import { snakeKeys, camelKeys } from "../../http/case-keys.ts";
import type { Call, HandlersOf } from "../../http/handlers.ts";
import { toPaging } from "../../http/paging.ts";
import type { Services } from "../../services.ts";
import {
  changeStorageContract,
  type ContractChangeInput,
  calculateContractChange,
} from "./change-storage-contract.ts";
import { toContractChange, toContractSummary, toStorageContract } from "./to-wire.ts";
import { continueStorageContract } from "./continue-storage-contract.ts";
import { setContractBillingKey } from "./set-contract-billing-key.ts";
import { prepareContractPayment, completeContractPayment } from "./prepare-contract-payment.ts";
import { toPaymentOutcome, toPreparedOrderPayment } from "../../money/payment/to-wire.ts";
import {
  readOptionalPaymentChoice,
  readPaymentChoice,
  type PaymentChoiceBody,
} from "../../money/payment/payment-choice.ts";
import { getStorageContract, listStorageContracts } from "./read-storage-contracts.ts";

type ChangeCall = Omit<Call<"upgradeStorageContract">, "body"> & {
  readonly body: PaymentChoiceBody;
};

const extensionOf = (body: { readonly months: number; readonly coupon_id?: string }) =>
  ({ kind: "EXTENSION", months: body.months, couponId: body.coupon_id ?? null }) as const;

export const storageContractRoutes = (services: Services): HandlersOf<"storage-contract"> => {
  const priced = async (
    { path, caller }: Pick<ChangeCall, "path" | "caller">,
    request: ContractChangeRequest,
  ) => {
    const input = { id: path.id, userId: caller.userId, request };
    const { price, endDate } = await calculateContractChange(services, input);
    return { body: snakeKeys(price), endDate };
  };
  const changed = async (call: ChangeCall, request: ContractChangeRequest) => {
    const input: ContractChangeInput = {
      id: call.path.id,
      userId: call.caller.userId,
      address: call.address,
      request,
      way: readOptionalPaymentChoice(call.body),
      idempotencyKey: call.headers["idempotency-key"],
    };
    return {
      status: 201,
      body: toContractChange(await changeStorageContract(services, input)),
    } as const;
  };

  return {
    async listStorageContracts({ caller, query: page }) {
      const found = await listStorageContracts(services, { userId: caller.userId, page });
      const paging = toPaging(page, found);
      return { status: 200, body: { items: found.items.map(toContractSummary), paging } };
    },
    async getStorageContract({ caller, path }) {
      const view = await getStorageContract(services, { id: path.id, userId: caller.userId });
      return { status: 200, body: toStorageContract(view, services.clock()) };
    },
    async setContractBillingKey({ caller, path, body }) {
      const request = { id: path.id, userId: caller.userId, paymentId: body.payment_id };
      const view = await setContractBillingKey(services, request);
      return { status: 200, body: toStorageContract(view, services.clock()) };
    },
    async continueStorageContract({ caller, path, body }) {
      const view = await continueStorageContract(services, {
        id: path.id,
        userId: caller.userId,
        monthlyAmount: body.monthly_amount,
        paymentId: body.payment_id,
      });
      return { status: 200, body: toStorageContract(view, services.clock()) };
    },
    async calculateTerminationAmount(call) {
      const request = { kind: "TERMINATION", endDate: call.body.end_date, reason: null } as const;
      const { body } = await priced(call, request);
      return { status: 200, body };
    },
    terminateStorageContract: (call) =>
      changed(call, {
        kind: "TERMINATION",
        endDate: call.body.end_date,
        reason: call.body.reason ?? null,
      }),
    async calculateUpgradeAmount(call) {
      const { body } = await priced(call, { kind: "UPGRADE", grade: call.body.grade });
      return { status: 200, body };
    },
    upgradeStorageContract: (call) => changed(call, { kind: "UPGRADE", grade: call.body.grade }),
    async calculateExtensionAmount(call) {
      const { body, endDate: end_date } = await priced(call, extensionOf(call.body));
      return { status: 200, body: { ...body, end_date } };
    },
    extendStorageContract: (call) => changed(call, extensionOf(call.body)),
    async prepareContractPayment({ caller, path, body, address }) {
      const request = { id: path.id, userId: caller.userId, way: readPaymentChoice(body), address };
      const prepared = await prepareContractPayment(services, request);
      return { status: 201, body: toPreparedOrderPayment(prepared) };
    },
    async completeContractPayment({ path, body }) {
      const input = { ...camelKeys(body), id: path.id };
      const { reference, payment } = await completeContractPayment(services, input);
      return { status: 200, body: toPaymentOutcome(reference, payment) };
    },
  };
};
