import { useListBillingKeys, useListCompanyPayments, type BillingKey } from "@damadum/sdk";
import { MAX_ROWS } from "../page-sizes.ts";

/** The company's default payment method if this member has registered it; no other member can pay with it manually. */
export function useOwnDefaultBillingKey(): BillingKey | undefined {
  const { data: payments } = useListCompanyPayments({ limit: MAX_ROWS });
  const { data: billingKeys } = useListBillingKeys();
  return billingKeys?.find(({ payment_id: id }) => id === payments?.default_payment_id);
}
