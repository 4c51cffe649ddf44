import type { Services } from "../../services.ts";
import { viewOwnOrder, type StorageOrderView } from "./order-view.ts";

/** The member's storage order of any type; throws not_found for another member's. */
export function getStorageOrder(
  { db }: Pick<Services, "db">,
  own: { readonly serial: string; readonly userId: string },
): Promise<StorageOrderView> {
  return viewOwnOrder(db, own);
}
