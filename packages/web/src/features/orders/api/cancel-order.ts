import { getGetEstimateQueryKey, isApiError, useCancelEstimate } from "@damadum/sdk";
import { cacheEstimate } from "../../../shared/estimate/estimate-query.ts";

/** Cancels an order by the rule of the terms. A refused cancellation asks for the order again: it has moved on. */
export function useCancelOrder() {
  return useCancelEstimate({
    mutation: {
      onSuccess: (order, _variables, _result, { client }) => cacheEstimate(client, order),
      onError: async (error, { serial }, _result, { client }) => {
        if (!isApiError(error) || error.status !== 409) return;
        await client.invalidateQueries({ queryKey: getGetEstimateQueryKey(serial) });
      },
    },
  });
}
