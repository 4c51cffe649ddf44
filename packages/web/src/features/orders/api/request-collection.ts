import { useRequestEstimateCollection } from "@damadum/sdk";
import { cacheEstimate } from "../../../shared/estimate/estimate-query.ts";

/** Asks for the rented boxes to be fetched. */
export function useRequestCollection() {
  return useRequestEstimateCollection({
    mutation: {
      onSuccess: (order, _variables, _result, { client }) => cacheEstimate(client, order),
    },
  });
}
