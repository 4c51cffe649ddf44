import {
  createAddress,
  deleteAddress,
  getGetMeQueryKey,
  getListAddressesQueryOptions,
  updateAddress,
  type AddressInput,
} from "@damadum/sdk";
import { useMutation, useQueryClient } from "@tanstack/react-query";

/** The address book, the default address first. */
export const addressesOptions = getListAddressesQueryOptions;

/** Adds an address, or changes the one with this id. */
export function useSaveAddress(id?: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (address: AddressInput) =>
      id === undefined ? createAddress(address) : updateAddress(id, address),
    onSuccess: refresh,
  });
}

/** Takes an address out of the book. */
export function useDeleteAddress() {
  const refresh = useRefresh();
  return useMutation({ mutationFn: (id: string) => deleteAddress(id), onSuccess: refresh });
}

/** The book and the profile, which names its first address; the key of the profile begins both. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: getGetMeQueryKey() });
}
