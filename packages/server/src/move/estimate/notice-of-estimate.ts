import { formatKoreanDate, formatTimeSlot, formatWon } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import type { NoticeFacts, NotifiedChange } from "../../subject/notice-facts.ts";
import { ledgerOfEstimate } from "./estimate-view.ts";
import { findEstimate } from "./store.ts";

/** Recipient and variables of a notice about a move; null for a visitor, who has no phone number. */
export async function noticeOfEstimate(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const estimate = await findEstimate(db, "id", subjectId);
  if (estimate.user_id === null) return null;
  const ledger = ledgerOfEstimate(estimate);
  return {
    userId: estimate.user_id,
    variables: {
      번호: estimate.serial,
      날짜: formatKoreanDate(estimate.move_date),
      시간: formatTimeSlot(estimate.move_time),
      금액: formatWon(ledger.total),
      낸금액: formatWon(ledger.paid),
      잔금: formatWon(ledger.balance),
      수수료: formatWon(ledger.cancelFee),
      환불: formatWon(ledger.refund),
      배상: ledger.compensation === 0 ? "없음" : formatWon(ledger.compensation),
    },
  };
}
