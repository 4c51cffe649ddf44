import { isPaymentAbandoned } from "@damadum/domain";
import type {
  PaymentCompletion,
  PaymentOutcome,
  PreparedOrderPayment,
  PreparedPayment,
} from "@damadum/sdk";
import { openPaymentWindow, type WindowOptions } from "../payment-provider/open-payment-window.ts";

/** How a payment window ended: with a payment for the result page to confirm, cancelled by the user, or failed. */
export type PaymentWindowOutcome =
  | { readonly kind: "confirm"; readonly href: string; readonly message?: string }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly reason: string };

/** Reports that a window is open, and aborts waiting for it. */
export type WindowControls = Pick<WindowOptions, "signal" | "onOpen">;

type Outcome = Pick<PaymentOutcome, "payment_status" | "failure_reason">;

/**
 * Something that can be paid. Its operations are plain functions, not mutation hooks: one press of the button is one
 * mutation, from the preparation to the provider's response.
 */
export interface Payable<Choice> {
  /** Fixes the amount and holds the start times, or charges the registered method; null if nothing is due. */
  readonly prepare: (
    choice: Choice,
  ) => Promise<PreparedPayment | PreparedOrderPayment | Outcome | null>;
  /** Asks the server for the result of the payment. */
  readonly complete: (completion: PaymentCompletion) => Promise<Outcome>;
  /** Path of the result page, with the numbers of the payment once they are known. */
  readonly resultHref: (completion?: PaymentCompletion) => string;
  /** Where a payment without a window leads, and its message once paid; defaults to the result page. */
  readonly withoutWindow?: { readonly href: string; readonly message: string };
}

/**
 * Pays: immediately with a registered method, otherwise in the provider's window. The server sets the amount and
 * decides the result. On phones the window replaces the page, and the promise never settles.
 * @throws ApiError, NetworkError, ProviderWindowError
 */
export async function startPayment<Choice extends object>(
  { prepare, complete, resultHref, withoutWindow }: Payable<Choice>,
  choice: Choice,
  controls: WindowControls,
): Promise<PaymentWindowOutcome> {
  const prepared = await prepare(choice);
  if (prepared?.payment_status === "FAILED") {
    return { kind: "failed", reason: prepared.failure_reason ?? "결제가 거절됐어요." };
  }
  const isDone = prepared === null || prepared.payment_status === "PAID";
  // A charge that the provider has yet to decide must not be paid a second time in a window.
  const isRegistered = "payment_id" in choice && choice.payment_id !== undefined;
  if (isDone || isRegistered || !("account_code" in prepared)) {
    const href = withoutWindow?.href ?? resultHref();
    return isDone && withoutWindow
      ? { kind: "confirm", href, message: withoutWindow.message }
      : { kind: "confirm", href };
  }

  const returnUrl = window.location.origin + resultHref();
  const response = await openPaymentWindow(prepared, { returnUrl, ...controls });
  if (response === null) return { kind: "cancelled" };
  const { impUid, claimsSuccess, reason } = response;
  // Without the provider's number there is nothing to look up: no payment was started.
  if (impUid === null) return failedOutcome(reason);

  const completion = { imp_uid: impUid, merchant_uid: prepared.merchant_uid };
  if (!claimsSuccess) {
    const result = await complete(completion);
    if (result.payment_status === "FAILED") return failedOutcome(result.failure_reason ?? reason);
  }
  return { kind: "confirm", href: resultHref(completion) };
}

/** A window that closes without a reason was closed by the user. */
export function failedOutcome(reason: string | null): PaymentWindowOutcome {
  return reason === null || isPaymentAbandoned(reason)
    ? { kind: "cancelled" }
    : { kind: "failed", reason };
}
