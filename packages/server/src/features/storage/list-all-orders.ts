import type { Services } from "../../services.ts";
import { findNewestOrders } from "./order-store.ts";

/** Storage orders of all members for an operator, the newest first. */
export function listAllOrders(
  { db }: Pick<Services, "db">,
  wanted: Parameters<typeof findNewestOrders>[1],
) {
  return findNewestOrders(db, wanted);
}
