import { formatWon } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { findReportForOperator, subjectOfReport, deleteDraftsOf } from "./store.ts";
import type { NoticeFacts, NotifiedChange, WithdrawalStep } from "../../subject/composition.ts";

export async function noticeOfDamageReport(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const report = await findReportForOperator(db, subjectId);
  if (report === null) return null;
  return {
    userId: report.user_id,
    case: subjectOfReport(report).kind,
    variables: {
      번호: report.serial,
      물건: report.item,
      금액: formatWon(report.amount ?? 0),
      답변: report.answer ?? "신고 화면에서 확인해 주세요.",
    },
  };
}

/** Deletes drafts. The law wants sent reports kept under the member's number for three years, as for any dispute. */
export const damageReportWithdrawal: WithdrawalStep = {
  forget: (tx, { userId }) => deleteDraftsOf(tx, userId),
};
