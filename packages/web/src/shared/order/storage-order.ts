import { awaitsStoragePayment } from "@damadum/domain";
import {
  getGetStorageOrderQueryOptions,
  type OrderPaymentRecord,
  type StorageOrder,
} from "@damadum/sdk";

const PENDING_PAYMENT_POLL_MS = 5_000;
const STALE_MS = 2_000;

/** One storage order of any type; polled while one of its payments waits for the provider. */
export function storageOrderOptions(serial: string) {
  return getGetStorageOrderQueryOptions(serial, {
    query: {
      refetchInterval: ({ state }) =>
        state.data && pendingPayment(state.data) ? PENDING_PAYMENT_POLL_MS : false,
      // It may have been paid in another browser meanwhile, so returning to the page refetches it.
      staleTime: STALE_MS,
    },
  });
}

/** The payment of an unpaid order that the provider has yet to decide, or null. */
export function pendingPayment({ status, payments }: StorageOrder): OrderPaymentRecord | null {
  if (!awaitsStoragePayment(status)) return null;
  return payments.find((payment) => payment.status === "READY") ?? null;
}
