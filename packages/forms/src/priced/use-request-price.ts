import type { ErrorType, StorageAmount } from "@damadum/sdk";
import { useQueries, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";
import { useState } from "react";

export type AmountOptions<Amount = StorageAmount> = UseQueryOptions<Amount, ErrorType<unknown>> & {
  queryKey: QueryKey;
};

export interface RequestPrice<Amount = StorageAmount> {
  /** The latest price, also while a newer one loads; null while too little is answered. */
  readonly amount: Amount | null;
  /** Whether the amount belongs to earlier answers or has not loaded yet. */
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The price of a request; null options while it cannot be priced yet. */
export function useRequestPrice<Amount>(
  options: AmountOptions<Amount> | null,
): RequestPrice<Amount> {
  // A list, because a request that lacks an answer has no query.
  const queries: readonly AmountOptions<Amount>[] = options === null ? [] : [options];
  const query = useQueries({ queries }).at(0);
  const data = query?.data;
  // A price stays visible until the next one is loaded, even when the next one fails.
  const [latest, setLatest] = useState<Amount | null>(null);
  if (data !== undefined && data !== latest) setLatest(data);
  return {
    amount: options === null ? null : (data ?? latest),
    isLoading: query?.isFetching ?? false,
    error: query?.error ?? null,
    retry: () => void query?.refetch(),
  };
}
