import {
  completeContractPayment,
  extendStorageContract,
  terminateStorageContract,
  upgradeStorageContract,
  type ContractChange,
  type Extension,
  type StorageContract,
  type Termination,
  type Upgrade,
} from "@damadum/sdk";
import { toast } from "@damadum/ui";
import {
  payPrepared,
  type PaymentWindowOutcome,
  type WindowControls,
} from "../../../shared/payment/pay-prepared.ts";
import { paths } from "../../../shared/paths.ts";

/** A change of a contract that a member asks for. */
export type ChangeRequest =
  | { readonly kind: "EXTENSION"; readonly data: Extension }
  | { readonly kind: "UPGRADE"; readonly data: Upgrade }
  | { readonly kind: "TERMINATION"; readonly data: Termination };

function sendChange(
  { kind, data }: ChangeRequest,
  { id }: StorageContract,
  idempotencyKey: string,
): Promise<ContractChange> {
  const headers = { "idempotency-key": idempotencyKey };
  switch (kind) {
    case "EXTENSION":
      return extendStorageContract(id, data, headers);
    case "UPGRADE":
      return upgradeStorageContract(id, data, headers);
    case "TERMINATION":
      return terminateStorageContract(id, data, headers);
  }
}

/**
 * Changes a contract, and pays for it where something is to be paid; what is free leads back to the order at once.
 * @throws ApiError, NetworkError, PaymentWindowError
 */
export async function changeContract(
  request: ChangeRequest,
  { contract, idempotencyKey }: { contract: StorageContract; idempotencyKey: string },
  controls: WindowControls,
): Promise<PaymentWindowOutcome> {
  const { id, order_serial: order } = contract;
  const { payment } = await sendChange(request, contract, idempotencyKey);
  if (payment?.payment_status === "FAILED") {
    return { kind: "failed", reason: payment.failure_reason ?? "결제가 거절됐어요." };
  }
  if (payment === null || payment.payment_status === "PAID") {
    toast("계약을 바꿨어요.", { tone: "success" });
    return { kind: "confirm", href: paths.myStorageOrder.getHref(order) };
  }
  return payPrepared(
    payment,
    {
      resultHref: (numbers) => paths.laterPaymentComplete.getHref(id, numbers, order),
      complete: ({ impUid, merchantUid }) =>
        completeContractPayment(id, { imp_uid: impUid, merchant_uid: merchantUid }),
    },
    controls,
  );
}
