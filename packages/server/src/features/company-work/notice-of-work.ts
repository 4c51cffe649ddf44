import { companyWorkKinds, formatKoreanDate, formatTimeSlot } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import type { NoticeFacts, NotifiedChange } from "../notice/notice-facts.ts";
import { findWork } from "./store.ts";

const visitText = (day: string, time: string | null) =>
  time === null ? formatKoreanDate(day) : `${formatKoreanDate(day)} ${formatTimeSlot(time)}`;

/** What whoever asked for work is told of it. */
export async function noticeOfWork(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const work = await findWork(db, subjectId);
  if (work === null) return null;
  const day = work.appointment_date;
  return {
    userId: work.created_by,
    variables: {
      종류: companyWorkKinds[work.kind].label,
      개수: String(work.box_count),
      약속: day === null ? "없음" : visitText(day, work.appointment_time),
    },
  };
}
