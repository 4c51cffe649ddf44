import type { Connection } from "../../db/tables.ts";
import type { PhotoOfBox } from "../box/photos-of-box.ts";
import { photosOn } from "../file/photos.ts";
import { findPaidTimes, type StoredReport } from "./store.ts";

/** A report with the pictures of the damage, the earlier ones beside them, and when it was paid. */
export type ReportView = Awaited<ReturnType<typeof viewReports>>[number];

/** Reports of one box as they are shown. An earlier picture that its owner has deleted since is left out. */
export async function viewReports(
  db: Connection,
  reports: readonly StoredReport[],
  photosOfBox: readonly PhotoOfBox[],
) {
  const ids = reports.map(({ id }) => id);
  const photos = await photosOn(db, { kind: "DAMAGE_REPORT", ids });
  const paidTimes = await findPaidTimes(db, ids);
  return reports.map((report) => ({
    report,
    photos: photos.get(report.id) ?? [],
    compared: photosOfBox.filter(({ file }) => report.compared.includes(file.id)),
    paidAt: paidTimes.get(report.id) ?? null,
  }));
}
