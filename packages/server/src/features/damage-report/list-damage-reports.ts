import { canReportDamage, damageNoticeUntil, todayInSeoul, type BoxStatus } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { findHistory } from "../../subject/history.ts";
import { photosOfBox } from "../box/photos-of-box.ts";
import { findOwnBox, type OwnBox } from "../box/own-box.ts";
import { viewReports } from "./report-view.ts";
import { findReportsOf } from "./store.ts";

/** The reports of a member's box, and the last day for a notice of damage to a returned box. */
export async function listDamageReports({ db }: Pick<Services, "db">, own: OwnBox) {
  const box = await findOwnBox(db, own);
  const reports = await findReportsOf(db, { boxId: box.id, userId: own.userId });
  const isOpen = reports.some(({ status }) => status === "SENT");
  return {
    serial: box.serial,
    canReport: canReportDamage(box.status) && !isOpen,
    noticeUntil: await noticeUntil(db, box),
    reports: await viewReports(db, reports, await photosOfBox(db, box.id)),
  };
}

/** States from which a box reaches its owner; one that is RETURNED and ENDED later has not moved again. */
const handedOverFrom: ReadonlySet<BoxStatus | null> = new Set(["RETURNING", "LOST", "DAMAGED"]);

/** The last day for a notice of damage to a returned box; null while the box is with us. */
async function noticeUntil(
  db: Connection,
  { id, status }: { readonly id: string; readonly status: BoxStatus },
): Promise<string | null> {
  if (status !== "RETURNED" && status !== "ENDED") return null;
  const history = await findHistory<BoxStatus>(db, { kind: "BOX", id });
  const received = history.findLast(
    ({ from_status: from, to_status: to }) =>
      handedOverFrom.has(from) && (to === "RETURNED" || to === "ENDED"),
  );
  return received === undefined ? null : damageNoticeUntil(todayInSeoul(received.at));
}
