import { formatKoreanDate, formatWon } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { findNoticeRecipient } from "../company/first-person-of.ts";
import type { NoticeFacts, NotifiedChange } from "../../subject/notice-facts.ts";
import { findContract } from "./store.ts";

/** The facts of a notice about a contract, to its requester or, when they have left, the company's first user. */
export async function noticeOfContract(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const contract = await findContract(db, subjectId);
  const asked = { companyId: contract.company_id, userId: contract.created_by };
  const userId = await findNoticeRecipient(db, asked);
  if (userId === null) return null;
  const monthly = contract.monthly_amount;
  const variables = {
    계약: contract.name,
    개수: String(contract.box_count),
    월요금: monthly === null ? "없음" : formatWon(monthly),
    시작: formatKoreanDate(contract.start_date),
  };
  return { userId, variables };
}
