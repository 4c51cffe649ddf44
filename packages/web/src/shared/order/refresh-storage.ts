import { getListStorageContractsQueryKey, getListStorageOrdersQueryKey } from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";

/** Something of a storage changed: orders, boxes and contracts are refetched. */
export async function refreshStorage(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: getListStorageOrdersQueryKey() }),
    queryClient.invalidateQueries({ queryKey: getListStorageContractsQueryKey() }),
  ]);
}
