import { getGetEstimateReviewQueryKey, useCreateEstimateReview } from "@damadum/sdk";

/** Writes the member's review of an order. */
export function useWriteReview() {
  return useCreateEstimateReview({
    mutation: {
      onSuccess: (review, { serial }, _result, { client }) => {
        client.setQueryData(getGetEstimateReviewQueryKey(serial), review);
      },
    },
  });
}
