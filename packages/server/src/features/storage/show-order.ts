import type { Services } from "../../services.ts";
import { findOrderBySerial } from "./order-store.ts";
import { viewOrder, type StorageOrderView } from "./order-view.ts";

/** Any storage order, for an operator. */
export async function showOrder(
  { db }: Pick<Services, "db">,
  serial: string,
): Promise<StorageOrderView> {
  return viewOrder(db, (await findOrderBySerial(db, serial)).id);
}
