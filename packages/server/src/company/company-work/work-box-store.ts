import { sql } from "kysely";
import type { Connection, Tx } from "../../db/tables.ts";

export async function insertWorkBoxes(
  tx: Tx,
  workId: string,
  boxes: readonly { readonly id: string; readonly number: number }[],
): Promise<void> {
  if (boxes.length === 0) return;
  const rows = boxes.map(({ id, number }) => ({ work_id: workId, number, box_id: id }));
  await tx.insertInto("company_work_boxes").values(rows).execute();
}

export async function findBoxIdsOfWork(
  db: Connection,
  wkId: string,
  which: "ALL" | "ON_WAY",
): Promise<readonly string[]> {
  let query = db.selectFrom("company_work_boxes").select("box_id").where("work_id", "=", wkId);
  if (which === "ON_WAY") query = query.where("arrived", "=", false);
  return (await query.orderBy("number").execute()).map(({ box_id: id }) => id);
}

/** Records that boxes have reached the end of the work's way, or are on it again. */
export async function setArrived(
  tx: Tx,
  boxes: { readonly wkId: string; readonly boxIds: readonly string[]; readonly arrived: boolean },
): Promise<void> {
  const { wkId, boxIds, arrived } = boxes;
  if (boxIds.length === 0) return;
  await tx
    .updateTable("company_work_boxes")
    .set({ arrived })
    .where("work_id", "=", wkId)
    .where("box_id", "in", boxIds)
    .execute();
}

/** Ids of a page of the work's boxes, those with a number below `before`, the newest box first. */
export function findBoxIdPage(
  db: Connection,
  filter: {
    readonly wkId: string;
    readonly before: number | null;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<readonly { readonly box_id: string; readonly number: number }[]> {
  const { wkId, before, offset, limit } = filter;
  return db
    .selectFrom("company_work_boxes")
    .select(["box_id", "number"])
    .where("work_id", "=", wkId)
    .where(before === null ? sql<boolean>`true` : sql<boolean>`number < ${before}::int`)
    .orderBy("number", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countWorkBoxes(db: Connection, wkId: string): Promise<number> {
  const { count } = await db
    .selectFrom("company_work_boxes")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("work_id", "=", wkId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteWorkBoxes(tx: Tx, wkId: string): Promise<void> {
  await tx.deleteFrom("company_work_boxes").where("work_id", "=", wkId).execute();
}
