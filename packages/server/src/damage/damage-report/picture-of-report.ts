import { boxPhotoKinds, type BoxPhotoKind } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { fileNames } from "../../platform/file/file-names.ts";
import { viewReport } from "./report-view.ts";
import { findReportForOperator, subjectOfReport } from "./store.ts";
import { joinImages } from "../../providers/images/images.ts";

const IN_A_ROW = 5;
const kinds: readonly BoxPhotoKind[] = ["PACKING", "PICK_UP", "INTAKE", "RETURN"];

/** All pictures of a report joined into one, the damage first and then the box from packing on, with their order. */
export async function pictureOfReport(
  { db, files, damagedThings }: Pick<Services, "db" | "files" | "damagedThings">,
  id: string,
): Promise<{ readonly bytes: Uint8Array; readonly order: string }> {
  const report = await findReportForOperator(db, id);
  if (report === null || report.sent_at === null) throw new ProblemError("not_found");
  const earlier = await damagedThings.photosToCompare(db, subjectOfReport(report));
  const { photos, compared } = await viewReport(db, report, earlier);
  const groups = [
    { label: "상한 곳", ids: photos.map((file) => file.id) },
    ...kinds.map((kind) => ({
      label: boxPhotoKinds[kind].label,
      ids: compared.filter((each) => each.kind === kind).map(({ file }) => file.id),
    })),
  ];
  const rows = await Promise.all(
    groups.map(async ({ label, ids }) => ({ label, images: await imagesOf(files, ids) })),
  );
  const images = rows.flatMap((row) => row.images);
  if (images.length === 0) throw new ProblemError("not_found");
  const order = rows
    .filter((row) => row.images.length > 0)
    .map((row) => `${row.label} ${row.images.length}장`)
    .join(", ");
  return { bytes: await joinImages(images, IN_A_ROW), order };
}

/** The stored images; those whose file is missing are omitted. */
async function imagesOf(files: Services["files"], ids: readonly string[]) {
  const stored = await Promise.all(ids.map((id) => files.get(fileNames(id).FULL)));
  return stored.filter((bytes) => bytes !== null);
}
