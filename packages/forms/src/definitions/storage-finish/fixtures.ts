import type { FinalDeliveryDraft } from "@damadum/sdk";
import { completeStorageDelivery } from "../storage-delivery/fixtures.ts";

/** The storage of one box ends with its delivery. */
export const completeStorageFinish: FinalDeliveryDraft = {
  scope: "PART",
  ...completeStorageDelivery,
};
