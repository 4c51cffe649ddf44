import {
  completeStorageDeliveryPayment,
  completeStorageFinalPayment,
  completeStorageOrderPayment,
  getCompleteContractPaymentQueryOptions,
  getCompleteStorageDeliveryPaymentQueryOptions,
  getCompleteStorageFinalPaymentQueryOptions,
  getCompleteStorageOrderPaymentQueryOptions,
  prepareStorageDeliveryPayment,
  prepareStorageFinalPayment,
  prepareStorageOrderPayment,
  type OrderPaymentPreparation,
} from "@damadum/sdk";
import { toast } from "@damadum/ui";
import {
  payPrepared,
  type PaymentWindowOutcome,
  type WindowControls,
} from "../../../shared/payment/pay-prepared.ts";
import type { ReturnedPayment } from "../../../shared/payment/read-return.ts";
import { paths } from "../../../shared/paths.ts";

/** How what a serial names is paid; the id of a contract stands for a change of it. */
const kinds = [
  {
    prefix: "ST",
    prepare: prepareStorageOrderPayment,
    complete: completeStorageOrderPayment,
    confirmation: getCompleteStorageOrderPaymentQueryOptions,
  },
  {
    prefix: "SD",
    prepare: prepareStorageDeliveryPayment,
    complete: completeStorageDeliveryPayment,
    confirmation: getCompleteStorageDeliveryPaymentQueryOptions,
  },
  {
    prefix: "SF",
    prepare: prepareStorageFinalPayment,
    complete: completeStorageFinalPayment,
    confirmation: getCompleteStorageFinalPaymentQueryOptions,
  },
] as const;

function kindOf(serial: string) {
  return kinds.find(({ prefix }) => serial.startsWith(prefix));
}

/** The server's word on a payment that somebody came back from: of an order by its serial, else of a contract's change. */
export function laterConfirmationOptions({ serial, impUid, merchantUid }: ReturnedPayment) {
  const completion = { imp_uid: impUid, merchant_uid: merchantUid };
  const confirmation = kindOf(serial)?.confirmation ?? getCompleteContractPaymentQueryOptions;
  return confirmation(serial, completion);
}

/**
 * Pays a storage order of any type: the server sets the amount and holds the visits; the provider's window takes it, or a
 * registered way to pay at once.
 * @throws ApiError, NetworkError, PaymentWindowError
 */
export async function payStorageOrder(
  serial: string,
  choice: OrderPaymentPreparation,
  controls: WindowControls,
): Promise<PaymentWindowOutcome> {
  const { prepare } = kindOf(serial) ?? kinds[0];
  const prepared = await prepare(serial, choice);
  if (prepared.payment_status === "FAILED") {
    return { kind: "failed", reason: prepared.failure_reason ?? "결제가 거절됐어요." };
  }
  if (prepared.payment_status === "PAID") {
    toast("결제했어요.", { tone: "success" });
    return { kind: "confirm", href: paths.myStorageOrder.getHref(serial) };
  }
  return payPrepared(prepared, completionOf(serial), controls);
}

/** Where the provider's window comes back to for an order, and how the server is asked how it ended. */
export function completionOf(serial: string): Parameters<typeof payPrepared>[1] {
  const { complete } = kindOf(serial) ?? kinds[0];
  return {
    resultHref: (numbers) => paths.laterPaymentComplete.getHref(serial, numbers),
    complete: ({ impUid, merchantUid }) =>
      complete(serial, { imp_uid: impUid, merchant_uid: merchantUid }),
  };
}
