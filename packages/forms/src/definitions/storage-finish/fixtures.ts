import type { FinalDeliveryDraft } from "@damadum/sdk";
import { completeStorageDelivery } from "../storage-delivery/fixtures.ts";

/** Storage of one box ends by bringing it. */
export const completeStorageFinish: FinalDeliveryDraft = {
  scope: "PART",
  ...completeStorageDelivery,
};
