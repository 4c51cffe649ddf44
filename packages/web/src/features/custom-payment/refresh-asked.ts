import {
  getGetCustomPaymentQueryKey,
  getListCompanyInvoicesQueryKey,
  getListEstimatesQueryKey,
} from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";
import { refreshStorage } from "../../shared/order/refresh-storage.ts";

/** Refetches a payment by link and the orders and invoices that list it, after it was paid or declined. */
export async function refreshAsked(queryClient: QueryClient, url: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: getGetCustomPaymentQueryKey(url) }),
    queryClient.invalidateQueries({ queryKey: getListEstimatesQueryKey() }),
    queryClient.invalidateQueries({ queryKey: getListCompanyInvoicesQueryKey() }),
    refreshStorage(queryClient),
  ]);
}
