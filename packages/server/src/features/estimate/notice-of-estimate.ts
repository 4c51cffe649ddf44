import { formatKoreanDate, formatTimeSlot, formatWon } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import type { NoticeFacts, ToldChange } from "../notice/notice-facts.ts";
import { findEstimate } from "./store.ts";

/** What the member is told of a move; a visitor has no number to tell. */
export async function noticeOfEstimate(
  db: Connection,
  { subjectId }: ToldChange,
): Promise<NoticeFacts | null> {
  const estimate = await findEstimate(db, subjectId);
  if (estimate.user_id === null) return null;
  return {
    userId: estimate.user_id,
    variables: {
      번호: estimate.serial,
      날짜: formatKoreanDate(estimate.move_date),
      시간: formatTimeSlot(estimate.move_time),
      금액: formatWon(estimate.total_amount),
    },
  };
}
