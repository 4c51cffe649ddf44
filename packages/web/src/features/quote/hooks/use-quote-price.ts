import { priceableRequest, quoteForm, unansweredSteps, type DeepPartial } from "@damadum/forms";
import {
  getCalculateEstimateAmountQueryKey,
  getCalculateEstimateAmountQueryOptions,
  type EstimateAmount,
  type EstimateDraft,
} from "@damadum/sdk";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";

export interface QuotePrice {
  /** The latest figure, also while a newer one is on its way; null while too little is answered. */
  readonly amount: EstimateAmount | null;
  readonly isLoading: boolean;
  /** Names of the questions that the figure takes the plainest answer for. */
  readonly assumed: readonly string[];
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The price of the answers so far, asked of the server as soon as they can be priced. */
export function useQuotePrice(answers: DeepPartial<EstimateDraft>, today: string): QuotePrice {
  const draft = useMemo(() => priceableRequest(quoteForm, answers, today), [answers, today]);
  const assumed = useMemo(
    () => namesOf(unansweredSteps(quoteForm, answers, today)),
    [answers, today],
  );
  const { data, error, isFetching, refetch } = useQuery(
    draft === null
      ? { queryKey: getCalculateEstimateAmountQueryKey(), queryFn: skipToken }
      : // The same draft has the same price for ever.
        getCalculateEstimateAmountQueryOptions(draft, {
          query: { staleTime: Infinity, gcTime: 60_000 },
        }),
  );

  // A figure stays in sight until the next one is there, even when the next one fails.
  const [latest, setLatest] = useState<EstimateAmount | null>(null);
  if (data && data !== latest) setLatest(data);

  return {
    amount: draft === null ? null : (data ?? latest),
    isLoading: isFetching,
    assumed,
    error,
    retry: () => void refetch(),
  };
}

function namesOf(stepIds: readonly string[]): readonly string[] {
  return quoteForm.steps.filter(({ id }) => stepIds.includes(id)).map(({ name }) => name);
}
