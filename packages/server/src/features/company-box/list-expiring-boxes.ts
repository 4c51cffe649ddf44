import type { Connection } from "../../db/tables.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { COUNT_LIMIT, type BoxPage, type PageWanted } from "./find-box-page.ts";
import { countExpiring, findExpiring, type ExpiringWanted } from "./store.ts";

/** One page of the stored boxes whose retention day is near or past, the nearest first. */
export async function listExpiringBoxes(
  db: Connection,
  wanted: ExpiringWanted,
  { page, limit, cursor }: PageWanted,
): Promise<BoxPage> {
  const after = readCursor(cursor, "expiring");
  const offset = after === null ? (page - 1) * limit : 0;
  const found = await findExpiring(db, { ...wanted, after, offset, limit: limit + 1 });
  const items = found.slice(0, limit);
  const last = items.at(-1);
  const total = await countExpiring(db, wanted, COUNT_LIMIT);
  return {
    items,
    total,
    totalCapped: total === COUNT_LIMIT,
    nextCursor:
      found.length > limit && last?.retention_until
        ? writeCursor({ kind: "expiring", day: last.retention_until, number: last.number })
        : null,
  };
}
