import { useRequestEstimateCollection } from "@damadum/sdk";
import { receiveEstimate } from "../../../shared/estimate/estimate-query.ts";

/** Asks for the rented boxes to be fetched. */
export function useRequestCollection() {
  return useRequestEstimateCollection({
    mutation: {
      onSuccess: (order, _variables, _result, { client }) => receiveEstimate(client, order),
    },
  });
}
