import { brand } from "@damadum/domain";
import { getFile, getMyData, isApiError, type MyDataRow } from "@damadum/sdk";
import { saveFile } from "../../../shared/browser/save-file.ts";

/** Saves all that is stored about the member as one JSON file, their pictures in it. */
export async function saveMyData(): Promise<void> {
  const { made_at: madeAt, tables } = await getMyData();
  const whole = [];
  for (const table of tables) {
    const rows = table.name === "files" ? await withPictures(table.rows) : table.rows;
    whole.push({ ...table, rows });
  }
  const text = JSON.stringify({ made_at: madeAt, tables: whole }, undefined, 2);
  const file = new Blob([text], { type: "application/json" });
  await saveFile(file, `${brand.name}-내-자료-${madeAt.slice(0, 10)}.json`);
}

/** One after the other, so that many pictures do not use up what the server allows at once. */
async function withPictures(rows: readonly MyDataRow[]): Promise<MyDataRow[]> {
  const shown = [];
  for (const row of rows) {
    const picture = await getFile(String(row["id"]), { size: "FULL" }).catch((error: unknown) => {
      // One that is being deleted is there no more; without any other the file would not be whole.
      if (isApiError(error) && error.problem.code === "not_found") return null;
      throw error;
    });
    shown.push({ ...row, picture: picture === null ? null : await toDataUrl(picture) });
  }
  return shown;
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("loadend", () => {
      if (typeof reader.result === "string") resolve(reader.result);
      else reject(reader.error ?? new Error("The picture cannot be read"));
    });
    reader.readAsDataURL(blob);
  });
}
