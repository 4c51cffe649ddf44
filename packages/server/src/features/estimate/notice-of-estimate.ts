import { formatKoreanDate, formatTimeSlot, formatWon, moveBalance } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import type { NoticeFacts, NotifiedChange } from "../notice/notice-facts.ts";
import { sumRefundsOf } from "../payment/refund-store.ts";
import { compensationOf } from "../compensation/compensation-of.ts";
import { moneyOf } from "./estimate-money.ts";
import { findEstimate } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

/** Recipient and variables of a notice about a move; null for a visitor, who has no phone number. */
export async function noticeOfEstimate(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const estimate = await findEstimate(db, subjectId);
  if (estimate.user_id === null) return null;
  const { totalAmount: total, paidAmount: paid } = moneyOf(estimate);
  const compensation = await compensationOf(db, estimate.id);
  const back = await sumRefundsOf(db, subjectOfEstimate(estimate.id));
  return {
    userId: estimate.user_id,
    variables: {
      번호: estimate.serial,
      날짜: formatKoreanDate(estimate.move_date),
      시간: formatTimeSlot(estimate.move_time),
      금액: formatWon(total),
      낸금액: formatWon(paid),
      잔금: formatWon(moveBalance(moneyOf(estimate))),
      수수료: formatWon(Math.max(paid - back.pending, 0)),
      환불: formatWon(back.decided),
      배상: compensation === 0 ? "없음" : formatWon(compensation),
    },
  };
}
