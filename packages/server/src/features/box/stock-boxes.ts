import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { createBoxes } from "./create-boxes.ts";
import { countStock } from "./store.ts";

/** An operator puts so many new boxes into the stock; answers their serials and how many there are now. */
export async function stockBoxes(
  services: Pick<Services, "db" | "clock" | "ids">,
  count: number,
): Promise<{ readonly serials: readonly string[]; readonly inStock: number }> {
  const { db } = services;
  const serials = await inTransaction(db, (tx) => createBoxes(tx, services, count));
  return { serials, inStock: await countStock(db) };
}
