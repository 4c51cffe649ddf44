import type { Services } from "../../services.ts";
import { viewOwnOrder, type StorageOrderView } from "./order-view.ts";

/** A storage order of any type of this member; anybody else's is not found. */
export function getStorageOrder(
  { db }: Pick<Services, "db">,
  own: { readonly serial: string; readonly userId: string },
): Promise<StorageOrderView> {
  return viewOwnOrder(db, own);
}
