import type { ExtensionDraft } from "@damadum/sdk";

/** Three months more. */
export const completeStorageExtension: ExtensionDraft = { months: 3 };
