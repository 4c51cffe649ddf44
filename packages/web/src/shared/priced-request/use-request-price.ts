import type { ErrorType, StorageAmount } from "@damadum/sdk";
import { skipToken, useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";
import { useState } from "react";

/** The query of a request's price, as Orval generated it. */
export type AmountOptions<T extends StorageAmount = StorageAmount> = UseQueryOptions<
  T,
  ErrorType<unknown>
> & { queryKey: QueryKey };

export interface RequestPrice<T extends StorageAmount = StorageAmount> {
  /** The latest price, also while a newer one loads; null while too little is answered. */
  readonly amount: T | null;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The price of a request; null options while it cannot be priced yet. */
export function useRequestPrice<T extends StorageAmount>(
  options: AmountOptions<T> | null,
): RequestPrice<T> {
  const { data, error, isFetching, refetch } = useQuery<T, ErrorType<unknown>>(
    options ?? { queryKey: ["nothing to price"], queryFn: skipToken },
  );
  // A price stays visible until the next one is loaded, even when the next one fails.
  const [latest, setLatest] = useState<T | null>(null);
  if (data && data !== latest) setLatest(data);
  return {
    amount: options === null ? null : (data ?? latest),
    isLoading: isFetching,
    error,
    retry: () => void refetch(),
  };
}
