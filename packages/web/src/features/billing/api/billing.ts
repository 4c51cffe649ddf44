import { isPaymentAbandoned } from "@damadum/domain";
import {
  getListBillingKeysQueryKey,
  getListBillingKeysQueryOptions,
  getListStorageContractsQueryKey,
  getListStorageContractsQueryOptions,
  prepareBillingKey,
  type PaymentMethod,
} from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";
import type { PaymentWindowOutcome, WindowControls } from "../../../shared/payment/pay-prepared.ts";
import { openPaymentWindow } from "../../../shared/payment-provider/open-payment-window.ts";
import { paths } from "../../../shared/paths.ts";

/** The ways to pay that the member has registered. */
export const waysToPayOptions = () => getListBillingKeysQueryOptions();

/** The member's storage contracts, the newest first. */
export const contractsOptions = () => getListStorageContractsQueryOptions({ limit: 100 });

/**
 * Opens the provider's window to register a way to pay; nothing is charged. The result page registers it.
 * @throws ApiError, NetworkError, PaymentWindowError
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
  const { claimsSuccess, reason } = answer;
  if (claimsSuccess) return { kind: "confirm", href };
  return reason === null || isPaymentAbandoned(reason)
    ? { kind: "cancelled" }
    : { kind: "failed", reason };
}

/** A way to pay was registered, removed or used otherwise: ways and contracts are asked for again. */
export async function refreshBilling(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: getListBillingKeysQueryKey() }),
    queryClient.invalidateQueries({ queryKey: getListStorageContractsQueryKey() }),
  ]);
}
