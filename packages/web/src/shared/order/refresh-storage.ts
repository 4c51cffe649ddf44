import { getListStorageContractsQueryKey, getListStorageOrdersQueryKey } from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";

/** Refetches storage orders, boxes and contracts after a change. */
export async function refreshStorage(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: getListStorageOrdersQueryKey() }),
    queryClient.invalidateQueries({ queryKey: getListStorageContractsQueryKey() }),
  ]);
}
