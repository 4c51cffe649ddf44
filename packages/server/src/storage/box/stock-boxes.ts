import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { createBoxes } from "./create-boxes.ts";
import { countStock } from "./store.ts";

/** Adds `count` new boxes to the stock; returns their serials and the new size of the stock. */
export async function stockBoxes(
  services: Pick<Services, "db" | "clock" | "ids">,
  count: number,
): Promise<{ readonly serials: readonly string[]; readonly inStock: number }> {
  const { db } = services;
  const serials = await inTransaction(db, (tx) => createBoxes(tx, services, count));
  return { serials, inStock: await countStock(db) };
}
