import { damageNoticeUntil, todayInSeoul, type BoxStatus, type MoveStatus } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { findHistory } from "../../subject/history.ts";
import type { DamagedSubject, OwnThing } from "../../subject/damaged-things.ts";
import { viewReports } from "./report-view.ts";
import { findReportsOf } from "./store.ts";

/** The reports of a member's box or move, and the last day for a notice of damage to what they received. */
export async function listDamageReports(
  { db, clock, damagedThings }: Pick<Services, "db" | "clock" | "damagedThings">,
  own: OwnThing,
) {
  const { subject, refusal } = await damagedThings.find(db, own, clock());
  const reports = await findReportsOf(db, { subject, userId: own.userId });
  const isOpen = reports.some(({ status }) => status === "SENT");
  const received = await receivedAt(db, subject);
  return {
    serial: own.serial,
    canReport: refusal === null && !isOpen,
    noticeUntil: received === null ? null : damageNoticeUntil(todayInSeoul(received)),
    reports: await viewReports(db, reports, await damagedThings.photosToCompare(db, subject)),
  };
}

/** States from which a box reaches its owner; one that is RETURNED and ENDED later has not moved again. */
const handedOverFrom: ReadonlySet<BoxStatus | null> = new Set(["RETURNING", "LOST", "DAMAGED"]);
const isReturned = (status: BoxStatus) => status === "RETURNED" || status === "ENDED";

/** When the member last received the box, or the things of the move; null while they are with us. */
async function receivedAt(db: Connection, subject: DamagedSubject): Promise<Date | null> {
  if (subject.kind === "ESTIMATE") {
    const moves = await findHistory<MoveStatus>(db, subject);
    return moves.findLast(({ to_status: to }) => to === "WORKING_COMPLETE")?.at ?? null;
  }
  const history = await findHistory<BoxStatus>(db, subject);
  const last = history.at(-1);
  if (last === undefined || !isReturned(last.to_status)) return null;
  const received = history.findLast(
    ({ from_status: from, to_status: to }) => handedOverFrom.has(from) && isReturned(to),
  );
  return received?.at ?? null;
}
