import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { forgetQuote } from "../../../shared/estimate/quote-draft.ts";
import { confirmationOptions } from "../api/pay.ts";
import { refreshEstimates } from "../api/estimate-to-pay.ts";
import { keepsWaiting } from "../keeps-waiting.ts";
import type { ReturnedPayment } from "../read-return.ts";
import { refusalOf, verdictOf, type Verdict } from "../verdict.ts";

const POLL_MS = 2_000;

interface Confirmation {
  /** Null while the server is being asked. */
  readonly verdict: Verdict | null;
  readonly isAsking: boolean;
  readonly askAgain: () => void;
}

/** Asks the server how a payment ended, for a minute while the provider has not decided. */
export function useConfirmation(payment: ReturnedPayment): Confirmation {
  const queryClient = useQueryClient();
  const [since, setSince] = useState(() => Date.now());
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...confirmationOptions(payment),
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
  useEffect(() => {
    if (status === undefined || status === "READY") return;
    void refreshEstimates(queryClient);
    if (status === "PAID") forgetQuote();
  }, [status, queryClient]);

  return {
    verdict: error ? refusalOf(error) : data && !isWaiting ? verdictOf(data) : null,
    isAsking: isFetching,
    askAgain() {
      setSince(Date.now());
      void refetch();
    },
  };
}
