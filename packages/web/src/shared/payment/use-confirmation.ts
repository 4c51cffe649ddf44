import type { ErrorType, PaymentStatus } from "@damadum/sdk";
import { useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { keepsWaiting } from "./keeps-waiting.ts";
import { refusalOf, type Verdict } from "./verdict.ts";

const POLL_MS = 2_000;

interface Confirmation {
  /** Null while the server is being asked. */
  readonly verdict: Verdict | null;
  readonly isAsking: boolean;
  readonly askAgain: () => void;
}

interface ConfirmationQuestion<Result> {
  /** How the server is asked, as Orval generated it. */
  readonly options: UseQueryOptions<Result, ErrorType<unknown>> & { queryKey: QueryKey };
  readonly tell: (result: Result) => Verdict;
  /** The provider has decided. */
  readonly onDecided: (status: PaymentStatus) => void;
}

/** Asks the server how a payment ended, for a minute while the provider has not decided. */
export function useConfirmation<Result extends { readonly payment_status: PaymentStatus }>({
  options,
  tell,
  onDecided,
}: ConfirmationQuestion<Result>): Confirmation {
  const [since, setSince] = useState(() => Date.now());
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...options,
    refetchInterval: ({
      state: { data: result, error: failure, dataUpdatedAt: at, errorUpdatedAt },
    }) => {
      const answer = {
        status: result?.payment_status,
        error: failure,
        answeredAt: Math.max(at, errorUpdatedAt),
      };
      return keepsWaiting(answer, since) ? POLL_MS : false;
    },
  });

  const status = data?.payment_status;
  const isWaiting = keepsWaiting({ status, error, answeredAt: dataUpdatedAt }, since);
  const decide = useEffectEvent(onDecided);
  useEffect(() => {
    if (status !== undefined && status !== "READY") decide(status);
  }, [status]);

  return {
    verdict: error ? refusalOf(error) : data && !isWaiting ? tell(data) : null,
    isAsking: isFetching,
    askAgain() {
      setSince(Date.now());
      void refetch();
    },
  };
}
