import {
  completeCustomPayment,
  getCompleteCustomPaymentQueryOptions,
  getGetCustomPaymentQueryKey,
  getGetCustomPaymentQueryOptions,
  prepareCustomPayment,
  type PaymentMethod,
} from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";
import {
  payPrepared,
  type PaymentWindowOutcome,
  type WindowControls,
} from "../../../shared/payment/pay-prepared.ts";
import type { ReturnedPayment } from "../../../shared/payment/read-return.ts";
import { paths } from "../../../shared/paths.ts";

/** What an operator asks for by this link. */
export const customPaymentOptions = (url: string) => getGetCustomPaymentQueryOptions(url);

/** The server's word on a payment that somebody came back from; `serial` is the end of the link. */
export function customConfirmationOptions({ serial, impUid, merchantUid }: ReturnedPayment) {
  const completion = { imp_uid: impUid, merchant_uid: merchantUid };
  return getCompleteCustomPaymentQueryOptions(serial, completion);
}

/** Pays what the link asks for in the provider's window. @throws ApiError, NetworkError, PaymentWindowError */
export async function payCustom(
  url: string,
  method: PaymentMethod,
  controls: WindowControls,
): Promise<PaymentWindowOutcome> {
  const prepared = await prepareCustomPayment(url, { method });
  return payPrepared(
    prepared,
    {
      resultHref: (numbers) => paths.customPaymentComplete.getHref(url, numbers),
      complete: ({ impUid, merchantUid }) =>
        completeCustomPayment(url, { imp_uid: impUid, merchant_uid: merchantUid }),
    },
    controls,
  );
}

/** It was paid, refused or declined: what the link shows is asked for again. */
export function refreshCustomPayment(queryClient: QueryClient, url: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: getGetCustomPaymentQueryKey(url) });
}
