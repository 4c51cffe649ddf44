import type { Insertable } from "kysely";
import type { BoxPhotosTable } from "../../db/box-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";

/** Pictures that operators took of these boxes, oldest first per box; the files are attached to the picture ids. */
export async function findBoxPhotos(db: Connection, boxIds: readonly string[]) {
  if (boxIds.length === 0) return [];
  return db
    .selectFrom("box_photos")
    .select(["id", "box_id", "kind", "at"])
    .where("box_id", "in", boxIds)
    .orderBy("box_id")
    .orderBy("at")
    .orderBy("id")
    .execute();
}

export async function countBoxPhotos(tx: Tx, boxId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("box_photos")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("box_id", "=", boxId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertBoxPhotos(
  tx: Tx,
  photos: readonly Insertable<BoxPhotosTable>[],
): Promise<void> {
  if (photos.length > 0) await tx.insertInto("box_photos").values(photos).execute();
}

export async function deleteBoxPhotos(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom("box_photos").where("id", "in", ids).execute();
}
