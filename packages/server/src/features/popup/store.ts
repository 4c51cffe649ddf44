import type { Insertable } from "kysely";
import type { PopupsTable } from "../../db/shared-tables.ts";
import type { Database, Tx } from "../../db/tables.ts";

/** The popups of this moment, in their order. */
export function findPopups(
  db: Database,
  { now, limit }: { readonly now: Date; readonly limit: number },
) {
  return db
    .selectFrom("popups")
    .selectAll()
    .where("ends_at", ">", now)
    .where("starts_at", "<=", now)
    .orderBy("position")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function insertPopup(tx: Tx, popup: Insertable<PopupsTable>): Promise<void> {
  await tx.insertInto("popups").values(popup).execute();
}
