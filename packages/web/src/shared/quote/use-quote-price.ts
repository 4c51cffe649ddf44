import {
  priceableRequest,
  unansweredSteps,
  type DeepPartial,
  type FormDefinition,
  type FormService,
} from "@damadum/forms";
import { skipToken, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { PriceLine } from "@damadum/ui";

/** What the price of any quote says. */
export interface QuotedAmount {
  readonly total_amount: number;
  readonly vat_amount: number;
  readonly lines: readonly PriceLine[];
}

export interface QuotePrice<Amount extends QuotedAmount = QuotedAmount> {
  /** The latest price, also while a newer one loads; null while too little is answered. */
  readonly amount: Amount | null;
  /** Whether the figure is of earlier answers, or is not there yet. */
  readonly isLoading: boolean;
  /** Names of the questions that the figure takes the plainest answer for. */
  readonly assumed: readonly string[];
  readonly error: Error | null;
  readonly retry: () => void;
}

interface QuotePriceOptions<Draft extends object, Needs extends FormService, Amount> {
  readonly form: FormDefinition<Draft, Needs>;
  readonly answers: DeepPartial<Draft>;
  readonly today: string;
  /** The generated query of a draft's price. */
  readonly queryOf: (draft: Draft) => Pick<UseQueryOptions<Amount>, "queryKey" | "queryFn">;
}

const NOTHING_TO_PRICE = ["no draft"] as const;

/** The price of the answers so far, asked of the server as soon as they can be priced. */
export function useQuotePrice<
  Draft extends object,
  Needs extends FormService,
  Amount extends QuotedAmount,
>({ form, answers, today, queryOf }: QuotePriceOptions<Draft, Needs, Amount>): QuotePrice<Amount> {
  const draft = useMemo(() => priceableRequest(form, answers, today), [form, answers, today]);
  const assumed = useMemo(
    () => namesOf(form, unansweredSteps(form, answers, today)),
    [form, answers, today],
  );
  const query = draft === null ? null : queryOf(draft);
  const { data, error, isFetching, refetch } = useQuery<Amount>({
    queryKey: query?.queryKey ?? NOTHING_TO_PRICE,
    queryFn: query?.queryFn ?? skipToken,
    // The same draft has the same price for ever.
    staleTime: Infinity,
    gcTime: 60_000,
  });

  // A price stays visible until the next one is loaded, even when the next one fails.
  const [latest, setLatest] = useState<Amount | null>(null);
  if (data && data !== latest) setLatest(data);

  return {
    amount: draft === null ? null : (data ?? latest),
    isLoading: isFetching,
    assumed,
    error,
    retry: () => void refetch(),
  };
}

function namesOf(
  { steps }: { readonly steps: readonly { readonly id: string; readonly name: string }[] },
  stepIds: readonly string[],
): readonly string[] {
  return steps.filter(({ id }) => stepIds.includes(id)).map(({ name }) => name);
}
