import type { FinalDisposalDraft } from "@damadum/sdk";
import { offeredBoxes } from "../storage-delivery/fixtures.ts";

export const completeStorageDisposal: FinalDisposalDraft = {
  scope: "PART",
  box_serials: [offeredBoxes[0].serial],
  disposal_agreed: true,
  memo: "젖은 물건이 들어 있어요.",
};
