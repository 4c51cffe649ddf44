import { clearDraft } from "@damadum/forms";

/** The quote of a page: the ordinary one, or the one with free months. */
export type StorageEnterType = "quote" | "event3";

/** The draft keys under which the answers of the quotes are kept on this device. */
export const draftKeys: Readonly<Record<StorageEnterType, string>> = {
  quote: "storage",
  event3: "storage-event3",
};

/** Clears both drafts after a payment, so that the next quote begins with the first question. */
export function forgetStorageQuotes(): void {
  for (const key of Object.values(draftKeys)) clearDraft(key);
}
