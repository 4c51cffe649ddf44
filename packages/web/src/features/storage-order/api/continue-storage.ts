import { getListBillingKeysQueryKey, isApiError, useContinueStorageContract } from "@damadum/sdk";
import { refreshStorage } from "../../../shared/order/refresh-storage.ts";

/** Agrees to paid months after free ones. A refused consent asks for the contract and the payment methods again: they have changed. */
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
