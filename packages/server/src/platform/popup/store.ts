import type { Insertable } from "kysely";
import type { PopupsTable } from "../../db/shared-tables.ts";
import type { Database, Tx } from "../../db/tables.ts";
import { readPage, type PageOptions } from "../../db/read-page.ts";

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

/** All popups, past and future, the last to end first. */
export function findAllPopups(db: Database, page: PageOptions) {
  const query = db.selectFrom("popups").selectAll();
  return readPage(db, query, { order: { by: "ends_at" }, page });
}

/** Ends a popup; false when there is none or it has already ended. */
export async function endPopup(
  db: Database,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable("popups")
    .set({ ends_at: now })
    .where("id", "=", id)
    .where("ends_at", ">", now)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPopup(tx: Tx, popup: Insertable<PopupsTable>): Promise<void> {
  await tx.insertInto("popups").values(popup).execute();
}
