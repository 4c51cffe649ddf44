import { isBoxInStorage } from "@damadum/domain";
import { listCompanyBoxes, updateCompanyBox } from "@damadum/sdk";
import type { BadRow, BoxRow, ReadBoxes } from "./box-csv.ts";

/** A row whose box was found and can be changed. */
export interface FoundRow extends BoxRow {
  readonly id: string;
}

interface Found {
  readonly rows: readonly FoundRow[];
  readonly bad: readonly BadRow[];
}

// Operations as they are: checking or writing a whole file is one mutation of the dialog, of as many calls as it has rows.

/** Looks up every box of a file before anything is written. @throws ApiError, NetworkError */
export async function findRows(
  { rows, bad }: ReadBoxes,
  onProgress: (count: number) => void,
): Promise<Found> {
  const found: FoundRow[] = [];
  const unknown: BadRow[] = [];
  for (const [index, row] of rows.entries()) {
    const { items } = await listCompanyBoxes({ q: row.serial, limit: 1 });
    const box = items.find(({ serial }) => serial === row.serial);
    if (box === undefined) unknown.push({ line: row.line, reason: "우리 회사의 박스가 아니에요." });
    else if (!isBoxInStorage(box.status)) {
      unknown.push({ line: row.line, reason: "폐기했거나 끝난 박스는 고칠 수 없어요." });
    } else found.push({ ...row, id: box.cpbox_id });
    onProgress(index + 1);
  }
  return { rows: found, bad: [...bad, ...unknown].toSorted((a, b) => a.line - b.line) };
}

/**
 * Writes row by row; one that fails is listed and leaves its box as it was, the others are not held up. Written again,
 * a row changes nothing.
 */
export async function writeRows(
  rows: readonly FoundRow[],
  onProgress: (count: number) => void,
): Promise<readonly BadRow[]> {
  const failed: BadRow[] = [];
  for (const [index, { id, line, changes }] of rows.entries()) {
    try {
      await updateCompanyBox(id, changes);
    } catch (error) {
      failed.push({ line, reason: error instanceof Error ? error.message : "저장하지 못했어요." });
    }
    onProgress(index + 1);
  }
  return failed;
}
