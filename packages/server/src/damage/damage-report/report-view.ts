import type { Connection } from "../../db/tables.ts";
import type { PhotoOfBox } from "../../subject/damaged-things.ts";
import { photosOn } from "../../platform/file/photos.ts";
import { findPaidTimes, type StoredReport } from "./store.ts";

/** A report with the pictures of the damage, the earlier ones to compare, and the time of its payment. */
export type ReportView = Awaited<ReturnType<typeof viewReports>>[number];

/**
 * Reports of one box or move as they are shown. An earlier picture that its owner has deleted since is omitted from a
 * draft and stays in a sent report (`keepEvidence`).
 */
export async function viewReports(
  db: Connection,
  reports: readonly StoredReport[],
  photosOfBox: readonly PhotoOfBox[],
) {
  const ids = reports.map(({ id }) => id);
  const photos = await photosOn(db, { kind: "DAMAGE_REPORT", ids });
  const paidTimes = await findPaidTimes(db, ids);
  const deleted = await deletedPhotosOf(db, reports);
  return reports.map((report) => {
    const known = report.status === "DRAFT" ? photosOfBox : [...deleted, ...photosOfBox];
    return {
      report,
      photos: photos.get(report.id) ?? [],
      compared: known.filter(({ file }) => report.compared.includes(file.id)),
      paidAt: paidTimes.get(report.id) ?? null,
    };
  });
}

export async function viewReport(
  db: Connection,
  report: StoredReport,
  photosOfBox: readonly PhotoOfBox[],
): Promise<ReportView> {
  const [view] = await viewReports(db, [report], photosOfBox);
  if (view === undefined) throw new Error("A report that was stored is shown");
  return view;
}

/** Pictures of contents that were deleted after they were sent with a report; only packing pictures can be. */
async function deletedPhotosOf(
  db: Connection,
  reports: readonly StoredReport[],
): Promise<readonly PhotoOfBox[]> {
  const boxes = reports.map(({ box_id: boxId }) => boxId).filter((boxId) => boxId !== null);
  const ids = [...new Set(boxes)];
  const files = [...(await photosOn(db, { kind: "DAMAGE_EVIDENCE", ids })).values()].flat();
  return files.map((file) => ({ kind: "PACKING", file, at: file.created_at }) as const);
}
