import { getListBillingKeysQueryOptions, type BillingKey } from "@damadum/sdk";
import { useQuery } from "@tanstack/react-query";
import { companyPaymentsOptions } from "../api/company-invoices.ts";

/** The company's default way to pay, where this person has registered it; only they can pay with it by hand. */
export function useOwnDefaultWay(): BillingKey | undefined {
  const { data: payments } = useQuery(companyPaymentsOptions());
  const { data: ways } = useQuery(getListBillingKeysQueryOptions());
  return ways?.find(({ payment_id: id }) => id === payments?.default_payment_id);
}
