import type { FinalDeliveryDraft } from "@damadum/sdk";
import { completeStorageDelivery } from "../storage-delivery/fixtures.ts";

export const completeStorageFinish: FinalDeliveryDraft = {
  scope: "PART",
  ...completeStorageDelivery,
};
