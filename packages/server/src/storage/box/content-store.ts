import type { Insertable, Selectable, Updateable } from "kysely";
import type { BoxContentsTable } from "../../db/box-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

export type StoredContent = Selectable<BoxContentsTable>;

export function findContents(
  db: Connection,
  boxIds: readonly string[],
): Promise<readonly StoredContent[]> {
  if (boxIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("box_contents")
    .selectAll()
    .where("box_id", "in", boxIds)
    .orderBy("box_id")
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Number of contents of a box, and the last position (-1 when it is empty). */
export function countContents(tx: Tx, boxId: string) {
  return tx
    .selectFrom("box_contents")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.coalesce(eb.fn.max("position"), eb.lit(-1)).as("last"),
    ])
    .where("box_id", "=", boxId)
    .executeTakeFirstOrThrow();
}

export async function insertContent(
  tx: Tx,
  content: Insertable<BoxContentsTable>,
): Promise<StoredContent> {
  return tx.insertInto("box_contents").values(content).returningAll().executeTakeFirstOrThrow();
}

export async function updateContent(
  tx: Tx,
  contentId: string,
  changes: Updateable<BoxContentsTable>,
): Promise<StoredContent> {
  return tx
    .updateTable("box_contents")
    .set(changes)
    .where("id", "=", contentId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores contents that are new, and what is written about those that exist. */
export async function saveContents(
  tx: Tx,
  contents: readonly Insertable<BoxContentsTable>[],
): Promise<void> {
  if (contents.length === 0) return;
  await tx
    .insertInto("box_contents")
    .values(contents)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((eb) => ({
        position: eb.ref("excluded.position"),
        name: eb.ref("excluded.name"),
        count: eb.ref("excluded.count"),
        memo: eb.ref("excluded.memo"),
        updated_at: eb.ref("excluded.updated_at"),
      })),
    )
    .execute();
}

export async function deleteContents(tx: Tx, contentIds: readonly string[]): Promise<void> {
  if (contentIds.length === 0) return;
  await tx.deleteFrom("box_contents").where("id", "in", contentIds).execute();
}

/** A content of this box; throws not_found for any other. */
export function findContent(
  db: Connection,
  { contentId, boxId }: { readonly contentId: string; readonly boxId: string },
): Promise<StoredContent> {
  return db
    .selectFrom("box_contents")
    .selectAll()
    .where("id", "=", contentId)
    .where("box_id", "=", boxId)
    .executeTakeFirstOrThrow(() => new ProblemError("not_found"));
}
