import type { ExtensionDraft } from "@damadum/sdk";

export const completeStorageExtension: ExtensionDraft = { months: 3 };
