import { isGivenUp } from "@damadum/domain";
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

/** How a payment window was left: with something for the result page to confirm, by the person, or refused. */
export type PaymentOutcome =
  | { readonly kind: "to-confirm"; readonly href: string }
  | { readonly kind: "given-up" }
  | { readonly kind: "not-paid"; readonly reason: string };

/**
 * Pays an estimate: the server sets the amount and holds the slot, the provider's window takes the payment, the
 * server has the last word. On phones the window replaces the page, and the promise ends with it.
 * @throws ApiError, NetworkError, PaymentWindowError
 */
export async function payEstimate(
  serial: string,
  choice: PaymentPreparation,
  waiting: { readonly left: AbortSignal; readonly onOpen: () => void },
): Promise<PaymentOutcome> {
  const prepared = await prepareEstimatePayment(serial, choice);
  const returnPath = paths.estimatePaymentComplete.getHref(serial);
  const returnUrl = window.location.origin + returnPath;
  const answer = await openPaymentWindow(prepared, { returnUrl, ...waiting });
  if (answer === null) return { kind: "given-up" };
  const { impUid, claimsSuccess, reason } = answer;
  // Without a number of the provider there is nothing to look up: no payment was begun.
  if (impUid === null) return notPaid(reason);

  const merchantUid = prepared.merchant_uid;
  if (!claimsSuccess) {
    const result = await completeEstimatePayment(serial, {
      imp_uid: impUid,
      merchant_uid: merchantUid,
    });
    if (result.payment_status === "FAILED") {
      return notPaid(result.failure_reason ?? reason);
    }
  }
  const href = paths.estimatePaymentComplete.getHref(serial, { impUid, merchantUid });
  return { kind: "to-confirm", href };
}

/** A window that is closed without a word was closed by the person. */
function notPaid(reason: string | null): PaymentOutcome {
  return reason === null || isGivenUp(reason) ? { kind: "given-up" } : { kind: "not-paid", reason };
}
