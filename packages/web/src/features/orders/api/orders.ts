import { awaitsPayment } from "@damadum/domain";
import {
  type Estimate,
  type PaymentRecord,
  getGetEstimateQueryOptions,
  getListEstimatesQueryOptions,
} from "@damadum/sdk";

/** As many as one answer holds, so that the groups are those of all orders of nearly every member. */
const ORDERS_ON_A_PAGE = 100;
const PENDING_PAYMENT_POLL_MS = 5_000;
const STALE_MS = 2_000;

/** The member's estimates and orders, newest first, one page of them (counted from 1). */
export function orderPageOptions(page: number) {
  return getListEstimatesQueryOptions({ page, limit: ORDERS_ON_A_PAGE });
}

/** One estimate or order; asked for again while a payment of it waits for the provider. */
export function orderOptions(serial: string) {
  return getGetEstimateQueryOptions(serial, {
    query: {
      refetchInterval: ({ state }) =>
        state.data && pendingPayment(state.data) ? PENDING_PAYMENT_POLL_MS : false,
      // It may have been paid in another browser meanwhile, so coming back to the page asks again.
      staleTime: STALE_MS,
    },
  });
}

/** The payment that the provider has yet to decide, or null. Only an unpaid estimate can wait for one. */
export function pendingPayment({ status, payments }: Estimate): PaymentRecord | null {
  if (!awaitsPayment(status)) return null;
  return payments.find((payment) => payment.status === "READY") ?? null;
}
