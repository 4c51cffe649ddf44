import {
  completeEstimatePayment,
  getCompleteEstimatePaymentQueryOptions,
  prepareEstimatePayment,
  type PaymentPreparation,
} from "@damadum/sdk";
import { openPaymentWindow } from "../../../shared/payment-provider/open-payment-window.ts";
import { paths } from "../../../shared/paths.ts";
import type { ReturnedPayment } from "../read-return.ts";

/** The server's word on a payment that somebody came back from. */
export function confirmationOptions({ serial, impUid, merchantUid }: ReturnedPayment) {
  const completion = { imp_uid: impUid, merchant_uid: merchantUid };
  return getCompleteEstimatePaymentQueryOptions(serial, completion);
}

/** How a payment window was left: with something for the result page to confirm, or without having paid. */
export type PaymentOutcome =
  | { readonly kind: "to-confirm"; readonly href: string }
  | { readonly kind: "not-paid"; readonly reason: string | null };

/**
 * Pays an estimate: the server sets the amount and holds the slot, the provider's window takes the payment, the
 * server has the last word. On phones the window replaces the page, and the promise ends with it.
 * @throws ApiError, NetworkError, PaymentWindowError
 */
export async function payEstimate(
  serial: string,
  choice: PaymentPreparation,
): Promise<PaymentOutcome> {
  const prepared = await prepareEstimatePayment(serial, choice);
  const returnPath = paths.estimatePaymentComplete.getHref(serial);
  const answer = await openPaymentWindow(prepared, window.location.origin + returnPath);
  const { impUid, claimsSuccess, reason } = answer;
  // Without a number of the provider there is nothing to look up: no payment was begun.
  if (impUid === null) return { kind: "not-paid", reason };

  const merchantUid = prepared.merchant_uid;
  if (!claimsSuccess) {
    const result = await completeEstimatePayment(serial, {
      imp_uid: impUid,
      merchant_uid: merchantUid,
    });
    if (result.payment_status === "FAILED") {
      return { kind: "not-paid", reason: result.failure_reason ?? reason };
    }
  }
  const href = paths.estimatePaymentComplete.getHref(serial, { impUid, merchantUid });
  return { kind: "to-confirm", href };
}
