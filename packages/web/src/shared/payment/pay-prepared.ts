import { isPaymentAbandoned } from "@damadum/domain";
import type { PaymentStatus } from "@damadum/sdk";
import {
  openPaymentWindow,
  type WindowOptions,
  type WindowPayment,
} from "../payment-provider/open-payment-window.ts";
import type { PaymentNumbers } from "../router/query.ts";

/** How a payment window was left: with something for the result page to confirm, by the person, or refused. */
export type PaymentEnd =
  | { readonly kind: "to-confirm"; readonly href: string }
  | { readonly kind: "given-up" }
  | { readonly kind: "not-paid"; readonly reason: string };

/** Says that a window is open, and when the person does not wait for it any more. */
export type Waiting = Pick<WindowOptions, "left" | "onOpen">;

interface PaymentPath {
  /** Path of the result page, with the numbers of the payment once they are known. */
  readonly resultHref: (numbers?: PaymentNumbers) => string;
  /** Asks the server how the payment ended. */
  readonly complete: (
    numbers: PaymentNumbers,
  ) => Promise<{ readonly payment_status: PaymentStatus; readonly failure_reason: string | null }>;
}

/**
 * Opens the provider's window for what the server prepared; the server has the last word on how it ended. On phones
 * the window replaces the page, and the promise ends with it.
 * @throws ApiError, NetworkError, PaymentWindowError
 */
export async function payPrepared(
  prepared: WindowPayment,
  { resultHref, complete }: PaymentPath,
  waiting: Waiting,
): Promise<PaymentEnd> {
  const returnUrl = window.location.origin + resultHref();
  const answer = await openPaymentWindow(prepared, { returnUrl, ...waiting });
  if (answer === null) return { kind: "given-up" };
  const { impUid, claimsSuccess, reason } = answer;
  // Without a number of the provider there is nothing to look up: no payment was begun.
  if (impUid === null) return notPaid(reason);

  const numbers = { impUid, merchantUid: prepared.merchant_uid };
  if (!claimsSuccess) {
    const result = await complete(numbers);
    if (result.payment_status === "FAILED") return notPaid(result.failure_reason ?? reason);
  }
  return { kind: "to-confirm", href: resultHref(numbers) };
}

/** A window that is closed without a word was closed by the person. */
function notPaid(reason: string | null): PaymentEnd {
  return reason === null || isPaymentAbandoned(reason)
    ? { kind: "given-up" }
    : { kind: "not-paid", reason };
}
