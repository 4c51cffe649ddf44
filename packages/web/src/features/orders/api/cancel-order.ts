import { cancelEstimate, getGetEstimateQueryKey, isApiError } from "@damadum/sdk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { receiveEstimate } from "../../../shared/estimate/receive-estimate.ts";

/** Cancels an order by the rule of the terms. A refused cancellation asks for the order again: it has moved on. */
export function useCancelOrder(serial: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => cancelEstimate(serial, reason === "" ? {} : { reason }),
    onSuccess: (order) => receiveEstimate(queryClient, order),
    onError: async (error) => {
      if (!isApiError(error) || error.status !== 409) return;
      await queryClient.invalidateQueries({ queryKey: getGetEstimateQueryKey(serial) });
    },
  });
}
