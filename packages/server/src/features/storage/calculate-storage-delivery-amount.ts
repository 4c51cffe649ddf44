import type { StorageDeliveryInput, StoragePrice } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { availableBoxes } from "../box/available-boxes.ts";
import { priceStorageDelivery } from "./price-storage-delivery.ts";

/** What bringing these boxes of the member would cost. Stores nothing. */
export async function calculateStorageDeliveryAmount(
  services: Pick<Services, "db" | "clock">,
  { input, userId }: { readonly input: StorageDeliveryInput; readonly userId: string },
): Promise<StoragePrice> {
  const price = priceStorageDelivery(services, input);
  const wanted = { userId, serials: input.boxSerials, purpose: "DELIVERY_REQUEST" } as const;
  await inTransaction(services.db, (tx) => availableBoxes(tx, wanted));
  return price;
}
