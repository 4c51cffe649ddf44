import { storageOrderStatus, canTransition } from "@damadum/domain";
import {
  createStorageOrder,
  getGetStorageOrderQueryKey,
  isApiError,
  type StorageOrder,
  type StorageOrderDraft,
} from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";
import { submissionKeys } from "../../../shared/quote/submission-key.ts";

const keys = submissionKeys("storage_submission");

/** Stores the quote as an order to be paid and answers its serial. @throws ApiError, NetworkError */
export async function submitStorageQuote(
  draft: StorageOrderDraft,
  queryClient: QueryClient,
): Promise<string> {
  const order = await createOrFind(draft);
  queryClient.setQueryData(getGetStorageOrderQueryKey(order.serial), order);
  return order.serial;
}

async function createOrFind(draft: StorageOrderDraft): Promise<StorageOrder> {
  try {
    const order = await create(draft, await keys.keyOf(draft));
    if (isOpen(order)) return order;
  } catch (error) {
    if (!isApiError(error) || error.problem.code !== "idempotency_conflict") throw error;
  }
  return create(draft, await keys.renew(draft));
}

function create(draft: StorageOrderDraft, key: string): Promise<StorageOrder> {
  return createStorageOrder(draft, { "idempotency-key": key });
}

/** Whether the order that was found again still waits to be paid; a paid or cancelled one is another storage. */
function isOpen({ status, valid_until }: StorageOrder): boolean {
  return (
    canTransition(storageOrderStatus, status, "PAYMENT", "SYSTEM") &&
    new Date(valid_until) > new Date()
  );
}
