import type { ErrorType, PaymentStatus } from "@damadum/sdk";
import { useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { shouldKeepPolling } from "./should-keep-polling.ts";
import { paymentResultOfError, type PaymentResult } from "./payment-result.ts";

const POLL_MS = 2_000;

interface PaymentConfirmation {
  /** Null while the result is requested. */
  readonly result: PaymentResult | null;
  readonly isChecking: boolean;
  readonly checkAgain: () => void;
}

interface PaymentConfirmationOptions<Outcome> {
  /** The query that confirms the payment, as Orval generated it. */
  readonly options: UseQueryOptions<Outcome, ErrorType<unknown>> & { queryKey: QueryKey };
  readonly toResult: (outcome: Outcome) => PaymentResult;
  /** Called once the provider has decided. */
  readonly onSettled: (status: PaymentStatus) => void;
}

/** Requests the result of a payment, and polls for a minute while the provider has not decided. */
export function usePaymentConfirmation<Outcome extends { readonly payment_status: PaymentStatus }>({
  options,
  toResult,
  onSettled,
}: PaymentConfirmationOptions<Outcome>): PaymentConfirmation {
  const [startedAt, setStartedAt] = useState(() => Date.now());
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...options,
    refetchInterval: ({ state }) => {
      const poll = {
        status: state.data?.payment_status,
        error: state.error,
        updatedAt: Math.max(state.dataUpdatedAt, state.errorUpdatedAt),
      };
      return shouldKeepPolling(poll, startedAt) ? POLL_MS : false;
    },
  });

  const status = data?.payment_status;
  const isPolling = shouldKeepPolling({ status, error, updatedAt: dataUpdatedAt }, startedAt);
  const notifySettled = useEffectEvent(onSettled);
  useEffect(() => {
    if (status !== undefined && status !== "READY") notifySettled(status);
  }, [status]);

  return {
    result: error ? paymentResultOfError(error) : data && !isPolling ? toResult(data) : null,
    isChecking: isFetching,
    checkAgain() {
      setStartedAt(Date.now());
      void refetch();
    },
  };
}
