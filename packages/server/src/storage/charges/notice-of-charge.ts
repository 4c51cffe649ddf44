import { formatKoreanDate, formatWon, todayInSeoul } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import type { NoticeFacts, NotifiedChange } from "../../subject/notice-facts.ts";
import { findCharge } from "./store.ts";
import { findContract } from "../contract-state/store.ts";

/** Recipient and variables of a notice about a month of a storage contract. */
export async function noticeOfCharge(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts> {
  const charge = await findCharge(db, subjectId);
  const { order_serial: serial, next_charge_at: next } = await findContract(db, charge.contract_id);
  return {
    userId: charge.user_id,
    variables: {
      번호: serial,
      기간: `${formatKoreanDate(charge.from_date)}부터 ${formatKoreanDate(charge.until_date)}까지`,
      금액: formatWon(charge.amount),
      다음결제: next === null ? "없음" : formatKoreanDate(todayInSeoul(next)),
    },
  };
}
