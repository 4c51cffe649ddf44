import { formatWon } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import type { NoticeFacts, NotifiedChange } from "../notice/notice-facts.ts";
import { findReportForOperator } from "./store.ts";

/** The facts of a member's notice about their damage report. */
export async function noticeOfDamageReport(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const report = await findReportForOperator(db, subjectId);
  if (report === null) return null;
  return {
    userId: report.user_id,
    variables: {
      박스: report.box_serial,
      물건: report.item,
      금액: formatWon(report.amount ?? 0),
      답변: report.answer ?? "박스 화면에서 확인해 주세요.",
    },
  };
}
