import type { Connection } from "../../db/tables.ts";
import { hasLineSince } from "./store.ts";

/** Whether an invoice that is not cancelled was issued for a contract since then. */
export function isBilledSince(db: Connection, cid: string, since: Date): Promise<boolean> {
  return hasLineSince(db, { cid, since });
}
