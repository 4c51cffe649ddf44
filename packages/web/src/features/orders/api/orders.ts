import { awaitsPayment } from "@damadum/domain";
import {
  type Estimate,
  type PaymentRecord,
  getGetEstimateQueryOptions,
  getListEstimatesQueryOptions,
} from "@damadum/sdk";

/** The largest page, so that the groups cover all orders of nearly every member. */
const ORDERS_ON_A_PAGE = 100;
const PENDING_PAYMENT_POLL_MS = 5_000;
const STALE_MS = 2_000;

/** The member's estimates and orders, newest first, one page of them (counted from 1). */
export function orderPageOptions(page: number) {
  return getListEstimatesQueryOptions({ page, limit: ORDERS_ON_A_PAGE });
}

/** One estimate or order; polled while one of its payments is undecided. */
export function orderOptions(serial: string) {
  return getGetEstimateQueryOptions(serial, {
    query: {
      refetchInterval: ({ state }) =>
        state.data && pendingPayment(state.data) ? PENDING_PAYMENT_POLL_MS : false,
      // It may be paid in another browser, so returning to the page refetches it.
      staleTime: STALE_MS,
    },
  });
}

/** The payment that the provider has not decided yet, or null. Only an unpaid estimate can have one. */
export function pendingPayment({ status, payments }: Estimate): PaymentRecord | null {
  if (!awaitsPayment(status)) return null;
  return payments.find((payment) => payment.status === "READY") ?? null;
}
