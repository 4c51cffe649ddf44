import {
  completeStorageOrderPayment,
  getCompleteStorageOrderPaymentQueryOptions,
  getGetStorageOrderQueryOptions,
  getListBillingKeysQueryOptions,
  getListStorageContractsQueryKey,
  getListStorageOrdersQueryKey,
  prepareStorageOrderPayment,
  type OrderPaymentPreparation,
} from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";
import { paths } from "../../../shared/paths.ts";
import {
  payPrepared,
  type PaymentWindowOutcome,
  type WindowControls,
} from "../../../shared/payment/pay-prepared.ts";
import type { ReturnedPayment } from "../../../shared/payment/read-return.ts";

/** The order that is to be paid, by its serial. */
export const firstStorageOptions = (serial: string) => getGetStorageOrderQueryOptions(serial);

/** The ways to pay that the member has registered. */
export const registeredWaysOptions = () => getListBillingKeysQueryOptions();

/** The server's word on a payment that somebody came back from. */
export function confirmationOptions({ serial, impUid, merchantUid }: ReturnedPayment) {
  const completion = { imp_uid: impUid, merchant_uid: merchantUid };
  return getCompleteStorageOrderPaymentQueryOptions(serial, completion);
}

/**
 * Pays a first order: in the provider's window, or at once with a registered way to pay.
 * @throws ApiError, NetworkError, PaymentWindowError
 */
export async function payFirstStorage(
  serial: string,
  choice: OrderPaymentPreparation,
  controls: WindowControls,
): Promise<PaymentWindowOutcome> {
  const prepared = await prepareStorageOrderPayment(serial, choice);
  if (prepared.payment_status === "FAILED") {
    return { kind: "failed", reason: prepared.failure_reason ?? "결제가 거절됐어요." };
  }
  // Without a window there are no numbers to bring along: the result page asks for the order itself.
  if (choice.payment_id !== undefined || prepared.payment_status === "PAID") {
    return { kind: "confirm", href: paths.storagePaymentComplete.getHref(serial) };
  }
  return payPrepared(
    prepared,
    {
      resultHref: (numbers) => paths.storagePaymentComplete.getHref(serial, numbers),
      complete: ({ impUid, merchantUid }) =>
        completeStorageOrderPayment(serial, { imp_uid: impUid, merchant_uid: merchantUid }),
    },
    controls,
  );
}

/** A payment was tried or confirmed: orders and contracts are asked for again. */
export async function refreshFirstStorage(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: getListStorageOrdersQueryKey() }),
    queryClient.invalidateQueries({ queryKey: getListStorageContractsQueryKey() }),
  ]);
}
