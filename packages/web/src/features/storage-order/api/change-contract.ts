import { contractChangeTypes, type ContractChangeType } from "@damadum/domain";
import {
  completeContractPayment,
  extendStorageContract,
  terminateStorageContract,
  upgradeStorageContract,
  type ContractChange,
  type Extension,
  type OrderPaymentPreparation,
  type StorageContract,
  type Termination,
  type Upgrade,
} from "@damadum/sdk";
import type { Payable } from "../../../shared/payment/start-payment.ts";
import { paths } from "../../../shared/paths.ts";

type Change =
  | { readonly kind: "EXTENSION"; readonly data: Extension }
  | { readonly kind: "UPGRADE"; readonly data: Upgrade }
  | { readonly kind: "TERMINATION"; readonly data: Termination };

/** A contract change that a member requests, with its payment choice if an amount is due. */
export type ChangeRequest = Change & OrderPaymentPreparation;

function sendChange(
  { method, payment_id, ...change }: ChangeRequest,
  id: string,
  idempotencyKey: string,
): Promise<ContractChange> {
  const payment = { ...(method && { method }), ...(payment_id !== undefined && { payment_id }) };
  const headers = { "idempotency-key": idempotencyKey };
  switch (change.kind) {
    case "EXTENSION":
      return extendStorageContract(id, { ...change.data, ...payment }, headers);
    case "UPGRADE":
      return upgradeStorageContract(id, { ...change.data, ...payment }, headers);
    case "TERMINATION":
      return terminateStorageContract(id, { ...change.data, ...payment }, headers);
  }
}

/** Sends and pays a contract change; `keyOf` returns the idempotency key of a request. */
export function contractChange(
  { id, order_serial: order }: StorageContract,
  change: ContractChangeType,
  keyOf: (request: ChangeRequest) => string,
): Payable<ChangeRequest> {
  return {
    async prepare(request) {
      const { payment } = await sendChange(request, id, keyOf(request));
      return payment;
    },
    complete: (completion) => completeContractPayment(id, completion),
    resultHref: (completion) =>
      paths.laterPaymentComplete.getHref(id, completion, { order, change }),
    withoutWindow: {
      href: paths.myStorageOrder.getHref(order),
      message: `${contractChangeTypes[change].event}.`,
    },
  };
}
