import { formatKoreanDate, formatWon, lastDayInSeoul } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import type { NoticeFacts, NotifiedChange } from "../../subject/notice-facts.ts";
import { findById } from "./store.ts";

/** Recipient and variables of a notice about a custom payment; null when the operator sends the link by hand. */
export async function noticeOfCustomPayment(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const request = await findById(db, subjectId);
  if (request.user_id === null) return null;
  return {
    userId: request.user_id,
    variables: {
      내용: request.title,
      금액: formatWon(request.amount),
      이유: request.reason,
      기한: formatKoreanDate(lastDayInSeoul(request.expires_at)),
      링크: request.url,
    },
  };
}
