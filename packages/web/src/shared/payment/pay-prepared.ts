import { isPaymentAbandoned } from "@damadum/domain";
import type { PaymentStatus } from "@damadum/sdk";
import {
  openPaymentWindow,
  type WindowOptions,
  type WindowPayment,
} from "../payment-provider/open-payment-window.ts";
import type { PaymentNumbers } from "../router/query.ts";

/** How a payment window ended: with a payment for the result page to confirm, cancelled by the person, or failed. */
export type PaymentWindowOutcome =
  | { readonly kind: "confirm"; readonly href: string }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly reason: string };

/** Reports that a window is open, and aborts waiting for it. */
export type WindowControls = Pick<WindowOptions, "signal" | "onOpen">;

interface PaymentPath {
  /** Path of the result page, with the numbers of the payment once they are known. */
  readonly resultHref: (numbers?: PaymentNumbers) => string;
  /** Asks the server for the result of the payment. */
  readonly complete: (
    numbers: PaymentNumbers,
  ) => Promise<{ readonly payment_status: PaymentStatus; readonly failure_reason: string | null }>;
}

/**
 * Opens the provider's window for a prepared payment; the server decides how it ended. On phones the window replaces
 * the page, and the promise never settles.
 * @throws ApiError, NetworkError, PaymentWindowError
 */
export async function payPrepared(
  prepared: WindowPayment,
  { resultHref, complete }: PaymentPath,
  controls: WindowControls,
): Promise<PaymentWindowOutcome> {
  const returnUrl = window.location.origin + resultHref();
  const response = await openPaymentWindow(prepared, { returnUrl, ...controls });
  if (response === null) return { kind: "cancelled" };
  const { impUid, claimsSuccess, reason } = response;
  // Without a number of the provider there is nothing to look up: no payment was started.
  if (impUid === null) return failedOutcome(reason);

  const numbers = { impUid, merchantUid: prepared.merchant_uid };
  if (!claimsSuccess) {
    const result = await complete(numbers);
    if (result.payment_status === "FAILED") return failedOutcome(result.failure_reason ?? reason);
  }
  return { kind: "confirm", href: resultHref(numbers) };
}

/** A window that closes without a reason was closed by the person. */
function failedOutcome(reason: string | null): PaymentWindowOutcome {
  return reason === null || isPaymentAbandoned(reason)
    ? { kind: "cancelled" }
    : { kind: "failed", reason };
}
