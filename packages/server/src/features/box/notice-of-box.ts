import type { Connection } from "../../db/tables.ts";
import type { NoticeFacts, NotifiedChange } from "../notice/notice-facts.ts";
import { findBoxById } from "./store.ts";

/** What the owner of a box is told of it; a box in stock has none. */
export async function noticeOfBox(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const { serial, user_id: userId } = await findBoxById(db, subjectId);
  return userId === null ? null : { userId, variables: { 박스: serial } };
}
