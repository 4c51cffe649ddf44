import { awaitsStoragePayment } from "@damadum/domain";
import {
  getGetStorageOrderQueryKey,
  serverNow,
  useCreateStorageOrder,
  type StorageOrder,
  type StorageOrderDraft,
} from "@damadum/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { submissionOf } from "../../../shared/quote-form/submission-key.ts";

const submit = submissionOf("storage_submission");

/** Stores the quote as an unpaid order and returns its serial. The function throws ApiError and NetworkError. */
export function useSubmitStorageQuote(): (draft: StorageOrderDraft) => Promise<string> {
  const queryClient = useQueryClient();
  const { mutateAsync: create } = useCreateStorageOrder();
  return async (draft) => {
    const order = await submit({ draft, create, isOpen });
    queryClient.setQueryData(getGetStorageOrderQueryKey(order.serial), order);
    return order.serial;
  };
}

/** Whether an order returned for a reused key still awaits payment; a paid or cancelled one is another storage. */
function isOpen({ status, valid_until }: StorageOrder): boolean {
  return awaitsStoragePayment(status) && new Date(valid_until) > serverNow();
}
