import { contractChangeTypes, formatKoreanDate, formatWon, storageGrades } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import type { NoticeFacts, NotifiedChange } from "../../subject/notice-facts.ts";
import { findChange } from "./store.ts";
import { findContract } from "../contract-state/store.ts";

/** Recipient and variables of a notice about a change of a storage contract. */
export async function noticeOfContractChange(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts> {
  const change = await findChange(db, subjectId);
  const contract = await findContract(db, change.contract_id);
  const end = change.end_date ?? contract.end_date;
  return {
    userId: change.user_id,
    case: change.kind,
    variables: {
      번호: contract.order_serial,
      변경: contractChangeTypes[change.kind].label,
      금액: formatWon(change.total_amount),
      등급: storageGrades[change.grade].label,
      종료일: end === null ? "정하기 전" : formatKoreanDate(end),
    },
  };
}
