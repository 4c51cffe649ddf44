import {
  getListBillingKeysQueryKey,
  getListStorageContractsQueryKey,
  prepareBillingKey,
  type PaymentMethod,
} from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";
import {
  failedOutcome,
  type PaymentWindowOutcome,
  type WindowControls,
} from "../../../shared/payment/start-payment.ts";
import { openPaymentWindow } from "../../../shared/payment-provider/open-payment-window.ts";
import { paths } from "../../../shared/paths.ts";

/** One page, large enough for the contracts of nearly every member. */
export const ALL_CONTRACTS = { limit: 100 } as const;

/**
 * Opens the provider's window to register a payment method; nothing is charged, and the result page registers it.
 * `usePaymentWindow` runs it as one mutation, from the preparation to the provider's answer, like a payment.
 * @throws ApiError, NetworkError, ProviderWindowError
 */
export async function registerBillingKey(
  method: PaymentMethod,
  controls: WindowControls,
): Promise<PaymentWindowOutcome> {
  const prepared = await prepareBillingKey({ method });
  const href = paths.myPaymentComplete.getHref(prepared.customer_uid);
  const returnUrl = window.location.origin + href;
  const answer = await openPaymentWindow({ ...prepared, amount: 0 }, { returnUrl, ...controls });
  if (answer === null) return { kind: "cancelled" };
  return answer.claimsSuccess ? { kind: "confirm", href } : failedOutcome(answer.reason);
}

/** Refetches payment methods and contracts, after a method was registered, removed or assigned. */
export async function refreshBilling(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: getListBillingKeysQueryKey() }),
    queryClient.invalidateQueries({ queryKey: getListStorageContractsQueryKey() }),
  ]);
}
