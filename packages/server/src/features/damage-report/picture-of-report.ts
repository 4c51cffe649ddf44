import { boxPhotoKinds, type BoxPhotoKind } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import { joinImages } from "../../providers/images/join-images.ts";
import type { Services } from "../../services.ts";
import { photosOfBox } from "../box/photos-of-box.ts";
import { fileNames } from "../file/file-names.ts";
import { viewReports } from "./report-view.ts";
import { findReportForOperator } from "./store.ts";

const IN_A_ROW = 5;
const kinds: readonly BoxPhotoKind[] = ["PACKING", "PICK_UP", "INTAKE", "RETURN"];

/** Every picture of a report in one, the damage first and then the box from packing on, and what stands where. */
export async function pictureOfReport(
  { db, files }: Pick<Services, "db" | "files">,
  id: string,
): Promise<{ readonly bytes: Uint8Array; readonly order: string }> {
  const report = await findReportForOperator(db, id);
  if (report === null || report.sent_at === null) throw new ProblemError("not_found");
  const [view] = await viewReports(db, [report], await photosOfBox(db, report.box_id));
  const { photos = [], compared = [] } = view ?? {};
  const groups = [
    { label: "상한 곳", ids: photos.map((file) => file.id) },
    ...kinds.map((kind) => ({
      label: boxPhotoKinds[kind].label,
      ids: compared.filter((each) => each.kind === kind).map(({ file }) => file.id),
    })),
  ].filter(({ ids }) => ids.length > 0);
  const stored = groups.flatMap(({ ids }) => ids).map((each) => files.get(fileNames(each).FULL));
  const images = (await Promise.all(stored)).filter((bytes) => bytes !== null);
  if (images.length === 0) throw new ProblemError("not_found");
  const order = groups.map(({ label, ids }) => `${label} ${ids.length}장`).join(", ");
  return { bytes: await joinImages(images, IN_A_ROW), order };
}
