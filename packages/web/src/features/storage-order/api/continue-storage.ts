import { getListBillingKeysQueryKey, isApiError, useContinueStorageContract } from "@damadum/sdk";
import { refreshStorage } from "../../../shared/order/refresh-storage.ts";

/** Agrees to paid months after free ones; refetches the contract after a 409, the payment methods after a 422. */
export function useContinueStorage() {
  return useContinueStorageContract({
    mutation: {
      onError: async (error, _variables, _result, { client }) => {
        if (!isApiError(error)) return;
        if (error.status === 409) await refreshStorage(client);
        if (error.status === 422) {
          await client.invalidateQueries({ queryKey: getListBillingKeysQueryKey() });
        }
      },
    },
  });
}
