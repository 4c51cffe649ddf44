import type { ExtensionDraft } from "@damadum/sdk";

/** Three more months. */
export const completeStorageExtension: ExtensionDraft = { months: 3 };
