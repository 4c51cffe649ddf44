import { clearDraft } from "@damadum/forms";

/** Which quote a page holds: the ordinary one, or that of the free months. */
export type StorageEnterType = "quote" | "event3";

/** Under which name the answers of a storage quote are kept on this device. */
export const draftKeys: Readonly<Record<StorageEnterType, string>> = {
  quote: "storage",
  event3: "storage-event3",
};

/** The order was paid: the next quote begins with the first question. */
export function forgetStorageQuotes(): void {
  for (const key of Object.values(draftKeys)) clearDraft(key);
}
