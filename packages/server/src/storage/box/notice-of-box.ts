import type { Connection } from "../../db/tables.ts";
import type { NoticeFacts, NotifiedChange } from "../../subject/notice-facts.ts";
import { findBoxById } from "./store.ts";

/** Recipient and variables of a notice about a box; null for a box in stock, which has no owner. */
export async function noticeOfBox(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const { serial, user_id: userId } = await findBoxById(db, subjectId);
  return userId === null ? null : { userId, variables: { 박스: serial } };
}
