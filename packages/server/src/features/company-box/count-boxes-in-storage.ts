import type { Connection } from "../../db/tables.ts";
import { findCounts } from "./store.ts";

/** Boxes of a company that are stored or on their way. */
export async function countBoxesInStorage(db: Connection, companyId: string): Promise<number> {
  const counts = await findCounts(db, companyId);
  return counts
    .filter(({ filter }) => filter === "STORED" || filter === "MOVING")
    .reduce((sum, { boxes }) => sum + boxes, 0);
}
