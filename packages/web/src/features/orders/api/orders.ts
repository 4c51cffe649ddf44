import { awaitsPayment } from "@damadum/domain";
import { type Estimate, type PaymentRecord, getGetEstimateQueryOptions } from "@damadum/sdk";

const PENDING_PAYMENT_POLL_MS = 5_000;
const STALE_MS = 2_000;

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
