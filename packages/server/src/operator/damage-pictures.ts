import { boxPhotoKinds } from "@damadum/domain";
import { photosOfBox } from "../features/box/photos-of-box.ts";
import { fileNames } from "../features/file/file-names.ts";
import { viewReports } from "../features/damage-report/report-view.ts";
import { findReportForOperator } from "../features/damage-report/store.ts";
import { ProblemError } from "../http/problem-error.ts";
import type { Services } from "../services.ts";
import { timeCell } from "./korean.ts";

/**
 * The pictures of a report that was sent beside those of its box, the oldest first, as a page that needs no server:
 * HTML in base64. An unknown report, or one that was not sent, is not found.
 */
export async function damagePictures(
  { db, files }: Pick<Services, "db" | "files">,
  reportId: string,
): Promise<string> {
  const report = await findReportForOperator(db, reportId);
  if (report === null || report.sent_at === null) throw new ProblemError("not_found");
  const [view] = await viewReports(db, [report], await photosOfBox(db, report.box_id));
  if (view === undefined) throw new Error("A report that was stored is shown");
  const pictures = [
    ...view.compared.map(({ kind, file, at }) => ({
      fileId: file.id,
      words: `${boxPhotoKinds[kind].label} ${timeCell(at)?.text}`,
    })),
    ...view.photos.map(({ id }) => ({ fileId: id, words: "신고한 사진" })),
  ];
  const figures = await Promise.all(
    pictures.map(async ({ fileId, words }) => {
      const bytes = await files.get(fileNames(fileId).FULL);
      const picture =
        bytes === null
          ? "<p>사진 파일이 없어요.</p>"
          : `<img src="data:image/webp;base64,${Buffer.from(bytes).toString("base64")}" alt="">`;
      return `<figure>${picture}<figcaption>${words}</figcaption></figure>`;
    }),
  );
  return Buffer.from(pageOf(report.box_serial, figures)).toString("base64");
}

/** A page of numbers, times and our own words: nothing of it comes from a customer. */
const pageOf = (serial: string, figures: readonly string[]) => `<!doctype html>
<html lang="ko">
<meta charset="utf-8">
<title>${serial} 파손 신고 사진</title>
<style>
main { display: flex; flex-wrap: wrap; gap: 16px; font: 16px sans-serif; }
figure { margin: 0; }
img { max-width: min(480px, 100%); }
</style>
<h1>${serial} 파손 신고 사진</h1>
<main>${figures.length === 0 ? "<p>사진이 없어요.</p>" : figures.join("")}</main>
</html>
`;
