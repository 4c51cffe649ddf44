import { companyWorkKinds } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { findNoticeRecipient } from "../company/first-person-of.ts";
import type { NoticeFacts, NotifiedChange } from "../../subject/notice-facts.ts";
import { visitText } from "../../platform/reminder/reminder-text.ts";
import { findWork } from "./store.ts";

/** The facts of a notice about work, to its requester or, when they have left, the company's first user. */
export async function noticeOfWork(
  db: Connection,
  { subjectId, from }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const work = await findWork(db, subjectId);
  const asked = { companyId: work.company_id, userId: work.created_by };
  const userId = await findNoticeRecipient(db, asked);
  if (userId === null) return null;
  const day = work.appointment_date;
  return {
    userId,
    case: from,
    variables: {
      종류: companyWorkKinds[work.kind].label,
      개수: String(work.box_count),
      약속: day === null ? "없음" : visitText(day, work.appointment_time),
    },
  };
}
