import { getGetStorageOrderQueryKey, isApiError, useCancelStorageOrder } from "@damadum/sdk";
import { refreshStorage } from "../../../shared/order/refresh-storage.ts";

/** Cancels an order of any type; a refused cancellation (409) refetches it, because its state has changed. */
export function useCancelStorage() {
  return useCancelStorageOrder({
    mutation: {
      onSuccess: async (order, _variables, _result, { client }) => {
        client.setQueryData(getGetStorageOrderQueryKey(order.serial), order);
        await refreshStorage(client);
      },
      onError: async (error, _variables, _result, { client }) => {
        if (isApiError(error) && error.status === 409) await refreshStorage(client);
      },
    },
  });
}
