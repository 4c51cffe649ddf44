import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findOrderBySerial } from "./order-store.ts";
import { viewOrder, type StorageOrderView } from "./order-view.ts";

/** Any storage order, for an operator. */
export async function showOrder(
  { db }: Pick<Services, "db">,
  serial: string,
): Promise<StorageOrderView> {
  const order = await findOrderBySerial(db, serial);
  if (order === null) throw new ProblemError("not_found");
  return viewOrder(db, order.id);
}
