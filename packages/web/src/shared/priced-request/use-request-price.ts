import type { ErrorType, StorageAmount } from "@damadum/sdk";
import { toast } from "@damadum/ui";
import {
  useQueries,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from "@tanstack/react-query";
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

type Due = Pick<StorageAmount, "total_amount" | "refund_amount">;

/**
 * Loads the amount of a request that is about to be sent. Null, once the member was told, when it is not the one shown:
 * the button may be pressed before the last answer's price has loaded, which is then shown for another press.
 */
export function useAgreedAmount() {
  const queryClient = useQueryClient();
  return async <Amount extends Due>(
    options: AmountOptions<Amount>,
    shown: Due | null,
  ): Promise<Amount | null> => {
    const current = await queryClient.fetchQuery(options);
    const isShown =
      current.total_amount === shown?.total_amount && current.refund_amount === shown.refund_amount;
    if (isShown) return current;
    toast("금액이 바뀌었어요. 확인하고 다시 눌러 주세요.");
    return null;
  };
}
